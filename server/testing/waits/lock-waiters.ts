import type { Pool } from 'pg'
import { expect, vi } from 'vitest'

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Waits until this many connections of the database wait for a lock. By then, the tested work has reached that lock. */
export const untilWaiting = (pool: Pick<Pool, 'query'>, count = 1) =>
  vi.waitFor(async () => expect((await pool.query(WAITING)).rowCount).toBeGreaterThanOrEqual(count))
