import type { Pool } from 'pg'

/** Until no job of the queue waits to be done now. */
export async function queueSettled(pool: Pick<Pool, 'query'>) {
  const waiting = 'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts'
  while ((await pool.query(waiting)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** The pause after the mails of this member is over, and with it what waited for its end. */
export async function mailPauseIsOver(pool: Pick<Pool, 'query'>, member: string) {
  // A job that is at work cannot be called earlier.
  await queueSettled(pool)
  await pool.query(
    `update notifications set mailed_at = mailed_at - interval '1 hour', created_at = created_at - interval '1 hour' where member_id = $1`,
    [member],
  )
  await pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())',
  )
  await queueSettled(pool)
}
