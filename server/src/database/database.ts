import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Statements run on this: the database outside a transaction, or the open transaction. */
export type Sql = Omit<NodePgDatabase, '$client'>

export interface Database {
  readonly sql: Sql
  readonly pool: pg.Pool
  readonly url: string
  /** Called with the tags of a committed write, in this process at once and in the others by NOTIFY. */
  onChanged: (tags: readonly string[]) => void
  close(): Promise<void>
}

/** Milliseconds to wait for a connection: within three seconds everybody is told that the database is away. */
const PATIENCE = 2_500

/** Connections that may break without ending the process: the next statement on one says what is wrong. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on('error', () => undefined)
  // The pool listens to idle connections only, and one may break while somebody has it.
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  return pool
}

export function openDatabase(url: string, connections: number): Database {
  const pool = openPool({ connectionString: url, max: connections, connectionTimeoutMillis: PATIENCE })
  return { sql: drizzle(pool), pool, url, onChanged: () => undefined, close: () => pool.end() }
}

/** The channel on which a write tells every process which ready-made answers it made old. */
export const CHANGED = 'changed'

type Changed = (...tags: string[]) => void

/**
 * Runs `work` in a transaction. The tags it names go out with the commit, to every process; in this one the old
 * answers are gone before `write` returns, so nobody is answered from before their own write.
 */
export async function write<T>(
  database: Database,
  work: (tx: Sql, changed: Changed) => Promise<T>,
): Promise<T> {
  const tags = new Set<string>()
  const connection = await database.pool.connect()
  let broken: Error | undefined
  try {
    await connection.query('begin')
    const result = await work(drizzle(connection), (...more) => {
      for (const tag of more) tags.add(tag)
    })
    if (tags.size > 0) await connection.query('select pg_notify($1, $2)', [CHANGED, [...tags].join(' ')])
    await connection.query('commit')
    if (tags.size > 0) database.onChanged([...tags])
    return result
  } catch (error) {
    await connection.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    connection.release(broken)
  }
}
