// Questions of the tracker, and their completion.

export { BEHIND } from './behind.ts'
export { questions, topicQuestions, topics } from './curriculum-tables.ts'
export { progressStore, questionNow, WORKED_ON_LAST } from './progress-store.ts'
