// Questions about problems, for notifications.

export type { AskListener } from './ask-dependencies.ts'
export { askReadStore } from './ask-read-store.ts'
export { helpQuestions } from './ask-tables.ts'
