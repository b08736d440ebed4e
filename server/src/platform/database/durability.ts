import type pg from 'pg'

/** What is lost when a setting is off. */
const LOSES: Readonly<Record<string, string>> = {
  fsync: 'a crash of the machine can damage the whole database',
  full_page_writes: 'a crash of the machine can damage the whole database',
  synchronous_commit: 'a crash can lose what was answered with success',
}

/**
 * What to say of a database whose settings do not keep the promise that what was answered is on the disk. Our own is started with
 * them on; another one is its owner's business, who may not know.
 */
export async function durabilityWarnings(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name = any($1) and setting = 'off' order by name`,
    [Object.keys(LOSES)],
  )
  return rows.map(({ name }) => `Warning: ${name} is off in this database: ${LOSES[name]}. Set it to on.`)
}
