import type { ExpectedWait } from '@callofcode/contract/learning/ask'
import type { Asked } from '@callofcode/contract/learning/ask-form'
import { say } from './ask-words.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long they usually take, rounded up to what people say. */
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
