import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { onePerOwner } from '../queue/one-per-owner.ts'
import { asTyped, type Rendered, type RenderOptions } from './render-text.ts'

// The second one is for everybody else while the text of one member takes long.
const THREADS = 2
// More than stand on any page.
const WAITING = 500
// Ten times what the slowest text takes on an idle machine: a busy one is no reason to give up.
const PATIENCE = 5_000
const STARTING = 60_000
/** A thread holds some memory; after a while without readers it is let go. */
const IDLE = 60_000
const MEGABYTES = 192

const inTurn = onePerOwner(THREADS, WAITING)
const resting: Thread[] = []

interface Thread {
  readonly worker: Worker
  readonly ready: Promise<unknown>
  ending?: NodeJS.Timeout
}
export interface PoolResult {
  readonly rendered: Rendered
  /** It took too long, or more memory than there is: formulas and code stand there as they were typed, or all of it. */
  readonly late: boolean
}

/** Renders a text of `owner` in a thread, so that nobody else waits for it, and gives up what takes too long in it. */
export const renderInPool = (
  owner: string,
  source: string,
  options: RenderOptions,
  patience = PATIENCE,
): Promise<PoolResult> =>
  inTurn(owner, async () => {
    const whole = await attempt(source, options, patience)
    if (whole) return { rendered: whole, late: false }
    const plain = await attempt(source, { ...options, plain: true }, patience)
    return { rendered: plain ?? asTyped(source), late: true }
  })

async function attempt(source: string, options: RenderOptions, patience: number) {
  const thread = resting.pop() ?? start()
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
    end(worker)
    return undefined
  }
}

const source = JSON.stringify(new URL('./render-thread.ts', import.meta.url))
const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`

function start(): Thread {
  // What a library prints is about a text of somebody, so nobody reads it.
  const options = { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES }, stdout: true, stderr: true }
  // Built, both lie in one folder; the loader that reads sources is not handed down to a thread.
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource, { ...options, eval: true })
    : new Worker(new URL('./render-thread.js', import.meta.url), options)
  worker.on('error', () => undefined)
  worker.stdout.resume()
  worker.stderr.resume()
  return { worker, ready: once(worker, 'message', { signal: AbortSignal.timeout(STARTING) }) }
}

/** Nobody waits for it: what is rendered next has a thread of its own. */
const end = (worker: Worker) => void worker.terminate().catch(() => undefined)

function rest(thread: Thread) {
  resting.push(thread)
  // It keeps no process from ending.
  thread.worker.unref()
  thread.ending = setTimeout(() => {
    resting.splice(resting.indexOf(thread), 1)
    end(thread.worker)
  }, IDLE).unref()
}
