import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

// Seen from this file, or from the one bundle that it is built into (server/dist).
const folder = ['../../../migrations/', '../migrations/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** The numbered migrations, in order. */
export const migrations = readdirSync(folder ?? 'migrations')
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(`${folder}/${file}`, 'utf8') }))

// The same in all processes: one takes this lock and migrates, the others wait and then find nothing to do.
const LOCK = 7_261_914_530

/** The schema of the database is newer than this version, or was changed. */
export class UnknownSchema extends Error {}

/** PostgreSQL lacks an extension, or the user may not create it. */
export class MissingExtension extends Error {}

const checksum = (sql: string) => createHash('sha256').update(sql).digest('hex')

/**
 * Applies the missing migrations in order, each in a transaction. Returns their names.
 * Throws UnknownSchema, or an Error that names the failed one.
 */
export async function migrate(pool: pg.Pool, steps = migrations): Promise<string[]> {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [LOCK])
    await connection.query(
      `create table if not exists migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await connection.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    refuseStrangers(applied, steps)
    const missing = steps.filter((step) => !applied.has(step.name))
    for (const step of missing) await apply(connection, step)
    return missing.map((step) => step.name)
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    connection.release()
  }
}

type Step = { name: string; sql: string }

function refuseStrangers(applied: Map<string, string>, steps: readonly Step[]) {
  const known = new Map(steps.map((step) => [step.name, checksum(step.sql)]))
  for (const [name, sum] of applied) {
    if (!known.has(name)) {
      throw new UnknownSchema(
        `The database holds the migration ${name}, which this version does not know. Run a newer one.`,
      )
    }
    if (known.get(name) !== sum) {
      throw new UnknownSchema(
        `The migration ${name} was changed after it had been applied. Restore its file.`,
      )
    }
  }
}

async function apply(connection: pg.PoolClient, step: Step) {
  await connection.query('begin')
  try {
    await connection.query(`set local lock_timeout = '10s'`)
    await connection.query(step.sql)
    await connection.query('insert into migrations (name, checksum) values ($1, $2)', [
      step.name,
      checksum(step.sql),
    ])
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback')
    throw (
      missingExtension(error as pg.DatabaseError) ??
      new Error(`The migration ${step.name} failed: ${(error as Error).message}`, { cause: error })
    )
  }
}

// Insufficient privilege, not available, no such file (PostgreSQL 15 says that of one that is not installed).
const REFUSED = ['42501', '0A000', '58P01']
// An unknown function or dictionary: the extension is in a schema that the user's search_path does not name.
const OUT_OF_REACH = ['42883', '42704']

function missingExtension({ code = '', message }: pg.DatabaseError): MissingExtension | undefined {
  const refused = REFUSED.includes(code) && /extension/.test(message)
  if (!refused && !(OUT_OF_REACH.includes(code) && /unaccent|trgm/.test(message))) return undefined
  return new MissingExtension(
    'The search needs the PostgreSQL extensions pg_trgm and unaccent (on Debian in postgresql-contrib). Install them, ' +
      'then let a superuser run in this database: CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT ' +
      `EXISTS unaccent; or GRANT CREATE ON DATABASE to this user, in a schema of its search_path. PostgreSQL says: ${message}`,
  )
}
