import type { BlogNews } from '@callofcode/contract/notification/notification'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { letter, type To } from '../../platform/mail/letter.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'

const MAILED = {
  changes: ['blogChangesSubject', 'blogChanges'],
  declined: ['blogDeclinedSubject', 'blogDeclined'],
  published: ['blogPublishedSubject', 'blogPublished'],
} as const satisfies Partial<Record<BlogNews, readonly string[]>>

const isMailed = (news: BlogNews): news is keyof typeof MAILED => Object.hasOwn(MAILED, news)

interface News {
  readonly memberBlogId: string
  readonly memberId: string
  readonly news: BlogNews
  readonly publicUrl: string
}

/** Mails a member a decision about a blog that they write. Other news is not mailed. */
export async function queueBlogMail(queue: MailQueue, tx: Sql, about: News) {
  if (!isMailed(about.news)) return
  const found = await decided(tx, about)
  if (found) await queue.queue(tx, decisionMail(MAILED[about.news], found, about))
}

type Decided = To & { readonly title: string; readonly reason: string | null }

async function decided(tx: Sql, { memberBlogId, memberId }: News): Promise<Decided | undefined> {
  const { rows } = await tx.execute<Decided & Record<string, unknown>>(raw`
    select m.email, m.name, m.language, b.title, b.reason from members m, member_blogs b
    where m.id = ${memberId} and m.status = 'approved' and b.id = ${memberBlogId}`)
  return rows[0]
}

const decisionMail = (
  [subject, words]: (typeof MAILED)[keyof typeof MAILED],
  { title, reason, ...to }: Decided,
  { memberBlogId, publicUrl }: News,
) =>
  letter(to, (say) => ({
    subject: say(subject),
    paragraphs: [say(words, { title }), ...(reason ? [say('theReason', { reason })] : [])],
    link: { text: say('seeBlog'), address: `${publicUrl}/dashboard/my-blogs/${memberBlogId}` },
  }))
