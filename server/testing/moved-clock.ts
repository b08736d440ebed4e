import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rowsOf } from './database-server.ts'

/**
 * Creates a clock that can be set, for a site in its own process and its database. Statements use its `now()`, which precedes
 * PostgreSQL's own in the search path. Create it before the site starts.
 */
export async function movedClock(url: string, file: string) {
  const name = new URL(url).pathname.slice(1)
  await rowsOf(
    url,
    `create schema clock; create table clock.off (by interval not null); insert into clock.off values ('0');
     create function clock.now() returns timestamptz language sql stable
       as 'select pg_catalog.now() + (select by from clock.off)';
     alter database ${name} set search_path = public, clock, pg_catalog`,
  )
  const defaults = await rowsOf<{ place: string; name: string }>(
    url,
    `select format('%I.%I', table_schema, table_name) as place, column_name as name from information_schema.columns
     where column_default = 'now()' and table_schema = 'public'`,
  )
  for (const column of defaults)
    await rowsOf(url, `alter table ${column.place} alter column ${column.name} set default clock.now()`)
  const set = async (milliseconds: number) => {
    writeFileSync(file, String(milliseconds))
    await rowsOf(url, `update clock.off set by = make_interval(secs => ${milliseconds / 1_000})`)
    // Waits until the process has read the file.
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  writeFileSync(file, '0')
  const preload = fileURLToPath(new URL('moved-clock.mjs', import.meta.url))
  return { environment: { CLOCK_FILE: file, NODE_OPTIONS: `--import ${preload}` }, set }
}
