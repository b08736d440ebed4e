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
  UNDER_TOPIC,
  withMerged,
} from './question-fragments.ts'

/** What the club adds stands behind what is shipped, also behind what later versions ship, until the club orders it. */
export const BEHIND = 1_000_000
