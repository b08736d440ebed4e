import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { counted } from '../watch/counted.ts'
import { announce, CHANGED, OwnAnnouncements, payloadOf } from './announcement.ts'
import { isMoved, sqlStateOf } from './database-away.ts'
import { openPool } from './hosts/connect.ts'
import { ForgottenStatement, transactionOn } from './transaction.ts'
import { UncertainCommit, wasNotReplicated, watchCommits } from './uncertain-commit.ts'
import { type ForVisitors, VisitorReads } from './visitor-reads.ts'
import { beginning } from './writer.ts'

/** Runs statements: the database outside a transaction, or an open transaction. */
export type Sql = Omit<NodePgDatabase, '$client'>

/** A transaction that is still open. Its owner ends it once, by `commit` or `rollback`. */
export interface OpenWrite {
  readonly tx: Sql
  readonly changed: Changed
  readonly query: Database['query']
  /** Commits the writes, and sends the tags to every process. */
  readonly commit: () => Promise<void>
  /** `reason` decides whether the connection can be reused. */
  readonly rollback: (reason: Error) => Promise<void>
}
/** Adds tags of cached responses that the write makes out of date. */
export type Changed = (...tags: string[]) => void

export interface Database {
  readonly sql: Sql
  readonly pool: pg.Pool
  readonly url: string
  /**
   * The address that bypasses a pooler before `url`, for work that needs a session of its own (LISTEN, locks, COPY). Without a
   * pooler it equals `url`.
   */
  readonly directUrl: string
  /** Runs one statement as its own transaction. */
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>
  /** Called once for each committed write, with its tags: directly in this process, by NOTIFY in the other processes. */
  onChanged: (tags: readonly string[]) => void
  readonly announced: OwnAnnouncements
  /**
   * Runs the reads of a response for everybody. They run on a replica that has replayed all writes known here, or else on the
   * primary. `isSure` is false if the leader could not be asked for the latest write. Such a response must not be cached.
   */
  readonly forVisitors: ForVisitors
  /** Must be called after any process's write, before old responses are dropped. */
  readonly noteWrites: () => void
  /** Set by a LazyTransaction: every write then joins it instead of beginning a transaction. */
  readonly joinWrite?: () => Promise<OpenWrite>
  close(): Promise<void>
}

/** Milliseconds to wait for a connection. A database that is away has to be reported within three seconds. */
const PATIENCE = 2_500
/**
 * Milliseconds after the database's own limit. The database normally ends a long statement itself, and the connection can be
 * reused. The connection is closed only when the database fails to do so.
 */
const NO_ANSWER_AFTER = 300
/** Milliseconds. */
const LONGEST_PAUSE_IN_A_WRITE = 30_000

/** The addresses of the database. */
export interface DatabaseAddresses {
  readonly url: string
  /** The address that bypasses a pooler in transaction mode before `url`. */
  readonly directUrl?: string | undefined
  /** Replicas of the first server that serve visitors. */
  readonly replicaUrl?: string | undefined
  /** Whether the pooler supports prepared statements. Without a pooler they are always used. */
  readonly prepared?: boolean
}

/**
 * Opens a pool of at most `connections`. `patience`: the milliseconds that a statement may take, 0 for no limit. Connects at the
 * first statement.
 */
export function openDatabase(where: string | DatabaseAddresses, connections: number, patience = 0): Database {
  const { url, directUrl, replicaUrl, prepared }: DatabaseAddresses =
    typeof where === 'string' ? { url: where } : where
  const pooled = directUrl !== undefined && directUrl !== url
  // A pooler refuses these options when a session begins. It sets them itself, or the role has them (docs/operations.md, A
  // pooler).
  const limits = (isPooled: boolean) => ({
    ...(patience && { query_timeout: patience + NO_ANSWER_AFTER }),
    ...(patience &&
      !isPooled && {
        statement_timeout: patience,
        idle_in_transaction_session_timeout: LONGEST_PAUSE_IN_A_WRITE,
      }),
  })
  const pool = openPool(
    url,
    { max: connections, connectionTimeoutMillis: patience || PATIENCE, ...limits(pooled) },
    { pooled, unnamed: pooled && !prepared },
  )
  watchCommits(pool)
  const replica =
    replicaUrl === undefined
      ? undefined
      : new VisitorReads(pool, replicaUrl, { max: connections, ...limits(false) })
  const database: Database = {
    sql: drizzle(pool),
    pool,
    url,
    directUrl: directUrl ?? url,
    query: (statement) => pool.query(statement),
    onChanged: () => undefined,
    announced: new OwnAnnouncements(),
    forVisitors: (work) => (replica ? replica.run(database, work) : work(database, true)),
    noteWrites: () => replica?.noteWrites(),
    async close() {
      await replica?.close()
      await pool.end()
    },
  }
  return database
}

