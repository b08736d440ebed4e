// Members that a member muted or blocked, for notifications.

export { wantsNothingOf } from './relation-store.ts'
