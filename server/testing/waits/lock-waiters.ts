import type { Pool } from 'pg'
import { expect, vi } from 'vitest'

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Until so many of the database's connections wait for a lock: what a test has begun has come to where it holds it. */
export const untilWaiting = (pool: Pick<Pool, 'query'>, count = 1) =>
  vi.waitFor(async () => expect((await pool.query(WAITING)).rowCount).toBeGreaterThanOrEqual(count))
