import { WAITING_KINDS, type WaitingKind } from '@callofcode/contract/moderation'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { letter, type To } from '../../platform/mail/letter.ts'
import type { Mail, MailQueue } from '../../platform/mail/mailer.ts'
import { unsubscribeAddress } from '../../platform/mail/unsubscribe.ts'
import { kindsOf, type WaitingNews, waitingStore } from '../waiting/public.ts'
import { waitingMailStore } from './waiting-mail-store.ts'

export interface WaitingMails {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
  readonly mailer: MailQueue
  /** The club's time zone, as it is now. */
  readonly timeZone: () => string
}

/** Counted up to this. */
const MOST = 1_000
const NAMED = 5

/**
 * Mails everybody who may decide what waits for them, once a day, from an hour on; who may decide about nothing that waits gets
 * none. The day and the mails are written in one transaction: however many processes there are and wherever one of them dies,
 * nobody gets two. Returns how many were written.
 */
export async function mailWaitingIfDue(given: WaitingMails, now: Date): Promise<number> {
  const { database, env, timeZone } = given
  const { day, hour } = dayAndHour(now, timeZone())
  if (env.WAITING_MAIL_HOUR === 'off' || hour < env.WAITING_MAIL_HOUR) return 0
  if (await waitingMailStore.isWritten(database.sql, day)) return 0
  return write(database, async (tx) => {
    if (!(await waitingMailStore.begin(tx, day))) return 0
    const news = await waitingStore.news(tx, { kinds: WAITING_KINDS, most: MOST + 1, names: NAMED })
    const deciders = news.length > 0 ? await waitingMailStore.deciders(tx, env) : []
    const mails = deciders.flatMap((to) => {
      const kinds = kindsOf(to)
      const theirs = news.filter(({ kind }) => kinds.includes(kind))
      return theirs.length > 0 ? [waitingMail(given, to, theirs)] : []
    })
    await given.mailer.queueAll(tx, mails)
    await waitingMailStore.finish(tx, day, mails.length)
    return mails.length
  })
}

/** The day and the hour of a clock on the wall there. */
export function dayAndHour(now: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...({ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    hour: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) }
}

const SAID: Readonly<Record<WaitingKind, { one: string; many: string; link: string; path: string }>> = {
  signups: { one: 'signup', many: 'signups', link: 'Decide about signups', path: '/dashboard/approvals' },
  flags: { one: 'flag', many: 'flags', link: 'Look at flagged posts', path: '/dashboard/moderation' },
  experiences: {
    ...{ one: 'interview experience', many: 'interview experiences' },
    ...{ link: 'Review what was sent in', path: '/dashboard/submissions' },
  },
  blogs: { one: 'blog', many: 'blogs', link: 'Read the blogs', path: '/dashboard/blog-reviews' },
}

type Given = Pick<WaitingMails, 'env' | 'secret'>

function waitingMail({ env, secret }: Given, to: To & { id: string }, news: readonly WaitingNews[]): Mail {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const unsubscribe = unsubscribeAddress(publicUrl, secret, to.id, 'waiting')
  const mail = letter(to, {
    subject: `For you to decide: ${news.map(({ kind, count }) => counted(kind, count)).join(', ')}`,
    paragraphs: ['This waits for a decision. The newest come first.'],
    parts: news.map(({ kind, count, newest }) => ({
      heading: counted(kind, count),
      lines: [
        ...newest,
        ...(count > newest.length
          ? [count > MOST ? 'and many more' : `and ${figures.format(count - newest.length)} more`]
          : []),
      ],
      link: { text: SAID[kind].link, address: `${publicUrl}${SAID[kind].path}` },
    })),
    foot: { text: 'No more mails about what waits', address: unsubscribe },
  })
  return { ...mail, unsubscribe }
}

const figures = new Intl.NumberFormat('en-US')
const counted = (kind: WaitingKind, count: number) =>
  `${count > MOST ? `${figures.format(MOST)}+` : figures.format(count)} ${count === 1 ? SAID[kind].one : SAID[kind].many}`
