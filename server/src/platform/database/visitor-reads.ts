import type pg from 'pg'
import type { Database, Sql } from './database.ts'
import { isDatabaseAway, isMoved } from './database-away.ts'
import { openPool } from './hosts/connect.ts'
import { transactionOn } from './transaction.ts'

export type ForVisitors = <T>(work: (database: Database, isSure: boolean) => Promise<T>) => Promise<T>

/** Milliseconds. A replica that does not answer soon is left alone, and the leader answers. */
const TO_CONNECT = 1_000
const TO_SAY = 1_000
/** Milliseconds after which one that was away is looked for again. */
const AGAIN_AFTER = 2_000

// Where the log ends. At the beginning of a page only its head stands behind that place, which no replica replays.
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

/** A place in the log, `16/B374D848`, as a number. */
const place = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * Answers for everybody, made on replicas. One answers only when it has replayed everything that was written before this
 * process last heard of a write: after each write the leader is asked once where its log ends, and each connection to a replica
 * once whether it is there. So nobody gets an answer from before a write that they, or others here, know of.
 */
export class VisitorReads {
  readonly #leader: pg.Pool
  readonly #replica: pg.Pool
  /** Where the log ended after the last write. Undefined after a write, until somebody wants to know it. */
  #written: Promise<bigint | undefined> | undefined
  #isLeaderAway = false
  #isThere = false
  #nextLook = 0
  /** How far each connection's server was when it was last asked. It never goes back. */
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

  /** Nobody waits for it. */
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

  /** Undefined while the leader is away: then nobody writes either. */
  async #whereWritten(): Promise<bigint | undefined> {
    const asked = this.#written ?? this.#ask()
    // Only the first waits for a leader that does not answer.
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
    // One that was promoted takes writes of its own. It is the leader's address that finds it.
    if (!isStandby || replayed === null) return false
    const reached = place(replayed)
    this.#replayed.set(connection, reached)
    return reached >= (written ?? place(received ?? '0/0'))
  }
}

/** One statement after the other: what a handler sends at once would wait on the connection anyway. */
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

/** The database, read by one connection. Whoever would write by it is sent to the leader instead. */
function readingBy(here: Database, sql: Sql, query: ReturnType<typeof transactionOn>['query']): Database {
  // The stores use nothing else of it to read.
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
