// Questions about problems, for notifications and mails about them.

export { isAsked, isMentor } from './ask-access.ts'
export { askReadStore } from './ask-read-store.ts'
export { helpQuestions } from './ask-tables.ts'
