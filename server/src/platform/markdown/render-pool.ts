import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { FairQueue } from '../queue/fair-queue.ts'
import { workerThread } from '../worker-thread.ts'
import { asTyped, type Rendered, type RenderOptions } from './render-text.ts'

// With two threads, the slow text of one member does not delay everybody else.
const THREADS = 2
/** Milliseconds after which a text counts as slow. Each thread needs some 50 MB, so a second one starts only then. */
const SLOW = 500
// More texts than any page contains.
const WAITING = 500
// Milliseconds, ten times the slowest text's on an idle machine.
const PATIENCE = 5_000
const STARTING = 60_000
/** Milliseconds after which an unused thread ends and frees its memory. */
const IDLE = 3_000
const MEGABYTES = 192

const queue = new FairQueue({ atOnce: THREADS, ofOne: 1, mostOfOwner: WAITING })
const resting: Thread[] = []
const working = new Set<Thread>()
/** Texts that wait for the next free thread. */
const waiting = new Set<(thread: Thread) => void>()

interface Thread {
  readonly worker: Worker
  readonly ready: Promise<unknown>
  ending?: NodeJS.Timeout
}
export interface PoolResult {
  readonly rendered: Rendered
  /** Rendering took too long or too much memory, so formulas and code, or the whole text, are shown as typed. */
  readonly late: boolean
}

/**
 * Renders a text in a thread, one text of an `owner` at a time. If it takes longer than `patience` milliseconds, it is
 * rendered without formulas and colours. Throws a 429 Failure if too many texts of the owner wait.
 */
export const renderInPool = (
  owner: string,
  source: string,
  options: RenderOptions,
  patience = PATIENCE,
): Promise<PoolResult> => queue.run(() => renderWithin(patience, source, options), { owner, isOfOne: true })

async function renderWithin(patience: number, source: string, options: RenderOptions): Promise<PoolResult> {
  const whole = await attempt(source, options, patience)
  if (whole) return { rendered: whole, late: false }
  const plain = await attempt(source, { ...options, plain: true }, patience)
  return { rendered: plain ?? asTyped(source), late: true }
}

async function attempt(source: string, options: RenderOptions, patience: number) {
  const thread = await freeThread()
  const { worker, ready, ending } = thread
  clearTimeout(ending)
  worker.ref()
  try {
    await ready
    worker.postMessage({ source, options })
    const [rendered] = await once(worker, 'message', { signal: AbortSignal.timeout(patience) })
    rest(thread)
    return rendered as Rendered
  } catch {
    working.delete(thread)
    end(worker)
    return undefined
  }
}

/** Returns an idle thread, the busy thread if it finishes soon, or a new one. */
function freeThread(): Thread | Promise<Thread> {
  const [other] = working
  if (!other || resting.length > 0) return atWork(resting.pop() ?? start())
  return new Promise((take) => {
    waiting.add(take)
    const countdown = () => setTimeout(() => waiting.delete(take) && take(atWork(start())), SLOW)
    other.ready.then(countdown, countdown)
  })
}

function atWork(thread: Thread): Thread {
  working.add(thread)
  return thread
}

const FILE = new URL('./render-thread.ts', import.meta.url)

function start(): Thread {
  // A library may print a member's text, so its output is discarded.
  const options = { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES }, stdout: true, stderr: true }
  const worker = workerThread(FILE, options)
  worker.stdout.resume()
  worker.stderr.resume()
  return { worker, ready: once(worker, 'message', { signal: AbortSignal.timeout(STARTING) }) }
}

/** Not awaited: the next text starts a new thread. */
const end = (worker: Worker) => void worker.terminate().catch(() => undefined)

function rest(thread: Thread) {
  const [take] = waiting
  if (take) {
    waiting.delete(take)
    take(thread)
    return
  }
  working.delete(thread)
  resting.push(thread)
  // The thread must not keep the process alive.
  thread.worker.unref()
  thread.ending = setTimeout(() => {
    resting.splice(resting.indexOf(thread), 1)
    end(thread.worker)
  }, IDLE).unref()
}
