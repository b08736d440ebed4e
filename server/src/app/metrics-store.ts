import type pg from 'pg'
import { type BackupState, backupRunStore } from '../features/backup/scheduled/backup-run-store.ts'

export interface Metrics {
  readonly queues: Readonly<Record<string, number>>
  readonly backup: (BackupState & { place: string }) | undefined
}

/** What of the figures is in the database. `place`: where scheduled backups go. */
export async function readMetrics(pool: pg.Pool, place: string | undefined): Promise<Metrics> {
  const [queues, state] = await Promise.all([
    pool.query<Metrics['queues']>({ name: 'metrics-queues', text: QUEUES }),
    place ? backupRunStore.state(pool, place) : undefined,
  ])
  return { queues: queues.rows[0] ?? {}, backup: state && place ? { ...state, place } : undefined }
}

// Mails that were given up stay in the table; they wait for nothing.
const QUEUES = `
  select
    (select count(*)::int from graphile_worker.jobs where attempts < max_attempts) as jobs,
    (select count(*)::int from problem_submissions where state in ('queued', 'judging')) as submissions,
    (select count(*)::int from problem_checks where state in ('waiting', 'running')) as problem_checks`
