import type { Round } from '@callofcode/contract/learning/rounds'
import type { Messages } from '../../platform/language/messages.ts'
import type { PlainKey } from '../../platform/language/words.ts'
import { say } from './experience-words.ts'

const names: Readonly<Record<Round['kind'], PlainKey<Messages['experience']>>> = {
  assessment: 'assessment',
  coding: 'coding',
  technical: 'technical',
  design: 'design',
  project: 'project',
  manager: 'manager',
  hr: 'hr',
  other: 'other',
}

export const kindName = (kind: Round['kind']) => say(names[kind])
