import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import { type BackupState, backupRunStore } from '../features/backup/scheduled/backup-run-store.ts'

/** The load of one queue. */
export interface Queue {
  readonly queue: string
  readonly length: number
  /** Seconds since the oldest due entry became due, or 0 without one. */
  readonly oldest: number
  /** Jobs that were given up and have no automatic retry left. */
  readonly failed: number
}
export interface Replica {
  readonly replica: string
  readonly state: string
  /** Null when this database user may not see it. */
  readonly lag: number | null
  /**
   * Bytes of the leader's log that the replica has replayed. `lag` stays the same while it replays nothing. Null when this user
   * may not see it.
   */
  readonly position: number | null
}
export interface DatabaseFacts {
  readonly bytes: number
  readonly migrations: number
  /** When the site was set up, in seconds. */
  readonly since: number
  /** Bytes of log that were ever written. */
  readonly position: number
  /** Whether this server follows a leader. */
  readonly follows: boolean
  /** Seconds that this server is behind its leader. */
  readonly behind: number | null
  readonly replicas: readonly Replica[]
  readonly connections: number
  readonly mostConnections: number
  readonly webhooksFailing: number
  readonly webhooksOff: number
}

/** The figures that the database contains. They are the same for every process of the site. */
export interface Metrics {
  readonly queues: readonly Queue[]
  readonly backup: (BackupState & { place: string }) | undefined
  readonly database: DatabaseFacts
}

/** `place` is the target of scheduled backups. */
export async function readMetrics(pool: pg.Pool, place: string | undefined): Promise<Metrics> {
  const [queues, facts, state] = await Promise.all([
    pool.query<Queue>({ name: 'metrics-queues', text: QUEUES }),
    pool.query<DatabaseFacts>({ name: 'metrics-database', text: DATABASE }),
    place ? backupRunStore.state(pool, place) : undefined,
  ])
  const [database] = facts.rows
  if (!database) throw new Error('a select of values has one row')
  return { queues: queues.rows, backup: state && place ? { ...state, place } : undefined, database }
}

export interface Disk {
  readonly free: number
  readonly size: number
}

/** Reads the free space and size of the disk with this folder. */
export async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

// A failed job counts its age from its creation, because each retry moves its next run. A sealed payload is a mail. Jobs that
// were given up stay in the table without a next run.
const JOBS = (isMail: string) => `
    count(*) filter (where attempts < max_attempts)::int as length,
    coalesce(extract(epoch from now() - min(case when last_error is not null then created_at when run_at <= now() then run_at end)
      filter (where attempts < max_attempts)), 0)::float8 as oldest,
    count(*) filter (where attempts >= max_attempts)::int as failed
  from graphile_worker._private_jobs where (payload ->> 'sealed' is not null) is ${isMail}`
const QUEUES = `
  select 'mails' as queue, ${JOBS('true')}
  union all select 'jobs', ${JOBS('false')}
  union all select 'submissions', count(*)::int,
    coalesce(extract(epoch from now() - min(created_at) filter (where state = 'queued')), 0)::float8, 0
  from problem_submissions where state in ('queued', 'judging')
  union all select 'problem_checks', count(*)::int, coalesce(extract(epoch from now() - min(created_at)), 0)::float8, 0
  from problem_checks where state in ('waiting', 'running')
  union all select 'webhooks', count(*)::int,
    coalesce(extract(epoch from now() - min(next_at) filter (where next_at <= now())), 0)::float8, 0
  from webhook_deliveries where state = 'waiting'`

// A user who is neither superuser nor in pg_monitor sees replicas without their lag. A connected server that has replayed all it
// received is not behind, even when its leader wrote nothing for long.
const DATABASE = `
  select pg_database_size(current_database())::float8 as bytes, (select count(*)::int from migrations) as migrations,
    (select extract(epoch from min(applied_at))::float8 from migrations) as since,
    pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::float8 as position,
    pg_is_in_recovery() as follows,
    case when pg_is_in_recovery() and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
      when pg_is_in_recovery() then coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 end as behind,
    (select coalesce(json_agg(json_build_object('replica', application_name, 'state', coalesce(state, 'unknown'),
        'lag', case when pg_is_in_recovery() then extract(epoch from replay_lag)::float8
          when replay_lsn >= pg_current_wal_lsn() then 0 else extract(epoch from replay_lag)::float8 end,
        'position', pg_wal_lsn_diff(replay_lsn, '0/0')::float8) order by application_name, pid), '[]')
      from pg_stat_replication) as replicas,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
    current_setting('max_connections')::int as "mostConnections",
    (select count(*)::int from webhooks where is_on and failing_since is not null) as "webhooksFailing",
    (select count(*)::int from webhooks where off_reason is not null) as "webhooksOff"`
