import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
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

/**
 * Stands among the migrations of a database while a backup is loaded into it. No version knows it, so none opens its site
 * on half of the rows; removing it is the moment from which the database is the site.
 */
export const UNFINISHED = { name: '0000-restoring', sql: 'select' }

export const checksum = (sql: string) => createHash('sha256').update(sql).digest('hex')

/**
 * Applies the missing migrations in order, each in a transaction or as its first line says. Returns their names.
 * Throws UnknownSchema, or an Error that names the failed one.
 */
export async function migrate(pool: pg.Pool, steps = migrations): Promise<string[]> {
  const connection = await pool.connect()
  try {
    await takeLock(connection)
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

// Asks again instead of waiting inside the statement: an index that is built concurrently waits for every statement
// that began before it, and would wait for the one that waits for its lock.
async function takeLock(connection: pg.PoolClient) {
  const take = () => connection.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
  while (!(await take()).rows[0]?.taken) await sleep(50)
}

type Step = { name: string; sql: string }

function refuseStrangers(applied: Map<string, string>, steps: readonly Step[]) {
  const known = new Map(steps.map((step) => [step.name, checksum(step.sql)]))
  for (const [name, sum] of applied) {
    if (name === UNFINISHED.name && !known.has(name)) {
      throw new UnknownSchema(
        'A backup was being restored into this database, and that was not finished. Restore it again (npm run restore).',
      )
    }
    if (!known.has(name)) {
      throw new UnknownSchema(
        `The database holds the migration ${name}, which this version does not know. Run a newer one, or restore a backup from before the update (npm run restore).`,
      )
    }
    if (known.get(name) !== sum) {
      throw new UnknownSchema(
        `The migration ${name} was changed after it had been applied. Restore its file.`,
      )
    }
  }
}

/** The first line of a migration whose statements run one by one, so that indexes are built beside writes. */
const ONE_BY_ONE = '-- migrate: without a transaction\n'

async function apply(connection: pg.PoolClient, step: Step) {
  try {
    if (step.sql.startsWith(ONE_BY_ONE)) await applyOneByOne(connection, step)
    else await applyAtOnce(connection, step)
  } catch (error) {
    throw (
      missingExtension(error as pg.DatabaseError) ??
      new Error(`The migration ${step.name} failed: ${(error as Error).message}`, { cause: error })
    )
  }
}

async function applyAtOnce(connection: pg.PoolClient, step: Step) {
  await connection.query('begin')
  try {
    await connection.query(`set local lock_timeout = '10s'`)
    await connection.query(step.sql)
    await note(connection, step)
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback')
    throw error
  }
}

/** What is done stays when a later statement fails, and is done again at the next start: each must bear that. */
async function applyOneByOne(connection: pg.PoolClient, step: Step) {
  for (const statement of statementsOf(step.sql)) await connection.query(statement)
  await note(connection, step)
}

/** Those of a text, of which each ends its line. What stands between `$$` belongs to one statement. */
function statementsOf(sql: string): string[] {
  const parts = sql.split(/(?<=;)\s*\n/)
  const statements = ['']
  for (const part of parts) {
    const last = statements.at(-1) ?? ''
    if (last.split('$$').length % 2 === 0) statements[statements.length - 1] = `${last}\n${part}`
    else statements.push(part)
  }
  return statements.filter((statement) => statement.trim())
}

const note = (connection: pg.PoolClient, { name, sql }: Step) =>
  connection.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum(sql)])

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
