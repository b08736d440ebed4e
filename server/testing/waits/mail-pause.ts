import type { Pool } from 'pg'

/** Waits until the queue has no job that is due. */
export async function queueSettled(pool: Pick<Pool, 'query'>) {
  const waiting = 'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts'
  while ((await pool.query(waiting)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Ends the pause after this member's mails, and runs the jobs that waited for its end. */
export async function mailPauseIsOver(pool: Pick<Pool, 'query'>, member: string) {
  // A running job cannot be rescheduled to an earlier time.
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
