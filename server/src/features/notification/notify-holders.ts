import type { CertificateListener } from '../certificate/public.ts'
import { notificationStore } from './notification-store.ts'

/** Notifies members of their certificates. It does not name the admin. */
export const notifyHolders: CertificateListener = {
  async issued(tx, given) {
    await notificationStore.create(
      tx,
      given.map(({ id, memberId }) => ({ memberId, certificateId: id, kind: 'certificate' as const })),
    )
  },
  async takenBack(tx, { id, memberId }) {
    await notificationStore.create(tx, [{ memberId, certificateId: id, kind: 'certificate-back' }])
  },
}
