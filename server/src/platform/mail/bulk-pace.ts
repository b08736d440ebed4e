import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/database.ts'
import type { Env } from '../env.ts'
import { addJob, inSeconds } from '../jobs/add-job.ts'

export const BULK_JOB = 'bulk-mail'
/** Other jobs come first: a larger number is less urgent. */
const LESS_URGENT = 10
const TRIES = 25
/** The most steps. Each step halves the pace. */
const SLOWEST = 6
/** Seconds. */
const LONGEST_PAUSE = 600
/** Milliseconds. */
const SLOWEST_INTERVAL = 60_000

/** Returns the milliseconds between two mails, at the operator's pace halved `slowed` times. */
export const bulkInterval = (perMinute: number, slowed: number): number =>
  Math.min((60_000 / perMinute) * 2 ** slowed, SLOWEST_INTERVAL)

export interface BulkPace {
  /** How often the pace was halved. */
  readonly slowed: number
  /** Milliseconds until mails may be sent again. 0 means now. */
  readonly pause: number
}

/** Returns the current number of mails a minute. */
export const mailsAMinute = (
  { MAIL_BULK_PER_MINUTE }: Pick<Env, 'MAIL_BULK_PER_MINUTE'>,
  { slowed }: BulkPace,
) => Math.round(60_000 / bulkInterval(MAIL_BULK_PER_MINUTE, slowed))

/**
 * Plans the next job for bulk mails. Jobs of this queue never run in parallel, so one process at a time sends the mails one by
 * one. With `goOn`, a waiting job keeps its time, because newer mails may have set it.
 */
export async function planBulkMails(tx: Sql, inMilliseconds = 0, goOn = false) {
  const options = { tries: TRIES, queue: BULK_JOB, priority: LESS_URGENT, key: BULK_JOB, keepsTime: goOn }
  await addJob(tx, BULK_JOB, {}, { ...options, at: inSeconds(inMilliseconds / 1_000) })
}

/** The pace at which the mail server accepts bulk mails. It is in the database, because any process may send the next mails. */
export const bulkPace = {
  async get(sql: Sql): Promise<BulkPace> {
    const { rows } = await sql.execute<BulkPace & Record<string, unknown>>(raw`
      select slowed, greatest(0, extract(epoch from resume_at - now()) * 1000)::float8 as pause from bulk_mail_pace`)
    return rows[0] ?? { slowed: 0, pause: 0 }
  },

  /**
   * Halves the pace after the mail server asked for it or cannot be reached. The first pause is `seconds`, and each further one
   * is twice as long.
   */
  async slowDown(sql: Sql, seconds: number): Promise<number> {
    const { rows } = await sql.execute<{ pause: number }>(raw`
      with now_slower as (
        update bulk_mail_pace set slowed = least(slowed + 1, ${SLOWEST}),
          resume_at = now() + make_interval(secs => least(${seconds} * 2 ^ slowed, ${LONGEST_PAUSE}))
        returning resume_at)
      select (extract(epoch from resume_at - now()) * 1000)::float8 as pause from now_slower`)
    return rows[0]?.pause ?? 0
  },

  /** Raises the pace by one step after a while without errors. */
  async speedUp(sql: Sql) {
    await sql.execute(raw`update bulk_mail_pace set slowed = greatest(slowed - 1, 0)`)
  },
}
