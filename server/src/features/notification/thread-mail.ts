import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { letter, type To } from '../../platform/mail/letter.ts'
import type { SayInMail } from '../../platform/mail/mail-words.ts'
import type { Mail, MailQueue, MailTasks } from '../../platform/mail/mailer.ts'
import { unsubscribeAddress } from '../../platform/mail/unsubscribe.ts'
import type { MemberRow } from '../account/public.ts'
import { type MailedKind, type MailedRow, threadMailStore } from './thread-mail-store.ts'

interface Dependencies {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
}

/** The member to mail and the thread. The text is written when the mail is sent. */
interface ThreadMail {
  readonly memberId: string
  readonly threadId: string
}

/** Queues a mail about a thread. A mail that is already queued covers the new event too. `at`: the earliest time. */
export const queueThreadMail = (queue: MailQueue, tx: Sql, about: ThreadMail, at?: Date) =>
  queue.queueTask(tx, 'thread-mail', about, { key: `${about.memberId} ${about.threadId}`, at })

/** Queues a mail about a thread for many members with one statement. */
export const queueThreadMails = (queue: MailQueue, tx: Sql, members: readonly string[], threadId: string) =>
  queue.queueTasks(
    tx,
    'thread-mail',
    members.map((memberId) => ({ value: { memberId, threadId }, key: `${memberId} ${threadId}` })),
  )

export const threadMailTask = (dependencies: Dependencies): MailTasks => ({
  'thread-mail': async (about, queue) => {
    await sendThreadMail(dependencies, queue, about as ThreadMail)
    return undefined
  },
})

/**
 * Mails a member about a thread. Events that they have read, or want no mails about, are left out. A pause follows each mail, and
 * one mail at its end covers all of it.
 */
async function sendThreadMail({ database, env, secret }: Dependencies, queue: MailQueue, about: ThreadMail) {
  const { memberId, threadId } = about
  await write(database, async (tx) => {
    const member = await threadMailStore.getMemberForUpdate(tx, memberId)
    if (!member) return
    const last = await threadMailStore.lastMailed(tx, memberId, threadId)
    const at = last && new Date(last.getTime() + env.THREAD_MAIL_SECONDS * 1000)
    if (at && at.getTime() > Date.now()) return queueThreadMail(queue, tx, about, at)
    const { title, news } = await threadMailStore.waiting(tx, memberId, threadId, kindsFor(member))
    if (news.length === 0) return
    const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
    const unsubscribe = unsubscribeAddress(publicUrl, secret, memberId, 'forum')
    await queue.queue(tx, threadMail({ to: member, title, news, publicUrl, unsubscribe }))
    await threadMailStore.markMailed(
      tx,
      news.map(({ id }) => id),
    )
  })
}

const kindsFor = ({ mailMentions, mailReplies }: MemberRow): MailedKind[] => [
  ...(mailMentions ? (['mention'] as const) : []),
  ...(mailReplies ? (['reply', 'thread', 'watched'] as const) : []),
]

interface Told {
  readonly to: To
  readonly title: string
  readonly news: readonly MailedRow[]
  readonly publicUrl: string
  readonly unsubscribe: string
}

const MOST_LINES = 20

/** Writes one mail about all events for a member in one thread. It does not quote the posts. */
function threadMail({ to, title, news, publicUrl, unsubscribe }: Told): Mail {
  const [first] = news
  const more = news.length - MOST_LINES
  const anchor = first && first.postId !== first.threadId ? `#reply-${first.postId}` : ''
  const mail = letter(to, (say) => ({
    subject: subjectOf(say, news, title),
    paragraphs: [
      say('inThread', { title }),
      ...news.slice(0, MOST_LINES).map((one) => say('didInThread', doing(say, one))),
      ...(more > 0 ? [say('andMoreLines', { count: more })] : []),
    ],
    link: { text: say('read'), address: `${publicUrl}/dashboard/forum/${first?.threadId}${anchor}` },
    foot: { text: say('noForumMails'), address: unsubscribe },
  }))
  return { ...mail, unsubscribe }
}

const doing = (say: SayInMail, { actor, kind }: MailedRow) => ({ name: actor ?? say('formerMember'), kind })

function subjectOf(say: SayInMail, news: readonly MailedRow[], title: string) {
  const [only] = news
  return only && news.length === 1
    ? say('didInThreadSubject', { ...doing(say, only), title })
    : say('newInThread', { count: news.length, title })
}
