import { eq, sql as raw } from 'drizzle-orm'
import { type Database, write } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Jobs } from '../../platform/mail/mail-queue.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { auditStore, members } from '../account/public.ts'
import type { Happened } from '../happening/public.ts'
import { memberBlogStore } from './member-blog-store.ts'
import { memberBlogs } from './member-blog-tables.ts'
import { writtenBy } from './own-blog-routes.ts'
import { PUBLISH_JOB, publishText } from './publish-member-blog.ts'

interface Dependencies {
  readonly database: Database
  readonly happened: (queue: MailQueue) => Happened
}

/**
 * Publishes a blog when its time has come. A second run, or one from before it was postponed, does nothing. A blog that cannot be
 * published automatically goes back to the editors.
 */
export const publishJobs = ({ database, happened }: Dependencies): Jobs => ({
  [PUBLISH_JOB]: async (payload, queue) => {
    const { id } = payload as { id: string }
    try {
      await publishDue(database, happened(queue), id)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await giveBack(database, happened(queue), id)
    }
  },
})

/** Locks a due blog. The lock is the first statement, so a transaction that waited for it sees the other's changes. */
async function dueForUpdate(tx: Parameters<typeof publishText>[0]['tx'], id: string) {
  const row = await memberBlogStore.getForUpdate(tx, id)
  if (row?.state !== 'scheduled') return undefined
  const [due] = await tx
    .select({ status: members.status })
    .from(memberBlogs)
    .innerJoin(members, eq(members.id, memberBlogs.authorId))
    .where(raw`${memberBlogs.id} = ${id} and ${memberBlogs.publishAt} <= now()`)
  // The text of a member with a closed account waits for an editor.
  return due?.status === 'approved' ? row : undefined
}

const publishDue = (database: Database, happened: Happened, id: string) =>
  write(database, async (tx, changed) => {
    const row = await dueForUpdate(tx, id)
    if (!row) return
    await publishText({ tx, changed, happened, editorId: null }, row)
    await auditStore.create(tx, { action: 'memberblog.publish', outcome: 'ok', target: id })
    await happened(tx, 'blog.changed', { ...writtenBy(row), news: 'published' })
  })

const giveBack = (database: Database, happened: Happened, id: string) =>
  write(database, async (tx) => {
    const row = await dueForUpdate(tx, id)
    if (!row) return
    await memberBlogStore.mark(tx, id, { state: 'submitted', publishAt: null, submittedAt: new Date() })
    await happened(tx, 'blog.changed', { ...writtenBy(row), news: 'returned' })
  })
