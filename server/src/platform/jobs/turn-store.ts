import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/database.ts'

/** After this silence of its process, a turn is given to another process. */
const SILENT = '3 minutes'

interface Due {
  readonly name: string
  readonly every: string
}

/** The turns of periodic jobs. In each minute or hour of the database's clock, one process gets the turn of a job. */
export const turnStore = {
  /** Takes the turns that are due and not in progress. Returns the names of their jobs. */
  async take(sql: Sql, holder: string, jobs: readonly Due[]): Promise<string[]> {
    const names = raw.param(jobs.map(({ name }) => name))
    const spans = raw.param(jobs.map(({ every }) => every))
    // A clock that was set back shows another minute too, so no job waits until it has caught up.
    const { rows } = await sql.execute<{ name: string }>(raw`
      insert into periodic_jobs as job (name, every, holder)
      select name, every, ${holder} from unnest(${names}::text[], ${spans}::text[]) as due (name, every) order by name
      on conflict (name) do update
        set every = excluded.every, holder = excluded.holder, begun_at = now(), seen_at = now()
        where date_trunc(excluded.every, job.begun_at) <> date_trunc(excluded.every, now())
          and (job.holder is null or job.holder = excluded.holder
            or job.seen_at not between now() - ${SILENT}::interval and now() + ${SILENT}::interval)
      returning name`)
    return rows.map(({ name }) => name)
  },

  /** Reports that these turns are still in progress. */
  async hold(sql: Sql, holder: string, names: readonly string[]) {
    if (names.length === 0) return
    await sql.execute(raw`
      update periodic_jobs set seen_at = now() where holder = ${holder} and name = any(${raw.param(names)})`)
  },

  async end(sql: Sql, holder: string, name: string, failure: string | null) {
    await sql.execute(raw`
      update periodic_jobs set holder = null, ended_at = now(), failure = ${failure}
      where name = ${name} and holder = ${holder}`)
  },
}

/**
 * Returns a statement of one JSON array with the last turns of the jobs. The names are a parameter such as `$1`, and the order is
 * theirs.
 */
export const turnsOf = (names: string) => `
  select coalesce(json_agg(json_build_object('name', name, 'runs', holder is not null, 'failure', failure,
      'begunAt', to_char(begun_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by array_position(${names}, name)), '[]')
  from periodic_jobs where name = any(${names})`
