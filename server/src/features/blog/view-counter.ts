import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setImmediate as later } from 'node:timers/promises'
import { createIsbotFromList, isbotPatterns, list } from 'isbot'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { VIEWED, type View, viewStore } from './view-store.ts'

// Programs in the robot list that fetch for a person: a headless browser, a script, a bare name. They count as readers. Crawlers,
// link previewers and monitors name themselves.
const PEOPLES_PROGRAMS = [
  'HeadlessChrome',
  'node',
  'undici',
  'reader-1',
  'axios/1.7',
  'Playwright/1.60 (x64)',
]
const counted = new Set(PEOPLES_PROGRAMS.flatMap((agent) => isbotPatterns(agent)))

/** Recognizes robots by their user agent, from a list that is kept up to date. */
const isRobot = createIsbotFromList(list.filter((pattern) => !counted.has(pattern)))

/** A single view is counted at once. Any number of views costs at most ten statements a second. */
const PAUSE = 100
/**
 * Publishing a new count drops the blog from the cache, and the pages that show it. So a count may appear this many
 * milliseconds late.
 */
const PUBLISH_EVERY = 5_000
const RETRY_AFTER = 1_000
const BATCH = 100
const LONGEST_QUEUE = 10_000
const LONGEST_MEMORY = 20_000
const LONGEST_AGENT = 300

export interface ViewCounter {
  /** Counts a view of `blog:ID`, once for each reader and day. Never throws and never blocks. */
  (viewed: string, request: IncomingMessage, caller: Caller | null): void
  /** Resolves when every view so far is counted and published, or when an attempt has failed. */
  settled(): Promise<void>
}

/** Counts views in the background, each reader once a day. */
export function viewCounter(
  database: Database,
  secret: Buffer,
  addressOf: (request: IncomingMessage) => string,
): ViewCounter {
  /** Readers already counted, and robots. This set saves statements, and the table has the final count. */
  const seen = new Set<string>()
  let queue: View[] = []
  /** Blogs whose new counts are not published yet. */
  const unpublished = new Set<string>()
  let publishedAt = Number.NEGATIVE_INFINITY
  /** Waiting callers of `settled`. */
  let waiting: (() => void)[] = []
  let endPause = () => {}
  let running = false
  let today = ''

  function count(viewed: string, request: IncomingMessage, caller: Caller | null) {
    if (request.method !== 'GET' || queue.length >= LONGEST_QUEUE) return
    // A browser may prefetch a page that the person has not opened.
    if (String(request.headers['sec-purpose'] ?? request.headers.purpose ?? '').includes('prefetch')) return
    const day = new Date().toISOString().slice(0, 10)
    const agent = request.headers['user-agent']?.slice(0, LONGEST_AGENT) ?? ''
    const who = caller?.id ?? `${addressOf(request)} ${agent}`
    const key = `${day} ${viewed} ${who}`
    if (seen.has(key)) return
    if (seen.size >= LONGEST_MEMORY) seen.clear()
    seen.add(key)
    if (isRobot(agent)) return
    // The day is part of the key, so that no reader can be followed from day to day. The secret is too, so that a
    // dump of the table cannot be reversed by trying all addresses.
    const reader = caller?.id ?? createHmac('sha256', secret).update(`${day} ${who}`).digest('base64url')
    queue.push({ blogId: viewed.slice('blog:'.length), day, reader })
    // A failed batch is tried again. After any other failure the next view starts a new run.
    if (!running)
      run().catch(() => {
        running = false
      })
  }

  async function run() {
    running = true
    // Let the response be sent first.
    await later()
    while (queue.length > 0 || unpublished.size > 0) {
      const done = await turn()
      if (!done) release()
      if (done && (queue.length >= BATCH || waiting.length > 0)) continue
      await pause(done ? PAUSE : RETRY_AFTER)
    }
    running = false
    release()
  }

  /** Counts a batch, and publishes the new counts when it is time. Returns false on failure. */
  async function turn(): Promise<boolean> {
    const batch = queue.slice(0, BATCH)
    const publishes = waiting.length > 0 || performance.now() - publishedAt >= PUBLISH_EVERY
    if (batch.length === 0 && !publishes) return true
    try {
      const found = await write(database, async (tx, changed) => {
        const ids = batch.length > 0 ? await countBatch(tx, batch) : []
        const all = new Set([...unpublished, ...ids])
        if (publishes && all.size > 0) changed(VIEWED, ...[...all].map((id) => `blog:${id}`))
        return all
      })
      queue = queue.slice(batch.length)
      unpublished.clear()
      if (!publishes) for (const id of found) unpublished.add(id)
      else if (found.size > 0) publishedAt = performance.now()
      return true
    } catch {
      return false
    }
  }

  async function countBatch(tx: Sql, batch: readonly View[]): Promise<string[]> {
    const ids = await viewStore.add(tx, batch)
    if (batch[0] && batch[0].day !== today) {
      await viewStore.forget(tx)
      today = batch[0].day
    }
    return ids
  }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref()
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  function release() {
    for (const one of waiting) one()
    waiting = []
  }

  async function settled() {
    if (!running) return
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      endPause()
    })
  }

  return Object.assign(count, { settled })
}
