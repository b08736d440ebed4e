import { type Database, write } from '../../platform/database/database.ts'
import { planBulkMails } from '../../platform/mail/bulk-pace.ts'
import type { Jobs } from '../../platform/mail/mail-queue.ts'
import { auditStore } from '../account/public.ts'
import { announcementStore } from './announcement-store.ts'
import { ANNOUNCEMENT_JOB, tellStore } from './tell-store.ts'

interface Dependencies {
  readonly database: Database
}

/**
 * Publishes an announcement at its time and notifies its members, 500 in a transaction. The same transaction plans the next 500,
 * so after a crash the work continues behind the last whole page. A second job of the same announcement finds no work.
 */
export const announcementJobs = ({ database }: Dependencies): Jobs => ({
  [ANNOUNCEMENT_JOB]: async (payload) => {
    const { id, after } = payload as { id: string; after?: string }
    await write(database, async (tx) => {
      const row = await announcementStore.getForUpdate(tx, id)
      if (!row || row.withdrawnAt || row.toldAt) return
      if (!row.publishedAt) {
        // The announcement was postponed, or the clock was set back.
        if (!(await tellStore.publish(tx, id))) return tellStore.plan(tx, { id }, row.publishAt)
        await auditStore.create(tx, { action: 'announcement.publish', outcome: 'ok', target: id })
      }
      const { told, mails, next } = await tellStore.tellNext(tx, row, after)
      await tellStore.count(tx, id, told, next === undefined)
      if (mails > 0) await planBulkMails(tx)
      if (next) await tellStore.plan(tx, { id, after: next })
    })
  },
})
