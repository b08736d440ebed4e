import { say } from 'words:ask'
import type { ExpectedWait, QuestionState } from '@callofcode/contract/ask/ask'
import type { Asked } from '@callofcode/contract/ask/ask-form'
import type { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns the usual waiting time, rounded up to a spoken figure. */
export function waitWords(to: Asked, { seconds }: Pick<ExpectedWait, 'seconds'>): string {
  if (seconds === null) return say('tooFewToTell')
  const time = timeOf(seconds)
  return to === 'mentors' ? say('mentorsUsually', { time }) : say('forumUsually', { time })
}

function timeOf(seconds: number): string {
  if (seconds <= 55 * MINUTE) return say('minutes', { count: Math.max(1, Math.ceil(seconds / MINUTE)) })
  if (seconds <= 2 * DAY) return say('hours', { count: Math.ceil(seconds / HOUR) })
  return say('days', { count: Math.ceil(seconds / DAY) })
}

const SAID: Readonly<Record<QuestionState, () => string>> = {
  open: () => say('waits'),
  answered: () => say('answered'),
  closed: () => say('closed'),
}
export const stateWords = (state: QuestionState) => SAID[state]()

/** The reasons for a report. */
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
