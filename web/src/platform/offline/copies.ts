import { type Asked, isPlainFile, JUDGE, type Pinned, WORKER } from './stores.ts'

/** The delay is long after the first paint, because the copy helps only the next visit. */
const LATEST = 10_000
const GATHERING = 1_000

let started: Promise<ServiceWorker | undefined> | undefined

/** Returns the service worker once it is active. Undefined if the browser has none or forbids it. */
async function worker(): Promise<ServiceWorker | undefined> {
  started ??= idle().then(register)
  const active = await started
  // After a failed attempt, the next call tries again.
  if (!active) started = undefined
  return active
}

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari lacks `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, GATHERING)
    else requestIdleCallback(() => resolve(), { timeout: LATEST })
  })

async function register(): Promise<ServiceWorker | undefined> {
  // In development every file changes all the time.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    return (await navigator.serviceWorker.ready).active ?? undefined
  } catch {
    return undefined
  }
}

function ask(to: ServiceWorker, asked: Asked): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    to.postMessage(asked, [port2])
  })
}

export const buildOf = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''

/** Caches a problem's page with its present and later files. Call the returned function to stop. */
export function keepPage(path: string, whenKept: () => void): () => void {
  let gone = false
  let observer: PerformanceObserver | undefined
  const begin = async () => {
    const active = await worker()
    const build = buildOf()
    if (!active || !build || gone) return
    await ask(active, { ask: 'keep page', path, build })
    if (gone) return
    observer = followFiles((files) => ask(active, { ask: 'keep files', build, files }).catch(reportError))
    whenKept()
  }
  begin().catch(reportError)
  return () => {
    gone = true
    observer?.disconnect()
  }
}

/** Caches the site's files that this page has loaded, and those it loads later. */
function followFiles(keep: (files: readonly string[]) => void): PerformanceObserver {
  let files: string[] = [buildOf(), `${location.origin}/theme.js`]
  let waiting = true
  const send = () => {
    waiting = false
    keep(files)
    files = []
  }
  const observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name)
    files.push(...names.filter(isFile))
    if (!waiting) setTimeout(send, GATHERING)
    waiting = true
  })
  observer.observe({ type: 'resource', buffered: true })
  setTimeout(send, GATHERING)
  return observer
}

function isFile(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && (pathname.startsWith('/assets/') || isPlainFile(pathname))
}

/** Caches a page for a pack, independent of other pages. The outcome is also `later` in a browser without a cache. */
export async function pinPage(path: string): Promise<Pinned> {
  const active = await worker()
  const build = buildOf()
  if (!active || !build) return { outcome: 'later' }
  return ((await ask(active, { ask: 'pin page', path, build })) as Pinned | undefined) ?? { outcome: 'later' }
}

export async function unpinPages(paths: readonly string[]) {
  const active = await worker()
  if (active) await ask(active, { ask: 'unpin pages', paths })
}

/** Caches every file that this page has loaded so far. Returns whether all of them are cached. */
export async function keepLoaded(): Promise<boolean> {
  const active = await worker()
  const build = buildOf()
  if (!active || !build) return false
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const all = [build, `${location.origin}/theme.js`, ...files.filter(isFile)]
  return (await ask(active, { ask: 'keep files', build, files: all })) === true
}

/** Caches files of the judge that were just fetched. */
export async function keepJudge(files: readonly string[]) {
  const active = await worker()
  if (active) await ask(active, { ask: 'keep judge', files })
}

/** Returns whether all of these files of the judge are cached on this device. */
export async function isJudgeKept(files: readonly string[]): Promise<boolean> {
  if (!('caches' in window)) return false
  const store = await caches.open(JUDGE)
  const found = await Promise.all(files.map((file) => store.match(file, { ignoreVary: true })))
  return found.every(Boolean)
}
