import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { VERSION } from '../version.ts'
import { sqlStateOf } from './database-away.ts'
import { isOlder, servesFrom } from './release-steps.ts'

// Relative to this file, or to the bundle that it is built into (server/dist).
const folder = ['../../../migrations/', '../migrations/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** Returns the numbered migrations of a folder, in order. */
export const migrationsIn = (from: string) =>
  readdirSync(from)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(`${from}/${file}`, 'utf8') }))

export const migrations = migrationsIn(folder ?? 'migrations')

// The same lock in all processes. One process takes it and migrates. The others wait and then have nothing to do.
const LOCK = 7_261_914_530

/** The schema of the database is newer than this version, or was changed. */
export class UnknownSchema extends Error {}

/** PostgreSQL lacks an extension, or the user may not create it. */
export class MissingExtension extends Error {}

/**
 * A marker among the migrations of a database while a backup is loaded into it. Every version refuses an unknown migration, so no
 * site opens with half of the rows. Its removal completes the restore.
 */
export const UNFINISHED = { name: '0000-restoring', sql: 'select' }

export const checksum = (sql: string) => createHash('sha256').update(sql).digest('hex')

/**
 * Applies the missing migrations in order, each in a transaction or as its first line demands. Returns their names. Throws
 * UnknownSchema, or an Error that names the failed migration.
 */
export async function migrate(pool: pg.Pool, steps = migrations): Promise<string[]> {
  const connection = await pool.connect()
  try {
    await takeLock(connection)
    await connection.query(
      `create table if not exists migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const before = await appliedTo(connection)
    refuseStrangers(before, steps)
    if (!before.every((row) => 'serves_from' in row) || before.length === 0)
      await patiently(connection, 'alter table migrations add column if not exists serves_from text')
    const applied = new Set(before.map(({ name }) => name))
    const missing = steps.filter((step) => !applied.has(step.name))
    for (const step of missing) await apply(connection, step)
    await sayFromWhen(connection, steps)
    return missing.map((step) => step.name)
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    connection.release()
  }
}

// Polls for the lock instead of waiting inside the statement. An index that is built concurrently waits for every earlier
// statement. It would wait for a statement that waits for the lock.
async function takeLock(connection: pg.PoolClient) {
  const take = () => connection.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
  while (!(await take()).rows[0]?.taken) await sleep(50)
}

type Step = { name: string; sql: string }

/** `serves_from`: the oldest version that can serve on the migration. Missing or null if no version recorded it. */
type Applied = { name: string; checksum: string; serves_from?: string | null }

const appliedTo = async (connection: pg.PoolClient) =>
  (await connection.query<Applied>('select * from migrations')).rows

/** Fills `serves_from` for migrations from before that column and for restored ones. */
const sayFromWhen = (connection: pg.PoolClient, steps: readonly Step[]) =>
  connection.query(
    `update migrations m set serves_from = given.serves_from
     from unnest($1::text[], $2::text[]) as given (name, serves_from)
     where m.name = given.name and m.serves_from is null`,
    [steps.map(({ name }) => name), steps.map(({ sql }) => servesFrom(sql))],
  )

/**
 * Refuses unknown migrations, unless the newer version recorded that this version can serve on them. An update can therefore be
 * taken back.
 */
function refuseStrangers(applied: readonly Applied[], steps: readonly Step[]) {
  const known = new Map(steps.map((step) => [step.name, checksum(step.sql)]))
  for (const { name, checksum: sum, serves_from } of applied) {
    if (name === UNFINISHED.name && !known.has(name)) {
      throw new UnknownSchema(
        'A backup was being restored into this database, and that was not finished. Restore it again (npm run restore).',
      )
    }
    if (!known.has(name)) {
      if (serves_from && !isOlder(VERSION, serves_from)) continue
      throw new UnknownSchema(
        serves_from
          ? `The database holds the migration ${name}, on which only versions from ${serves_from} on can serve; this is ${VERSION}. Run a newer one, or restore a backup from before the update (npm run restore).`
          : `The database holds the migration ${name}, which this version does not know. Run a newer one, or restore a backup from before the update (npm run restore).`,
      )
    }
    if (known.get(name) !== sum) {
      throw new UnknownSchema(
        `The migration ${name} was changed after it had been applied. Restore its file.`,
      )
    }
  }
}

/** The first line of a migration whose statements run one by one, so that writes continue while indexes are built. */
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

/**
 * A statement that waits for a table lock blocks all later statements on that table. So a step waits briefly, lets other
 * statements pass, and tries again. A running release notices nothing.
 */
const LOCK_TIMEOUT = '2s'
const LOCK_TRIES = 30
const LOCK_PAUSE = 500

async function whenFree<T>(act: () => Promise<T>, tries = LOCK_TRIES): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (tries <= 1 || sqlStateOf(error as Error) !== '55P03') throw error
    await sleep(LOCK_PAUSE)
    return whenFree(act, tries - 1)
  }
}

const applyAtOnce = (connection: pg.PoolClient, step: Step) =>
  whenFree(async () => {
    await connection.query('begin')
    try {
      await connection.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
      await connection.query(step.sql)
      await note(connection, step)
      await connection.query('commit')
    } catch (error) {
      await connection.query('rollback')
      throw error
    }
  })

/**
 * Applies statements one by one. Completed statements stay when a later one fails, and run again at the next start. Each must
 * allow that.
 */
async function applyOneByOne(connection: pg.PoolClient, step: Step) {
  for (const statement of statementsOf(step.sql)) {
    // A concurrent statement waits for all earlier statements, and blocks none.
    if (/\bconcurrently\b/i.test(statement)) await connection.query(statement)
    else await patiently(connection, statement)
  }
  await note(connection, step)
}

async function patiently(connection: pg.PoolClient, statement: string) {
  await connection.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
  try {
    await whenFree(() => connection.query(statement))
  } finally {
    await connection.query('reset lock_timeout').catch(() => undefined)
  }
}

/** Returns the statements of a text, each of which ends its line. Text between `$$` belongs to one statement. */
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
  connection.query('insert into migrations (name, checksum, serves_from) values ($1, $2, $3)', [
    name,
    checksum(sql),
    servesFrom(sql),
  ])

// Insufficient privilege, not available, no such file (how PostgreSQL 15 reports an extension that is not installed).
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
