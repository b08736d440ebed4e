import type pg from 'pg'

/** What of the queue waits, is tried again, and was given up. */
export interface WaitingMails {
  readonly waiting: number
  readonly failing: number
  readonly givenUp: number
  /** The error of the latest failed try, without an address. */
  readonly lastError: string | null
  readonly nextTry: Date | null
  /** Since when something waits that failed, or that is due. */
  readonly oldest: Date | null
}

// Other jobs hold no sealed letter.
const MAILS = `
  graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  where payload ->> 'sealed' is not null`
/** A code is useless long after somebody asked for it, and is not sent late. */
const LASTS = `tasks.identifier <> 'reset-code'`

export const waitingMails = {
  /** `most`: how many mails are looked at; all by default. */
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
   * Lets a site try at once what failed or was given up, with all its tries; a code only while it is still tried, as somebody
   * waits for it. Returns how many those are.
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
