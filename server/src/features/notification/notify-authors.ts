import type { ReviewListener } from '../experience/public.ts'
import { notificationStore } from './notification-store.ts'

/** Notifies the author of a submitted experience of what was decided. It does not name the admin. */
export const notifyAuthors: ReviewListener = {
  async reviewed(tx, experienceId, memberId, ruling) {
    const kind = ruling === 'accepted' ? 'published' : 'refused'
    await notificationStore.create(tx, [{ memberId, experienceId, kind }])
  },
}
