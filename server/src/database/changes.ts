import pg from 'pg'
import { CHANGED, readPayload } from './announcement.ts'
import type { Database } from './database.ts'

const AGAIN_AFTER = 1_000

/** Hears of every committed write, whoever made it. `everything` is called when some may have been missed. */
export function listenForChanges(database: Database, everything: () => void): { close(): Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let listening = false

  const connect = async () => {
    const next = new pg.Client({
      connectionString: database.url,
      connectionTimeoutMillis: AGAIN_AFTER * 3,
      // Nothing is ever sent on this connection: that it was cut without a word must be noticed all the same.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    client = next
    next.on('notification', ({ payload = '' }) => {
      const heard = readPayload(payload)
      if (database.announced.isNews(heard)) database.onChanged(heard.tags)
    })
    next.on('error', () => undefined)
    next.once('end', again)
    try {
      await next.connect()
      await next.query(`listen ${CHANGED}`)
      listening = true
      everything()
    } catch {
      await next.end().catch(() => undefined)
      again()
    }
  }
  // While the database is away nobody writes, so what stands ready goes on being sent. Where only the connection was
  // cut, others may write: the next one is made at once.
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
