// What waits for a decision, for notifications and mails.

export { DECIDING_TASKS, kindsOf, MOST_SHOWN, type WaitingNews, waitingStore } from './waiting-store.ts'
