import type { QuestionState } from '@callofcode/contract/learning/ask'
import { say } from './ask-words.ts'

const SAID: Readonly<Record<QuestionState, () => string>> = {
  open: () => say('waits'),
  answered: () => say('answered'),
  closed: () => say('closed'),
}
export const stateWords = (state: QuestionState) => SAID[state]()
