import type { HandleListener } from '../handle/public.ts'
import { notificationStore } from './notification-store.ts'

/** Tells a member what became of the proof of an account elsewhere. Who proved it anew is not named. */
export const notifyHandles: HandleListener = {
  async ended(tx, kind, { memberId, account }) {
    await notificationStore.create(tx, [{ memberId, kind: `handle-${kind}`, words: account }])
  },
}