/** Attempts for a transaction that conflicts with others. */
const TRIES = 4

/**
 * Runs `work` in a transaction. If PostgreSQL ends it because of a deadlock or a serialization conflict, `work` runs again from
 * its beginning, so it must change nothing but `tx`. The commit sends the tags to every process. In this process, the stale
 * responses are removed before `write` returns, so the caller never gets one from before their own write. Throws the errors of
 * `work` and of the database.
 */
export async function write<T>(
  database: Database,
  work: (tx: Sql, changed: Changed) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  if (database.joinWrite) {
    const { tx, changed } = await database.joinWrite()
    return work(tx, changed)
  }
  const open = await beginWrite(database)
  try {
    const result = await work(open.tx, open.changed)
    await open.commit()
    return result
  } catch (error) {
    await open.rollback(error as Error)
    if (!isConflict(error as Error) || tries <= 1) throw error
    counted.retried.add()
  }
  return write(database, work, tries - 1)
}

/** Handles a committed write of this process or of another process. */
export function tellChanged({ noteWrites, onChanged }: Database, tags: readonly string[]) {
  noteWrites()
  onChanged(tags)
}

/** Begins a transaction that the caller ends. Throws if no connection is free in time. */
export async function beginWrite(database: Database): Promise<OpenWrite> {
  const { pool, announced } = database
  const tags = new Set<string>()
  const connection = await pool.connect()
  const { tx, query, end } = transactionOn(connection)
  const writing = beginning()
  const rollback = async (reason: Error) => {
    end()
    writing.end()
    const broken = isUnusable(reason)
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
    writing.end()
    // After a failed statement, PostgreSQL answers COMMIT with ROLLBACK instead of an error.
    if (command === 'ROLLBACK')
      throw new ForgottenStatement('A statement of a transaction failed and nobody heard of it.')
    const news = announcements.filter((one) => announced.isNews(one))
    if (news.length > 0)
      tellChanged(
        database,
        news.flatMap((one) => one.tags),
      )
    if (wasNotReplicated(connection)) throw new UncertainCommit()
    connection.release()
  }
  const changed: Changed = (...more) => {
    for (const tag of more) tags.add(tag)
  }
  try {
    await connection.query(writing.statement)
  } catch (error) {
    await rollback(error as Error)
    throw error
  }
  return { tx, changed, query: query as unknown as Database['query'], commit, rollback }
}

/**
 * True if the connection must be closed instead of reused. A database that did not answer would make the next statement wait too.
 * If this server is read-only, a new connection may lead to a writable one.
 */
const isUnusable = isMoved

/** Returns true for a deadlock, and for transactions that cannot be serialized. */
const isConflict = (reason: Error) => ['40001', '40P01'].includes(sqlStateOf(reason) ?? '')

const asError = (error: Error) => error

interface Built<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/**
 * Prepares a statement of a page that is opened often. It is built once, and PostgreSQL stores it by name. Building a statement
 * that returns one row takes this process longer than running it. `build` puts placeholders in the place of values.
 */
export function prepared<Rows>(name: string, build: (sql: Sql) => Built<Rows>) {
  const made = new WeakMap<Sql, ReturnType<Built<Rows>['prepare']>>()
  return (sql: Sql, values: Record<string, unknown>): Promise<Rows> => {
    const known = made.get(sql) ?? build(sql).prepare(name)
    made.set(sql, known)
    return known.execute(values)
  }
}
