import { JOB_NAMES, type Operations } from '@callofcode/contract/operations/operations'
import type pg from 'pg'
import { turnsOf } from '../../platform/jobs/turn-store.ts'

/** The most rows that are counted. Larger counts are shown as this number. */
export const MOST = 10_000
/** The number of tables that are shown. */
const TABLES = 5

type Queue = NonNullable<Operations['queue']>
type Database = NonNullable<Operations['database']>
type DatabaseRow = Omit<Database, 'migrations' | 'tables'> & { applied: number }
type Jobs = NonNullable<Operations['jobs']>

/** Reads the figures of the database and the site. The cost of the statements does not grow with the club. */
export const operationsStore = {
  async queue(pool: pg.Pool): Promise<Queue> {
    return one(await pool.query<Queue>({ ...QUEUE, values: [MOST] }))
  },

  async database(pool: pg.Pool, known: number, followers: number): Promise<Database> {
    const row = one(await pool.query<DatabaseRow>({ ...DATABASE, values: [followers] }))
    const { applied, ...rest } = row
    const { rows: tables } = await pool.query<Database['tables'][number]>({ ...LARGEST, values: [TABLES] })
    return { ...rest, migrations: { applied, known }, tables }
  },

  async jobs(pool: pg.Pool): Promise<Jobs> {
    return one(await pool.query<Jobs>({ ...JOBS, values: [MOST, JOB_NAMES] }))
  },
}

function one<Row extends pg.QueryResultRow>({ rows: [row] }: pg.QueryResult<Row>): Row {
  if (!row) throw new Error('a select of values has one row')
  return row
}

const iso = (time: string) => `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

// The queue is bounded. An index counts the latest submissions, up to a bound.
const QUEUE = {
  name: 'operations-queue',
  text: `
    select count(*)::int as waiting, ${iso('min(created_at)')} as oldest,
      (select count(*)::int from (select from problem_submissions
        where created_at > now() - interval '10 minutes' limit $1) counted) as lately,
      (select count(*)::int from (select from problem_submissions
        where verdict = 'Internal Error' and judged_at > now() - interval '1 day' limit $1) counted) as "internalErrors"
    from problem_submissions where state in ('queued', 'judging')`,
}

// A server that has everything written is not behind, whatever was measured at the last write. For one that is behind,
// `replay_lag` grows only while it reports. `reply_time` shows how long it has been silent, until the leader ends the connection.
const BEHIND = `case when replay_lsn >= pg_current_wal_lsn() then 0
  when replay_lsn is not null then greatest(extract(epoch from replay_lag), extract(epoch from now() - reply_time), 0)
  end::float8`

// Sessions of other roles are hidden unless the user is a superuser or in pg_read_all_stats. Their figures are then missing.
const DATABASE = {
  name: 'operations-database',
  text: `
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "mostConnections",
      (select ${iso('min(xact_start)')} from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()) as "oldestTransaction",
      array(select name from pg_settings where setting = 'off'
        and name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name) as "notDurable",
      pg_is_in_recovery() as follows,
      (select coalesce(json_agg(json_build_object('state', coalesce(state, 'unknown'),
          'behind', ${BEHIND}) order by application_name, pid), '[]')
        from pg_stat_replication where not pg_is_in_recovery()) as replicas,
      case when pg_is_in_recovery() then 0 else greatest(
        $1::int - (select count(*)::int from pg_stat_replication),
        (select count(*)::int from pg_replication_slots where slot_type = 'physical' and not active)) end as missing,
      (select count(*)::int from migrations) as applied`,
}

// The size is read only for the largest tables by their last counted pages.
const LARGEST = {
  name: 'operations-tables',
  text: `
    select relname::text as name, pg_total_relation_size(oid)::float8 as bytes, greatest(reltuples, 0)::float8 as rows,
      pg_stat_get_dead_tuples(oid)::float8 as dead,
      ${iso('greatest(pg_stat_get_last_autovacuum_time(oid), pg_stat_get_last_vacuum_time(oid))')} as "vacuumedAt"
    from (select oid, relname, reltuples from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace
      order by relpages desc, relname limit $1) largest
    order by bytes desc, name`,
}

// Jobs with a sealed payload are mails, which are counted elsewhere.
const JOBS = {
  name: 'operations-jobs',
  text: `
    select
      (${turnsOf('$2')}) as turns,
      (select coalesce(json_agg(json_build_object('kind', kind, 'count', count) order by kind), '[]') from (
        select kind, count(*)::int as count from (
          select tasks.identifier as kind from graphile_worker._private_jobs jobs
            join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
          where jobs.attempts >= jobs.max_attempts and jobs.payload ->> 'sealed' is null limit $1) failed
        group by kind) kinds) as failed,
      (select json_build_object('on', count(*) filter (where is_on),
          'failing', count(*) filter (where is_on and failing_since is not null),
          'off', count(*) filter (where off_reason is not null),
          'failingSince', ${iso('min(failing_since) filter (where is_on)')}) from webhooks) as webhooks,
      (select coalesce(json_agg(json_build_object('site', site, 'until', ${iso('paused_until')}) order by site), '[]')
        from handle_sites where paused_until > now() and pauses >= 3) as paused`,
}
