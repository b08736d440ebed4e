import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { bounded } from '../account/bounded.ts'
import { escapeHtml } from './escape.ts'
import type { Rendered, RenderOptions } from './render-text.ts'

// One is enough: what was rendered is kept. Who waits behind it is a reader of another long text.
const THREADS = 1
const WAITING = 64
// Ten times what the slowest text takes on an idle machine: a busy one is no reason to give up.
const PATIENCE = 10_000
/** A thread holds some memory; long texts come rarely. */
const IDLE = 60_000
const MEGABYTES = 192

const inTurn = bounded(THREADS, WAITING)
let idle: Worker | undefined
let ending: NodeJS.Timeout | undefined

export interface Aside {
  readonly rendered: Rendered
  /** It took too long, or more memory than there is: the text stands there as it was typed. */
  readonly late: boolean
}

/** Renders a long text in a thread, so that nobody else waits for it, and gives it up after its time. */
export const renderAside = (source: string, options: RenderOptions, patience = PATIENCE): Promise<Aside> =>
  inTurn(async () => {
    const thread = idle ?? start()
    idle = undefined
    clearTimeout(ending)
    thread.ref()
    try {
      thread.postMessage({ source, options })
      const [rendered] = await once(thread, 'message', { signal: AbortSignal.timeout(patience) })
      rest(thread)
      return { rendered: rendered as Rendered, late: false }
    } catch {
      void thread.terminate()
      return { rendered: asTyped(source), late: true }
    }
  })

const source = JSON.stringify(new URL('./render-thread.ts', import.meta.url))
const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`

function start(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MEGABYTES }
  // Built, both lie in one folder; the loader that reads sources is not handed down to a thread.
  const thread = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource, { eval: true, resourceLimits })
    : new Worker(new URL('./render-thread.js', import.meta.url), { resourceLimits })
  return thread.on('error', () => undefined)
}

function rest(thread: Worker) {
  idle = thread
  // It keeps no process from ending.
  thread.unref()
  ending = setTimeout(() => {
    idle = undefined
    void thread.terminate()
  }, IDLE).unref()
}

const asTyped = (source: string): Rendered => ({
  html: `<pre tabindex="0" aria-label="Text">${escapeHtml(source)}</pre>\n`,
  headings: [],
  outside: [],
  mentioned: [],
})
