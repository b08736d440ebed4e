import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { listening as heard } from '../watch/counted.ts'
import { CHANGED, readPayload } from './announcement.ts'
import { type Database, tellChanged } from './database.ts'
import { sqlStateOf } from './database-away.ts'
import { newClient } from './hosts/connect.ts'

const AGAIN_AFTER = 1_000
/** Milliseconds between two checks of the connection, and the longest time of one check. */
const BEAT = 3_000
const PATIENCE = 5_000
const LISTEN = `listen ${CHANGED}`

/** One beat of this many also reports that the process is alive. */
const PRESENCE = 5

/**
 * Calls `database.onChanged` for the writes of every process, and `everything` if it may have missed some. `presence` is the
 * statement that reports this process as alive. It replaces a beat, so it costs no extra statement.
 */
export function listenForChanges(
  database: Database,
  everything: () => void,
  presence?: () => pg.QueryConfig,
): { close(): Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let listening = false
  const missed = () => {
    database.noteWrites()
    everything()
  }
  heard.isOn = false

  const connect = async () => {
    const next = newClient(database.directUrl, {
      connectionTimeoutMillis: AGAIN_AFTER * 3,
      query_timeout: PATIENCE,
    })
    client = next
    next.on('notification', ({ payload = '' }) => {
      const told = readPayload(payload)
      if (database.announced.isNews(told)) tellChanged(database, told.tags)
    })
    next.on('error', () => undefined)
    next.once('end', () => client === next && again())
    let reached = false
    try {
      await next.connect()
      reached = true
      await next.query(LISTEN)
      listening = true
      heard.isOn = true
      missed()
      beat(next).catch(() => next.end().catch(() => undefined))
    } catch (error) {
      await next.end().catch(() => undefined)
      if (client === next) again()
      // If the database responds, others may be writing. Cached responses are then kept until the next try at most.
      if (!closed && (reached || isRefusal(error as Error))) missed()
    }
  }

  /** A lost connection looks idle until the process sends something. A second LISTEN changes nothing. */
  const beat = async (on: pg.Client) => {
    for (let count = 0; client === on && listening && !closed; count++) {
      if (presence && count % PRESENCE === 0) await tell(on, presence())
      else if (count > 0) await on.query(LISTEN)
      await sleep(BEAT, undefined, { ref: false })
    }
  }

  /** A database that refuses the statement is still reachable: its disk may be full, or it may be a replica. */
  const tell = (on: pg.Client, statement: pg.QueryConfig) =>
    on.query(statement).catch((error: Error) => {
      if (sqlStateOf(error) === undefined) throw error
    })

  // While the database is away nobody writes, so cached responses stay valid. If only this connection was lost, others may write,
  // so the next connection is made at once.
  const again = () => {
    if (closed || timer) return
    const pause = listening ? 0 : AGAIN_AFTER
    listening = false
    heard.isOn = false
    timer = setTimeout(() => {
      timer = undefined
      connect().catch(again)
    }, pause).unref()
  }

  connect().catch(again)
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Returns true if the database runs but refuses the connection. 57P means that it starts, stops or crashed. */
const isRefusal = (error: Error) => !(sqlStateOf(error) ?? '57P').startsWith('57P')
