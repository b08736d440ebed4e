// Questions of the tracker, and their completion.

export { questions, topicQuestions, topics } from './curriculum-tables.ts'
export { progressStore } from './progress-store.ts'
