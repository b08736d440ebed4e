// Questions of the tracker, and their completion.

export { BEHIND } from './behind.ts'
export { questions, topicQuestions, topics } from './curriculum-tables.ts'
export { progressStore, questionNow, workedOnLast } from './progress-store.ts'
