import type pg from 'pg'
import type { Database } from './database.ts'

/** The loss that each setting risks when it is off. */
const LOSES: Readonly<Record<string, string>> = {
  fsync: 'a crash of the machine can damage the whole database',
  full_page_writes: 'a crash of the machine can damage the whole database',
  synchronous_commit: 'a crash can lose what was answered with success',
}
/** The limits that the site sets when a session begins. A pooler refuses them. */
const LIMITS: Readonly<Record<string, string>> = {
  statement_timeout: "'2500ms'",
  idle_in_transaction_session_timeout: "'30s'",
}

/** Returns warnings for the operator about a database, one line each. */
export const databaseWarnings = async (
  database: Pick<Database, 'pool' | 'url' | 'directUrl'>,
): Promise<string[]> => [
  ...(await durabilityWarnings(database.pool)),
  ...(database.url === database.directUrl ? [] : await limitWarnings(database.pool)),
]

/**
 * Returns warnings about settings that break the promise that a confirmed write is on the disk. Our own database sets them all.
 * The owner of an external database may not know.
 */
export async function durabilityWarnings(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name = any($1) and setting = 'off' order by name`,
    [Object.keys(LOSES)],
  )
  return rows.map(({ name }) => `Warning: ${name} is off in this database: ${LOSES[name]}. Set it to on.`)
}

async function limitWarnings(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; role: string }>(
    `select name, current_user as role from pg_settings where name = any($1) and setting = '0' order by name desc`,
    [Object.keys(LIMITS)],
  )
  return rows.map(
    ({ name, role }) =>
      `Warning: through a pooler the site cannot set ${name}, and the database sets none. Let its owner run: ALTER ROLE "${role}" SET ${name} = ${LIMITS[name]};`,
  )
}
