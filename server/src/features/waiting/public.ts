// What waits for a decision, for the notifications and the mails about it.

export { DECIDING_TASKS, kindsOf, MOST_SHOWN, type WaitingNews, waitingStore } from './waiting-store.ts'
