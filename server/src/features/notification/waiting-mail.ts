import { WAITING_KINDS, type WaitingKind } from '@callofcode/contract/moderation/moderation'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { PeriodicJob } from '../../platform/jobs/run-jobs.ts'
import { letter, type To } from '../../platform/mail/letter.ts'
import type { SayInMail } from '../../platform/mail/mail-words.ts'
import type { Mail, MailQueue } from '../../platform/mail/mailer.ts'
import { unsubscribeAddress } from '../../platform/mail/unsubscribe.ts'
import { kindsOf, type WaitingNews, waitingStore } from '../organiser/public.ts'
import { waitingMailStore } from './waiting-mail-store.ts'

export interface WaitingMails {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
  readonly mailer: MailQueue
  /** Returns the club's present time zone. */
  readonly timeZone: () => string
}

/** The upper bound of the counts. */
const MOST = 1_000
const NAMED = 5

/**
 * Mails everybody who may decide what waits for them, once a day from a set hour. Members without a pending decision get no mail.
 * The day and the mails are written in one transaction. So nobody gets two, however many processes run and wherever one dies.
 * Returns the number of mails.
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

/** Returns the day and the hour in a time zone. */
export function dayAndHour(now: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...({ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    hour: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) }
}

const SAID = {
  signups: { wait: 'signupsWait', many: 'signupsMany', link: 'signupsLink', path: '/dashboard/approvals' },
  flags: { wait: 'flagsWait', many: 'flagsMany', link: 'flagsLink', path: '/dashboard/moderation' },
  reports: { wait: 'reportsWait', many: 'reportsMany', link: 'reportsLink', path: '/dashboard/moderation' },
  experiences: {
    wait: 'experiencesWait',
    many: 'experiencesMany',
    link: 'experiencesLink',
    path: '/dashboard/submissions',
  },
  blogs: { wait: 'blogsWait', many: 'blogsMany', link: 'blogsLink', path: '/dashboard/blog-reviews' },
} as const satisfies Record<WaitingKind, object>

type Given = Pick<WaitingMails, 'env' | 'secret'>

function waitingMail({ env, secret }: Given, to: To & { id: string }, news: readonly WaitingNews[]): Mail {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const unsubscribe = unsubscribeAddress(publicUrl, secret, to.id, 'waiting')
  const mail = letter(to, (say) => ({
    subject: say('decideSubject', { what: news.map((one) => counted(say, one)).join(', ') }),
    paragraphs: [say('decide')],
    parts: news.map((one) => ({
      heading: counted(say, one),
      lines: [...one.newest.map((name) => name ?? say('deletedThread')), ...othersOf(say, one)],
      link: { text: say(SAID[one.kind].link), address: `${publicUrl}${SAID[one.kind].path}` },
    })),
    foot: { text: say('noWaitingMails'), address: unsubscribe },
  }))
  return { ...mail, unsubscribe }
}

function othersOf(say: SayInMail, { count, newest }: WaitingNews): string[] {
  if (count <= newest.length) return []
  return [count > MOST ? say('andMany') : say('andMore', { count: count - newest.length })]
}

const counted = (say: SayInMail, { kind, count }: WaitingNews) =>
  count > MOST ? say(SAID[kind].many, { count: MOST }) : say(SAID[kind].wait, { count })

/** Checks regularly whether the mails of the day are due. */
export const waitingMailJob = (given: WaitingMails): PeriodicJob => ({
  name: 'waiting-mails',
  every: 'minute',
  says: 'Mails about what waits',
  run: () => mailWaitingIfDue(given, new Date()),
})
