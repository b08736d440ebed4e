// Notifications, for other mails that members can end by a link.

export { unsubscribeToken } from './unsubscribe-token.ts'
