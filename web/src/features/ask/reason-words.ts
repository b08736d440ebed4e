import type { FLAG_REASONS } from '@callofcode/contract/talk/flag-reasons'
import { say } from './ask-words.ts'

/** Why something is reported. */
export const reasonWords: Readonly<Record<(typeof FLAG_REASONS)[number], string>> = {
  get Spam() {
    return say('reasonSpam')
  },
  get 'Rude or abusive'() {
    return say('reasonRude')
  },
  get 'Off topic'() {
    return say('reasonOffTopic')
  },
  get 'Gives a solution away'() {
    return say('reasonSolution')
  },
  get Other() {
    return say('reasonOther')
  },
}
