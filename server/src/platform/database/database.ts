import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { announce, CHANGED, OwnAnnouncements, payloadOf } from './announcement.ts'
import { isDatabaseAway, sqlStateOf } from './database-away.ts'
import { ForgottenStatement, transactionOn } from './transaction.ts'

/** Statements run on this: the database outside a transaction, or the open transaction. */
export type Sql = Omit<NodePgDatabase, '$client'>

/** An open write: statements run on `tx`, and the tags named go out with the commit. */
export interface OpenWrite {
  readonly tx: Sql
  readonly changed: Changed
  readonly query: Database['query']
}
/** Names the tags of the ready-made answers that a write makes old. */
export type Changed = (...tags: string[]) => void

export interface Database {
  readonly sql: Sql
  readonly pool: pg.Pool
  readonly url: string
  /** One statement that is a write of its own. */
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>
  /** Called once with the tags of a committed write, in this process at once and in the others by NOTIFY. */
  onChanged: (tags: readonly string[]) => void
  readonly announced: OwnAnnouncements
  /** Where there is one, every write is a part of it (`holdWrite`). */
  readonly whole?: () => Promise<OpenWrite>
  close(): Promise<void>
}

/** Milliseconds to wait for a connection: within three seconds everybody is told that the database is away. */
const PATIENCE = 2_500
/** Later than the database's own limit: only one that does not answer at all costs its connection. */
const NO_ANSWER_AFTER = 300
const LONGEST_PAUSE_IN_A_WRITE = 30_000

/** A pool whose broken connections do not end the process: the next query says what is wrong. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on('error', () => undefined)
  // The pool listens to idle connections only, and one may break while somebody has it.
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  return pool
}

/** `patience`: milliseconds that a statement may take, 0 for any number. */
export function openDatabase(url: string, connections: number, patience = 0): Database {
  const pool = openPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience || PATIENCE,
    ...(patience && {
      statement_timeout: patience,
      query_timeout: patience + NO_ANSWER_AFTER,
      idle_in_transaction_session_timeout: LONGEST_PAUSE_IN_A_WRITE,
    }),
  })
  return {
    sql: drizzle(pool),
    pool,
    url,
    query: (statement) => pool.query(statement),
    onChanged: () => undefined,
    announced: new OwnAnnouncements(),
    close: () => pool.end(),
  }
}

/** Transactions that stood in each other's way are tried so often. */
const TRIES = 4

/**
 * Runs `work` in a transaction, and once more from its beginning where PostgreSQL ended it for the sake of another one.
 * The tags it names go out with the commit, to every process; in this one the old answers are gone before `write`
 * returns, so nobody is answered from before their own write.
 */
export async function write<T>(
  database: Database,
  work: (tx: Sql, changed: Changed) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  if (database.whole) {
    const { tx, changed } = await database.whole()
    return work(tx, changed)
  }
  const open = await beginWrite(database)
  try {
    const result = await work(open.tx, open.changed)
    await open.commit()
    return result
  } catch (error) {
    await open.rollback(error as Error)
    if (!wasInTheWay(error as Error) || tries <= 1) throw error
  }
  return write(database, work, tries - 1)
}

/** Begins a write that its caller ends, either way and once. */
export async function beginWrite({ pool, onChanged, announced }: Database) {
  const tags = new Set<string>()
  const connection = await pool.connect()
  const { tx, query, end } = transactionOn(connection)
  const rollback = async (reason: Error) => {
    end()
    const broken = isOfNoUse(reason)
      ? reason
      : await connection.query('rollback').then(() => undefined, asError)
    connection.release(broken)
  }
  const commit = async () => {
    if (end())
      throw new ForgottenStatement('A transaction ended before one of its statements. An await is missing.')
    const announcements = announce(tags)
    for (const one of announcements)
      await connection.query('select pg_notify($1, $2)', [CHANGED, payloadOf(one)])
    for (const one of announcements) announced.begin(one)
    const { command } = await connection.query('commit')
    // After a statement that failed PostgreSQL answers a commit with a rollback, and calls that no error.
    if (command === 'ROLLBACK')
      throw new ForgottenStatement('A statement of a transaction failed and nobody heard of it.')
    const news = announcements.filter((one) => announced.isNews(one))
    if (news.length > 0) onChanged(news.flatMap((one) => one.tags))
    connection.release()
  }
  const changed: Changed = (...more) => {
    for (const tag of more) tags.add(tag)
  }
  try {
    await connection.query('begin')
  } catch (error) {
    await rollback(error as Error)
    throw error
  }
  return { tx, changed, query: query as unknown as Database['query'], commit, rollback }
}

/**
 * A database that does not answer would be waited for a second time; and who is read-only now may not be the one whom
 * a new connection leads to.
 */
const isOfNoUse = (reason: Error) => {
  const state = sqlStateOf(reason)
  return state === '25006' || (state === undefined && isDatabaseAway(reason))
}

/** True when PostgreSQL broke a ring of transactions that waited for each other, or an order that cannot be. */
const wasInTheWay = (reason: Error) => ['40001', '40P01'].includes(sqlStateOf(reason) ?? '')

const asError = (error: Error) => error
