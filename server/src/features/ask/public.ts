// Questions about problems, for notifications and mails about them.

export { askReadStore, isAsked, isMentor } from './ask-read-store.ts'
export { helpQuestions } from './ask-tables.ts'
