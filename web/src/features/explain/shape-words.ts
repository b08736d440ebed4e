import type { Comparison } from '@callofcode/contract/solution/comparison'
import { say } from './explain-words.ts'

export type Kind = Extract<Comparison, { state: 'compared' }>['shapes'][number]['kind']

/** How a shape is called. */
export function wordsOfKind(kind: Kind): string {
  return WORDS[kind]()
}

const WORDS: Record<Kind, () => string> = {
  memo: () => say('memo'),
  search: () => say('search'),
  heap: () => say('heap'),
  sort: () => say('sort'),
  map: () => say('map'),
  recursion: () => say('recursion'),
  loops3: () => say('loops3'),
  loops2: () => say('loops2'),
  loops1: () => say('loops1'),
  loops0: () => say('loops0'),
  others: () => say('otherShapes'),
}
