// Whom members do not want to hear, for notifications.

export { isDeafTo } from './relation-store.ts'
