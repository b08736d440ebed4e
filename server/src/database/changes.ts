import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CHANGED, readPayload } from './announcement.ts'
import type { Database } from './database.ts'

const AGAIN_AFTER = 1_000
/** Milliseconds between two looks whether the connection still lives, and how long one waits for a sign. */
const BEAT = 3_000
const PATIENCE = 5_000
const LISTEN = `listen ${CHANGED}`

/** Hears of every committed write, whoever made it. `everything` is called when some may have been missed. */
export function listenForChanges(database: Database, everything: () => void): { close(): Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let listening = false
  let doubting = false

  const connect = async () => {
    const next = new pg.Client({
      connectionString: database.url,
      connectionTimeoutMillis: AGAIN_AFTER * 3,
      query_timeout: PATIENCE,
    })
    client = next
    next.on('notification', ({ payload = '' }) => {
      const heard = readPayload(payload)
      if (database.announced.isNews(heard)) database.onChanged(heard.tags)
    })
    next.on('error', () => undefined)
    next.once('end', () => client === next && again())
    try {
      await next.connect()
      await next.query(LISTEN)
      listening = true
      everything()
      beat(next).catch(() => next.end().catch(() => undefined))
    } catch {
      await next.end().catch(() => undefined)
      again()
      await doubt()
    }
  }

  /** A connection that was cut without a word looks like one on which nothing happens. To listen twice changes nothing. */
  const beat = async (on: pg.Client) => {
    while (client === on && listening && !closed) {
      await sleep(BEAT, undefined, { ref: false })
      await on.query(LISTEN)
    }
  }

  /**
   * While the database is away nobody writes, so what stands ready goes on being sent. A database that answers but
   * will not be listened to may be written to by others: then what is kept grows no older than the next try.
   */
  const doubt = async () => {
    if (closed || doubting) return
    doubting = true
    const answers = await database.pool.query('select 1').catch(() => undefined)
    doubting = false
    if (answers && !closed && !listening) everything()
  }

  // Where only the connection was cut, others may write: the next one is made at once.
  const again = () => {
    if (closed || timer) return
    const pause = listening ? 0 : AGAIN_AFTER
    listening = false
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
