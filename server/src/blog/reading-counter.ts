import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setImmediate as later, setTimeout as wait } from 'node:timers/promises'
import type { Caller } from '../account/caller.ts'
import { type Database, write } from '../database/database.ts'
import { isRobot } from './robots.ts'
import { type Reading, viewStore } from './view-store.ts'

/**
 * Every batch makes the ready-made list of blogs old, so batches begin at most this often: a single reading is counted
 * at once, a crowd costs ten remade lists a second, however large it is.
 */
const MILLISECONDS_BETWEEN = 100
const AGAIN_AFTER_FAILURE = 1_000
// Readings that one statement counts: the tags of all their blogs must fit into one NOTIFY of 8000 bytes.
const BATCH = 100
const LONGEST_QUEUE = 10_000
const LONGEST_MEMORY = 20_000
const LONGEST_AGENT = 300

export interface ReadingCounter {
  /** Counts a reading of `blog:ID`, once a reader and day. Never throws, never waits. */
  (reading: string, request: IncomingMessage, caller: Caller | null): void
  /** Resolves when all that was read so far is counted, or cannot be within a second. */
  settled(): Promise<void>
}

/** Counts readings, each once a reader and day, behind the answers that are being sent. */
export function readingCounter(
  database: Database,
  secret: Buffer,
  addressOf: (request: IncomingMessage) => string,
): ReadingCounter {
  /** Who was counted or is a robot, so that reading again costs no statement. The table is the truth. */
  const seen = new Set<string>()
  let queue: Reading[] = []
  let running: Promise<void> | undefined
  let today = ''

  function count(reading: string, request: IncomingMessage, caller: Caller | null) {
    if (request.method !== 'GET' || queue.length >= LONGEST_QUEUE) return
    const day = new Date().toISOString().slice(0, 10)
    const agent = request.headers['user-agent']?.slice(0, LONGEST_AGENT) ?? ''
    const who = caller?.id ?? `${addressOf(request)} ${agent}`
    const key = `${day} ${reading} ${who}`
    if (seen.has(key)) return
    if (seen.size >= LONGEST_MEMORY) seen.clear()
    seen.add(key)
    if (isRobot(agent)) return
    // Keyed by the day, so that nobody can be followed from one to the next, and by the secret, so that a dump of the
    // table cannot be turned back by trying all addresses.
    const reader = caller?.id ?? createHmac('sha256', secret).update(`${day} ${who}`).digest('base64url')
    queue.push({ blogId: reading.slice('blog:'.length), day, reader })
    running ??= run().finally(() => {
      running = undefined
    })
  }

  async function run() {
    // The answer goes out first.
    await later()
    while (queue.length > 0) {
      const batch = queue.slice(0, BATCH)
      const counted = await countBatch(batch)
      if (counted) queue = queue.slice(batch.length)
      if (counted && queue.length >= BATCH) continue
      await wait(counted ? MILLISECONDS_BETWEEN : AGAIN_AFTER_FAILURE, undefined, { ref: false })
    }
  }

  async function countBatch(batch: readonly Reading[]): Promise<boolean> {
    try {
      await write(database, async (tx, changed) => {
        const risen = await viewStore.add(tx, batch)
        if (batch[0] && batch[0].day !== today) {
          await viewStore.forget(tx)
          today = batch[0].day
        }
        if (risen.length > 0) changed('blogs', ...risen.map((id) => `blog:${id}`))
      })
      return true
    } catch {
      return false
    }
  }

  return Object.assign(count, { settled: () => Promise.race([running, wait(1_000)]) })
}
