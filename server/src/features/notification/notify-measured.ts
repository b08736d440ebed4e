import type { MeasureListener } from '../moderation/public.ts'
import { notificationStore } from './notification-store.ts'

/** Tells a member in the product what moderators did about them. No moderator is named. */
export const notifyMeasured: MeasureListener = {
  async taken(tx, kind, { id, memberId }) {
    await notificationStore.create(tx, [{ memberId, measureId: id, kind }])
  },
}
