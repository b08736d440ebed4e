// Questions of the tracker, and their completion.

export { questions } from './curriculum-tables.ts'
export { progressStore } from './progress-store.ts'
