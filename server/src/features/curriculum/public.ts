// Questions of the tracker, and their completion.

export { CURRICULUM_LOCK, questions, topicQuestions, topics } from './curriculum-tables.ts'
export { progressStore, questionNow, workedOnLast } from './progress-store.ts'
export {
  inTracker,
  isTicked,
  mergedOf,
  OF_TOPICS,
  SHOWN_TOPIC,
  TOPIC,
  tickedAt,
  tickedBetween,
  UNDER_TOPIC,
  withMerged,
} from './question-fragments.ts'

/** Additions of the club follow the shipped rows, also those of later versions, until the club orders them. */
export const BEHIND = 1_000_000
