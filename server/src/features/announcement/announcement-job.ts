import { plainText } from '@callofcode/contract/plain-text'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { planBulkMails } from '../../platform/mail/bulk-pace.ts'
import type { Jobs } from '../../platform/mail/mail-queue.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { absoluteLinks } from '../../platform/markdown/render-plain.ts'
import { auditStore } from '../account/public.ts'
import type { Happened } from '../happening/public.ts'
import { publicUrlOf } from './announcement-mail.ts'
import { announcementStore } from './announcement-store.ts'
import type { AnnouncementRow } from './announcement-tables.ts'
import { ANNOUNCEMENT_JOB, tellStore } from './tell-store.ts'

interface Dependencies {
  readonly database: Database
  readonly env: Pick<Env, 'PUBLIC_URL' | 'PORT'>
  readonly happened: (queue: MailQueue) => Happened
}

/** New events and blogs are told by themselves. */
const TOLD_ALREADY: readonly (string | null)[] = ['event', 'blog']

/**
 * Publishes an announcement at its time and notifies its members, 500 in a transaction. The same transaction plans the next 500,
 * so after a crash the work continues behind the last whole page. A second job of the same announcement finds no work.
 */
export const announcementJobs = ({ database, env, happened }: Dependencies): Jobs => ({
  [ANNOUNCEMENT_JOB]: async (payload, queue) => {
    const { id, after } = payload as { id: string; after?: string }
    await write(database, async (tx) => {
      const row = await announcementStore.getForUpdate(tx, id)
      if (!row || row.withdrawnAt || row.toldAt) return
      if (!row.publishedAt) {
        // The announcement was postponed, or the clock was set back.
        if (!(await tellStore.publish(tx, id))) return tellStore.plan(tx, { id }, row.publishAt)
        await auditStore.create(tx, { action: 'announcement.publish', outcome: 'ok', target: id })
      }
      // Only the first job of an announcement finds that nobody was told.
      const isFirst = after === undefined && row.told === 0
      if (isFirst && row.to === 'everyone' && !TOLD_ALREADY.includes(row.itemKind))
        await happened(queue)(tx, 'announcement.sent', {
          id,
          title: row.title,
          text: await plainOf(row, env),
        })
      const { told, mails, next } = await tellStore.tellNext(tx, row, after)
      await tellStore.count(tx, id, told, next === undefined)
      if (mails > 0) await planBulkMails(tx)
      if (next) await tellStore.plan(tx, { id, after: next })
    })
  },
})

async function plainOf(
  { id, content, authorId }: AnnouncementRow,
  env: Dependencies['env'],
): Promise<string> {
  const { html } = await renderMarkdown(content, { headingIds: false, hideSpoilers: true, owner: authorId })
  return plainText(absoluteLinks(html, `${publicUrlOf(env)}/announcements/${id}`), { addresses: true }).trim()
}
