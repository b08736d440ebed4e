import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { Env } from '../env.ts'
import { bulkInterval, bulkPace, planBulkMails } from './bulk-pace.ts'
import type { Mail } from './mailer.ts'

/** What a mail server answered, as nodemailer hands it on. */
interface SmtpError {
  readonly responseCode?: number
  readonly response?: string
  readonly command?: string
}

/** Some say with a lasting code that too many mails came at once, or on one day. */
const TOO_MANY =
  /\b5\.4\.5\b|\b5\.7\.0\b.*(rate|limit)|too many|rate.?limit|quota|limit (was )?exceeded|throttl/i

/**
 * True where the server will never take this mail for this address: it refused the address or the mail itself with a code of
 * five hundred. Everything else passes: it is busy, counts, asks for another password, or cannot be reached.
 */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, response = '', command } = error as SmtpError
  if (responseCode < 500 || TOO_MANY.test(response)) return false
  return command === 'RCPT TO' || command === 'DATA'
}

/** A mail to one of many. */
export interface BulkMail {
  readonly id: string
  /** The same at each try, so that mail programs hide a second one. */
  readonly messageId: string
  /** Undefined when they do not want it any more. */
  readonly mail: Mail | undefined
}

/** Where mails to many come from. */
export interface BulkMails {
  /** Takes the next ones that are due. No other process gets them for two minutes. */
  take(most: number): Promise<readonly BulkMail[]>
  settle(id: string, outcome: 'sent' | 'refused' | 'dropped'): Promise<void>
  /** Gives mails back, to be sent after some milliseconds. */
  release(ids: readonly string[], inMilliseconds: number): Promise<void>
  /** The same for one that could not be sent: each time it waits longer. After days it counts as refused. */
  putOff(id: string, inMilliseconds: number): Promise<void>
  /** Milliseconds until the next one is due; undefined when none waits. */
  nextDue(): Promise<number | undefined>
}

interface Given {
  readonly database: Database
  readonly env: Pick<Env, 'MAIL_BULK_PER_MINUTE' | 'MAIL_BULK_PAUSE_SECONDS'>
  readonly bulk: BulkMails
  readonly send: (mail: Mail, id: string) => Promise<unknown>
  readonly failed: (error: unknown) => void
  /** The process ends. */
  readonly stopping: AbortSignal
}

const AT_ONCE = 10
/** Milliseconds of one job. Far below the time after which a job counts as one of a process that died. */
const LONGEST_RUN = 20_000
/** Sent one after the other before the pace goes up again. */
const ENOUGH = 20

/**
 * Sends what is due at the allowed pace for a while, then leaves the rest to the next job. When the mail server refuses for
 * now, all of them wait: it is asked again later, and more slowly.
 */
export async function sendBulkMails(given: Given): Promise<void> {
  const { database } = given
  const { slowed, pause } = await bulkPace.get(database.sql)
  const next = pause > 0 ? pause : await sendSome(given, slowed)
  if (next !== undefined) await planBulkMails(database.sql, next, true)
}

/** Returns after how many milliseconds to go on; undefined when nothing waits. */
async function sendSome(given: Given, slowedBefore: number): Promise<number | undefined> {
  const { database, env, bulk, stopping } = given
  const interval = bulkInterval(env.MAIL_BULK_PER_MINUTE, slowedBefore)
  const end = performance.now() + LONGEST_RUN
  let slowed = slowedBefore
  let inARow = 0
  for (;;) {
    const taken = await bulk.take(AT_ONCE)
    if (taken.length === 0) return bulk.nextDue()
    for (const [at, one] of taken.entries()) {
      const rest = taken.slice(at).map(({ id }) => id)
      if (stopping.aborted || performance.now() > end) {
        await bulk.release(rest, 0)
        return interval
      }
      const begun = performance.now()
      const outcome = await sendOne(given, one)
      if (outcome === 'later') {
        const pause = await bulkPace.slowDown(database.sql, env.MAIL_BULK_PAUSE_SECONDS)
        await bulk.release(rest.slice(1), pause)
        // Behind the others: what is wrong may be with this one alone.
        await bulk.putOff(one.id, pause)
        return pause
      }
      await bulk.settle(one.id, outcome)
      inARow += 1
      if (slowed > 0 && inARow % ENOUGH === 0) {
        await bulkPace.speedUp(database.sql)
        slowed -= 1
      }
      if (outcome !== 'dropped') await waitUntil(begun + interval, stopping)
    }
  }
}

async function sendOne({ send, failed }: Given, { messageId, mail }: BulkMail) {
  if (!mail) return 'dropped'
  try {
    await send(mail, messageId)
    return 'sent'
  } catch (error) {
    if (isForGood(error)) return 'refused'
    failed(error)
    return 'later'
  }
}

const waitUntil = (time: number, signal: AbortSignal) =>
  sleep(Math.max(0, time - performance.now()), undefined, { signal }).catch(() => undefined)
