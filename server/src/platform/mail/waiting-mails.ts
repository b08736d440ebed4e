import type pg from 'pg'

/** The mails in the queue that wait, are retried, and were given up. */
export interface WaitingMails {
  readonly waiting: number
  readonly failing: number
  readonly givenUp: number
  /** The error of the latest failed try, without an address. */
  readonly lastError: string | null
  readonly nextTry: Date | null
  /** When the oldest waiting mail was created if it failed, or became due. */
  readonly oldest: Date | null
}

// Only mail jobs contain a sealed letter.
const MAILS = `
  graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  where payload ->> 'sealed' is not null`
/** Excludes codes. A code expires soon after its request, so it is not sent late. */
const LASTS = `tasks.identifier <> 'reset-code'`

export const waitingMails = {
  /** `most`: how many mails are read. Null reads all. */
  async read(pool: pg.Pool, most: number | null = null): Promise<WaitingMails> {
    const { rows } = await pool.query<WaitingMails>(
      `select count(*) filter (where attempts < max_attempts)::int as waiting,
        count(*) filter (where attempts < max_attempts and last_error is not null)::int as failing,
        count(*) filter (where attempts >= max_attempts and lasts)::int as "givenUp",
        (array_agg(split_part(last_error, E'\\n', 1) order by updated_at desc)
          filter (where last_error is not null))[1] as "lastError",
        min(run_at) filter (where attempts < max_attempts) as "nextTry",
        min(case when last_error is not null then created_at when run_at <= now() then run_at end)
          filter (where attempts < max_attempts) as oldest
      from (select jobs.*, ${LASTS} as lasts from ${MAILS} limit $1) mails`,
      [most],
    )
    const [read] = rows
    if (!read) throw new Error('The queue has no answer.')
    return read
  },

  /**
   * Retries failed and given up mails at once, with all their tries. A code is retried only while its tries last, because
   * somebody waits for it. Returns the number of mails.
   */
  async tryAgain(pool: pg.Pool): Promise<number> {
    const again = (which: string, attempts: string) =>
      pool.query(`
        select graphile_worker.reschedule_jobs(array_agg(jobs.id), run_at := now(), attempts := ${attempts})
        from ${MAILS} and last_error is not null and locked_at is null and ${which} having count(*) > 0`)
    const lasting = await again(LASTS, '0')
    const codes = await again(`not (${LASTS}) and attempts < max_attempts`, 'null')
    return lasting.rows.length + codes.rows.length
  },
}
