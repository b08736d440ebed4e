import { and, eq, isNull, sql as raw } from 'drizzle-orm'
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Sql } from '../../../platform/database/database.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => bigint(name, { mode: 'number' })

/** Every try to make a scheduled backup. A try that is neither finished nor failed is running. */
export const backupRuns = pgTable('backup_runs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  place: text('place').notNull(),
  name: text('name').notNull(),
  startedAt: time('started_at').notNull(),
  finishedAt: time('finished_at'),
  bytes: count('bytes'),
  rows: count('rows'),
  failure: text('failure'),
  checkedAt: time('checked_at'),
  checkFailure: text('check_failure'),
})

/** The state of the backups in one place. */
export interface BackupState {
  /** The latest successful backup. */
  readonly last: { readonly name: string; readonly startedAt: Date; readonly bytes: number } | undefined
  /** Tries that failed since then, and the latest of them. */
  readonly failures: number
  readonly failure: { readonly at: Date; readonly reason: string } | undefined
  readonly isRunning: boolean
  /** When an admin last asked for one. */
  readonly asked: Date | undefined
  /** The latest backup that was read completely, with its fault if any. */
  readonly checked: { readonly at: Date; readonly failure: string | null } | undefined
  /** When the site was set up. */
  readonly siteSince: Date
}

interface Made {
  readonly bytes: number
  readonly rows: number
}

const running = (id: number) => and(eq(backupRuns.id, id), isNull(backupRuns.finishedAt))

export const backupRunStore = {
  /** Makes a backup due at once. */
  async ask(sql: Sql): Promise<void> {
    await sql.execute(raw`
      insert into settings (key, value) values ('backup-asked', to_jsonb(${new Date().toISOString()}::text))
      on conflict (key) do update set value = excluded.value, updated_at = now()`)
  },

  async begin(sql: Sql, place: string, name: string): Promise<number> {
    const [row] = await sql
      .insert(backupRuns)
      .values({ place, name, startedAt: new Date() })
      .returning({ id: backupRuns.id })
    if (!row) throw new Error('an insert returns its row')
    return row.id
  },

  async finish(sql: Sql, id: number, made: Made): Promise<void> {
    await sql
      .update(backupRuns)
      .set({ finishedAt: new Date(), ...made })
      .where(running(id))
  },

  async fail(sql: Sql, id: number, failure: string): Promise<void> {
    await sql.update(backupRuns).set({ finishedAt: new Date(), failure }).where(running(id))
  },

  /** Forgets a run. The site was stopped meanwhile, which is no failure. */
  async forget(sql: Sql, id: number): Promise<void> {
    await sql.delete(backupRuns).where(running(id))
  },

  /**
   * Ends lost runs. The caller is the only process that makes backups now, so every other running entry belongs to a dead
   * process.
   */
  async endLost(sql: Sql): Promise<void> {
    await sql
      .update(backupRuns)
      .set({ finishedAt: new Date(), failure: 'The process that made it ended.' })
      .where(isNull(backupRuns.finishedAt))
  },

  /** Deletes old runs. The latest success of each place stays, however old it is. */
  async clear(sql: Sql, days: number): Promise<void> {
    await sql.delete(backupRuns).where(raw`${backupRuns.startedAt} < now() - make_interval(days => ${days})
      and id not in (select max(id) from backup_runs where failure is null group by place)`)
  },

  /** Returns the sizes of the backups in this place, by their names. */
  async sizes(sql: Sql, place: string): Promise<Map<string, number>> {
    const rows = await sql
      .select({ name: backupRuns.name, bytes: backupRuns.bytes })
      .from(backupRuns)
      .where(and(eq(backupRuns.place, place), isNull(backupRuns.failure)))
    return new Map(rows.flatMap(({ name, bytes }) => (bytes === null ? [] : [[name, bytes]])))
  },

  /**
   * Returns the latest backup in this place, unless one there was verified within a week. A damaged backup is not read again, but
   * the next one is.
   */
  async unchecked(pool: pg.Pool, place: string): Promise<{ id: number; name: string } | undefined> {
    const { rows } = await pool.query<{ id: number; name: string }>(
      `select id, name from (select * from backup_runs where place = $1 and finished_at is not null and failure is null
         order by id desc limit 1) latest
       where not exists (select from backup_runs other where place = $1 and checked_at > now() - interval '7 days'
         and (check_failure is null or other.id = latest.id))`,
      [place],
    )
    return rows[0]
  },

  async checked(sql: Sql, id: number, failure: string | null): Promise<void> {
    await sql
      .update(backupRuns)
      .set({ checkedAt: new Date(), checkFailure: failure })
      .where(eq(backupRuns.id, id))
  },

  async state(pool: pg.Pool, place: string): Promise<BackupState> {
    const { rows } = await pool.query<StateRow>({ ...STATE, values: [place] })
    const [row] = rows
    if (!row) throw new Error('a select of values has one row')
    return {
      last: row.last ? { ...row.last, startedAt: new Date(row.last.startedAt) } : undefined,
      failures: row.failures,
      failure: row.failure ? { ...row.failure, at: new Date(row.failure.at) } : undefined,
      isRunning: row.isRunning,
      asked: row.asked ? new Date(row.asked) : undefined,
      checked: row.checked ? { ...row.checked, at: new Date(row.checked.at) } : undefined,
      siteSince: row.siteSince,
    }
  },
}

interface StateRow {
  readonly last: { name: string; startedAt: string; bytes: number } | null
  readonly failures: number
  readonly failure: { at: string; reason: string } | null
  readonly isRunning: boolean
  readonly asked: string | null
  readonly checked: { at: string; failure: string | null } | null
  readonly siteSince: Date
}

const STATE = {
  name: 'backup-state',
  text: `
    with here as (select * from backup_runs where place = $1),
    made as (select * from here where finished_at is not null and failure is null order by id desc limit 1),
    failed as (select * from here where failure is not null and id > coalesce((select id from made), 0))
    select
      (select json_build_object('name', name, 'startedAt', started_at, 'bytes', bytes) from made) as last,
      (select count(*)::int from failed) as failures,
      (select json_build_object('at', finished_at, 'reason', failure) from failed order by id desc limit 1) as failure,
      exists (select from here where finished_at is null) as "isRunning",
      (select value #>> '{}' from settings where key = 'backup-asked') as asked,
      (select json_build_object('at', checked_at, 'failure', check_failure) from here
        where checked_at is not null order by checked_at desc limit 1) as checked,
      (select min(applied_at) from migrations) as "siteSince"`,
}
