import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { Env } from '../env.ts'
import { bulkInterval, bulkPace, planBulkMails } from './bulk-pace.ts'
import type { Mail } from './mailer.ts'

/** An error of a mail server, as nodemailer reports it. */
interface SmtpError {
  readonly responseCode?: number
  readonly response?: string
  readonly command?: string
}

/** Some servers report too many mails, at once or on one day, with a permanent code. */
const TOO_MANY =
  /\b5\.4\.5\b|\b5\.7\.0\b.*(rate|limit)|too many|rate.?limit|quota|limit (was )?exceeded|throttl/i

/**
 * Returns true if the server will never accept this mail for this address: it refused the address or the mail itself with a code
 * from 500. All other errors are temporary: a busy server, a rate limit, a wrong password, no connection.
 */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, response = '', command } = error as SmtpError
  if (responseCode < 500 || TOO_MANY.test(response)) return false
  return command === 'RCPT TO' || command === 'DATA'
}

/** One mail of a bulk mailing. */
export interface BulkMail {
  readonly id: string
  /** The same at each try, so that mail programs hide a duplicate. */
  readonly messageId: string
  /** Undefined when the recipient has unsubscribed. */
  readonly mail: Mail | undefined
}

/** A source of bulk mails. */
export interface BulkMails {
  /** Takes the next mails that are due. No other process gets them for two minutes. */
  take(most: number): Promise<readonly BulkMail[]>
  settle(id: string, outcome: 'sent' | 'refused' | 'dropped'): Promise<void>
  /** Returns mails to the queue, to be sent after some milliseconds. */
  release(ids: readonly string[], inMilliseconds: number): Promise<void>
  /** Returns a mail that could not be sent to the queue, with a longer wait each time. After days it counts as refused. */
  putOff(id: string, inMilliseconds: number): Promise<void>
  /** Returns the milliseconds until the next mail is due, or undefined when none waits. */
  nextDue(): Promise<number | undefined>
}

interface Given {
  readonly database: Database
  readonly env: Pick<Env, 'MAIL_BULK_PER_MINUTE' | 'MAIL_BULK_PAUSE_SECONDS'>
  readonly bulk: BulkMails
  readonly send: (mail: Mail, id: string) => Promise<unknown>
  readonly failed: (error: unknown) => void
  /** Aborted when the process ends. */
  readonly stopping: AbortSignal
}

const AT_ONCE = 10
/** Milliseconds of one job. Far below the time after which the job's process counts as dead. */
const LONGEST_RUN = 20_000
/** Mails sent in a row before the pace rises again. */
const ENOUGH = 20

/**
 * Sends due mails at the allowed pace for a while, then leaves the rest to the next job. When the mail server refuses for now,
 * all mails wait. The next try comes later and at a slower pace.
 */
export async function sendBulkMails(given: Given): Promise<void> {
  const { database } = given
  const { slowed, pause } = await bulkPace.get(database.sql)
  const next = pause > 0 ? pause : await sendSome(given, slowed)
  if (next !== undefined) await planBulkMails(database.sql, next, true)
}

/** Returns the milliseconds until the next run, or undefined when nothing waits. */
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
        // The mail moves behind the others, because the error may concern this mail alone.
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
