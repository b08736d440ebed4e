import { type Asked, isPlainFile, JUDGE, type Pinned, WORKER } from './stores.ts'

/** Long after the first paint: it helps the next visit, never this one. */
const LATEST = 10_000
const GATHERING = 1_000

let started: Promise<ServiceWorker | undefined> | undefined

/** The service worker once it is active; undefined if the browser has none or forbids it. */
async function worker(): Promise<ServiceWorker | undefined> {
  started ??= idle().then(register)
  const active = await started
  // After a failed attempt, the next call tries again.
  if (!active) started = undefined
  return active
}

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no such call.
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

/** Keeps a problem's page with everything it has loaded and will load. Call the returned function to stop. */
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

/** The site's files that this page has loaded, and those it loads later. */
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

/** Keeps a page for a pack, whatever else is opened. `later` also in a browser that keeps nothing. */
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

/** Keeps every file that this page has loaded until now. Whether all of them are kept. */
export async function keepLoaded(): Promise<boolean> {
  const active = await worker()
  const build = buildOf()
  if (!active || !build) return false
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const all = [build, `${location.origin}/theme.js`, ...files.filter(isFile)]
  return (await ask(active, { ask: 'keep files', build, files: all })) === true
}

/** Keeps files of the judge that were just fetched. */
export async function keepJudge(files: readonly string[]) {
  const active = await worker()
  if (active) await ask(active, { ask: 'keep judge', files })
}

/** Whether all of these files of the judge are kept on this device. */
export async function isJudgeKept(files: readonly string[]): Promise<boolean> {
  if (!('caches' in window)) return false
  const store = await caches.open(JUDGE)
  const found = await Promise.all(files.map((file) => store.match(file, { ignoreVary: true })))
  return found.every(Boolean)
}
