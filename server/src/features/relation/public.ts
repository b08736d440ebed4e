// Whom members do not want to hear, for notifications.

export { wantsNothingOf } from './relation-store.ts'
