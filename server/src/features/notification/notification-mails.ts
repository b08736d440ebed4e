import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { MailedRow } from './thread-mail-store.ts'

interface Told {
  readonly to: { readonly email: string; readonly name: string }
  readonly title: string
  readonly news: readonly MailedRow[]
  readonly publicUrl: string
  /** The unsubscribe link. */
  readonly unsubscribe: string
}

const MOST_LINES = 20
const DOES = {
  mention: 'mentioned you',
  reply: 'replied to you',
  thread: 'replied in your thread',
} as const

/** One mail about everything that happened to a member in one thread. It does not quote the posts. */
export function threadMail({ to, title, news, publicUrl, unsubscribe }: Told): Mail {
  const lines = news.map(({ actor, kind }) => `${actor ?? 'A former member'} ${DOES[kind]}.`)
  const [first] = news
  const more = lines.length - MOST_LINES
  const anchor = first && first.postId !== first.threadId ? `#reply-${first.postId}` : ''
  const mail = letter(to, {
    subject: subjectOf(lines, title),
    paragraphs: [
      `In the forum, in the thread "${title}":`,
      ...lines.slice(0, MOST_LINES),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    link: { text: 'Read it', address: `${publicUrl}/dashboard/forum/${first?.threadId}${anchor}` },
    foot: { text: 'No more mails about the forum', address: unsubscribe },
  })
  return { ...mail, unsubscribe }
}

function subjectOf([only = '', ...rest]: string[], title: string) {
  return rest.length === 0 ? `${only.replace(/\.$/, '')}: ${title}` : `${rest.length + 1} new in: ${title}`
}
