import type { BlogNews } from '@callofcode/contract/notification'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { letter, type To } from '../../platform/mail/letter.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { BlogListener, ToldBlog } from '../member-blog/public.ts'
import { notificationStore } from './notification-store.ts'

/** Decisions, which are mailed too: their author may have left the site to wait for them. */
const MAILED = {
  changes: ['blogChangesSubject', 'blogChanges'],
  declined: ['blogDeclinedSubject', 'blogDeclined'],
  published: ['blogPublishedSubject', 'blogPublished'],
} as const satisfies Partial<Record<BlogNews, readonly string[]>>

const isMailed = (news: BlogNews): news is keyof typeof MAILED => Object.hasOwn(MAILED, news)

/** Notifies whoever writes or reviews a blog of what happened to it. Decisions do not name the editor. */
export const notifyWriters = (queue: MailQueue, publicUrl: string): BlogListener => ({
  async told(tx, told) {
    await notificationStore.createBlogNews(tx, told)
    if (!isMailed(told.news)) return
    const found = await decided(tx, told)
    if (found) await queue.queue(tx, decisionMail(MAILED[told.news], found, told, publicUrl))
  },
})

type Decided = To & { readonly title: string; readonly reason: string | null }

async function decided(tx: Sql, { memberBlogId, memberId }: ToldBlog): Promise<Decided | undefined> {
  const { rows } = await tx.execute<Decided & Record<string, unknown>>(raw`
    select m.email, m.name, m.language, b.title, b.reason from members m, member_blogs b
    where m.id = ${memberId} and m.status = 'approved' and b.id = ${memberBlogId}`)
  return rows[0]
}

const decisionMail = (
  [subject, told]: (typeof MAILED)[keyof typeof MAILED],
  { title, reason, ...to }: Decided,
  { memberBlogId }: ToldBlog,
  publicUrl: string,
) =>
  letter(to, (say) => ({
    subject: say(subject),
    paragraphs: [say(told, { title }), ...(reason ? [say('theReason', { reason })] : [])],
    link: { text: say('seeBlog'), address: `${publicUrl}/dashboard/my-blogs/${memberBlogId}` },
  }))
