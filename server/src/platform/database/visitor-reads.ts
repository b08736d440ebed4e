import type pg from 'pg'
import type { Database, Sql } from './database.ts'
import { isDatabaseAway, isMoved } from './database-away.ts'
import { openPool } from './hosts/connect.ts'
import { transactionOn } from './transaction.ts'

export type ForVisitors = <T>(work: (database: Database, isSure: boolean) => Promise<T>) => Promise<T>

/** Milliseconds. If a replica does not answer in this time, it is left alone, and the leader answers. */
const TO_CONNECT = 1_000
const TO_SAY = 1_000
/** Milliseconds after which a missing replica is tried again. */
const AGAIN_AFTER = 2_000

// The end of the log. At the beginning of a page only the page header precedes that place, and no replica replays a header.
const WRITTEN = `select (at - case when inside.file_offset = 40 then 40
      when inside.file_offset % current_setting('wal_block_size')::int = 24 then 24 else 0 end)::text as at
  from pg_current_wal_insert_lsn() at, lateral pg_walfile_name_offset(at) inside`
const REPLAYED = `select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as replayed,
  pg_last_wal_receive_lsn()::text as received`

interface Replayed {
  readonly isStandby: boolean
  readonly replayed: string | null
  readonly received: string | null
}

/** Parses a place in the log, `16/B374D848`, into a number. */
const place = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * Runs reads for everybody on replicas. A replica is used only when it has replayed all writes that this process had been
 * notified of. After each write, the leader is asked once where its log ends, and each connection to a replica is asked once
 * whether it is there. So no response is older than a write that its reader, or others here, were notified of.
 */
export class VisitorReads {
  readonly #leader: pg.Pool
  readonly #replica: pg.Pool
  /** Where the log ended after the last write. Undefined after a write, until it is needed. */
  #written: Promise<bigint | undefined> | undefined
  #isLeaderAway = false
  #isThere = false
  #nextLook = 0
  /** How far the server of each connection had replayed at the last check. It never goes back. */
  readonly #replayed = new WeakMap<pg.PoolClient, bigint>()

  constructor(leader: pg.Pool, url: string, options: pg.PoolConfig) {
    this.#leader = leader
    this.#replica = openPool(
      url,
      { ...options, connectionTimeoutMillis: TO_CONNECT },
      { ofSeveral: 'prefer-standby' },
    )
  }

  noteWrites() {
    this.#written = undefined
  }

  close = () => this.#replica.end()

  async run<T>(here: Database, work: (database: Database, isSure: boolean) => Promise<T>): Promise<T> {
    const connection = await this.#connection()
    if (!connection) return work(here, true)
    const { tx, query, end } = transactionOn(inTurn(connection))
    let broken: Error | undefined
    try {
      const written = await this.#whereWritten()
      if (await this.#hasReplayed(connection, written))
        return await work(readingBy(here, tx, query), written !== undefined)
    } catch (error) {
      broken = error as Error
      if (!isDatabaseAway(broken)) throw broken
      if (isMoved(broken)) this.#isGone()
    } finally {
      const isBusy = end()
      connection.release(isBusy || (broken && isDatabaseAway(broken)))
    }
    return work(here, true)
  }

  async #connection(): Promise<pg.PoolClient | undefined> {
    if (!this.#isThere) {
      this.#look()
      return undefined
    }
    return this.#replica.connect().catch(() => this.#isGone())
  }

  /** Checks for the replica in the background. */
  #look() {
    if (performance.now() < this.#nextLook || this.#replica.ending) return
    this.#nextLook = performance.now() + AGAIN_AFTER
    const found = () => {
      this.#isThere = true
    }
    this.#replica.query('select').then(found, () => undefined)
  }

  #isGone(): undefined {
    this.#isThere = false
    this.#nextLook = performance.now() + AGAIN_AFTER
  }

  /** Returns undefined while the leader is away. Nobody writes in that time. */
  async #whereWritten(): Promise<bigint | undefined> {
    const asked = this.#written ?? this.#ask()
    // Only the first request waits for a leader that does not answer.
    return this.#isLeaderAway ? undefined : asked
  }

  #ask(): Promise<bigint | undefined> {
    const asked = this.#leader.query<{ at: string }>(WRITTEN).then(
      ({ rows }) => {
        this.#isLeaderAway = false
        return place(rows[0]?.at ?? '0/0')
      },
      () => {
        this.#isLeaderAway = true
        if (this.#written === asked) this.#written = undefined
        return undefined
      },
    )
    this.#written = asked
    return asked
  }

  async #hasReplayed(connection: pg.PoolClient, written: bigint | undefined): Promise<boolean> {
    if (written !== undefined && (this.#replayed.get(connection) ?? -1n) >= written) return true
    const asking = { text: REPLAYED, query_timeout: TO_SAY }
    const { rows } = await connection.query<Replayed>(asking as pg.QueryConfig)
    const { isStandby = false, replayed = null, received = null } = rows[0] ?? {}
    // A promoted replica takes writes of its own. It is found by the leader's address.
    if (!isStandby || replayed === null) return false
    const reached = place(replayed)
    this.#replayed.set(connection, reached)
    return reached >= (written ?? place(received ?? '0/0'))
  }
}

/** Sends one statement after another. Parallel statements would wait on the connection anyway. */
function inTurn(connection: pg.PoolClient): pg.PoolClient {
  const send = connection.query.bind(connection) as (...given: unknown[]) => Promise<unknown>
  let last: Promise<unknown> = Promise.resolve()
  const query = (...given: unknown[]) => {
    const answer = last.then(() => send(...given))
    last = answer.catch(() => undefined)
    return answer
  }
  return { query } as unknown as pg.PoolClient
}

/** Returns a database that reads by one connection. An attempt to write moves the work to the leader. */
function readingBy(here: Database, sql: Sql, query: ReturnType<typeof transactionOn>['query']): Database {
  // The stores need only `query` for reading.
  const pool = { query } as unknown as pg.Pool
  const refuse = () =>
    Promise.reject(Object.assign(new Error('What answers visitors writes nothing.'), { code: '25006' }))
  const database: Database = {
    ...here,
    pool,
    sql,
    query: query as unknown as Database['query'],
    joinWrite: refuse,
    forVisitors: (work) => work(database, true),
  }
  return database
}
