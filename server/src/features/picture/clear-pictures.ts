import { sql as raw } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { PeriodicJob } from '../../platform/jobs/run-jobs.ts'
import type { SteadyClock } from '../../platform/steady-clock.ts'

/**
 * Deletes pictures that no stored text has used for `unusedSeconds`, and returns their number. The columns to search
 * come from the database's catalog, so a new table with texts is searched too.
 */
export async function clearPictures(database: Database, unusedSeconds: number): Promise<number> {
  return write(database, async (tx) => {
    await noteUse(tx)
    const removed = await tx.execute(
      raw`delete from pictures where unused_since < now() - make_interval(secs => ${unusedSeconds})`,
    )
    return removed.rowCount ?? 0
  })
}

/** Updates `unused_since` of every picture. */
async function noteUse(tx: Sql) {
  const uses = (await placesOfText(tx)).map(usesIn).join(' union ')
  await tx.execute(
    raw.raw(`
    with used as (${uses})
    update pictures set unused_since = case when used.name is null then now() end
    from pictures as one left join used on used.name = one.name
    where pictures.id = one.id and (pictures.unused_since is null) <> (used.name is not null)`),
  )
}

interface Place {
  readonly table: string
  readonly column: string
  [key: string]: unknown
}

/** Returns every column that can contain text, including drafts and revisions. Names are quoted for SQL. */
async function placesOfText(tx: Sql): Promise<Place[]> {
  const { rows } = await tx.execute<Place>(raw`
    select a.attrelid::regclass::text as table, quote_ident(a.attname) as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped and a.attrelid <> 'pictures'::regclass
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text[]'::regtype)`)
  return rows
}

const usesIn = ({ table, column }: Place) => `
  select found[1] as name
  from ${table}, regexp_matches(${column}::text, '/pictures/([A-Za-z0-9_-]{22})-', 'g') as found
  where ${column}::text like '%/pictures/%'`

/** Clears pictures, but not while the clock is unreliable. */
export const pictureJob = (
  { database, env }: { readonly database: Database; readonly env: Pick<Env, 'PICTURE_UNUSED_SECONDS'> },
  clock: SteadyClock,
): PeriodicJob => ({
  name: 'unused-pictures',
  every: 'hour',
  run: async () => (await clock.isBelieved()) && clearPictures(database, env.PICTURE_UNUSED_SECONDS),
})
