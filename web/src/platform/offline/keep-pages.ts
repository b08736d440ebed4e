import { fromNetwork, put, turnTo } from './keep-files.ts'
import { keepLook, offlinePage } from './offline-page.ts'
import {
  isPage,
  isStart,
  KEPT_AT,
  PACKS,
  PAGE_OF,
  PAGES,
  type Pinned,
  pageNameOf,
  SIZE,
  tabHash,
} from './stores.ts'
import type { Fetching } from './worker-scope.ts'

/** Milliseconds to wait for a network that does not respond. */
const PATIENCE = 6_000
const MOST_PAGES = 40
/** The limit for all cached pages together, in characters of their text. */
const MOST_TEXT = 12_000_000
/** Statuses by which a proxy says that the site cannot be reached. */
const UNREACHED = [502, 503, 504]

/** Incremented when cached pages are removed. Pages requested before that are not cached. */
let round = 0

export async function forgetPages() {
  round++
  await deleteAll()
}

const deleteAll = () => Promise.all([caches.delete(PAGES), caches.delete(PACKS)])

/** Returns the page from the network if it responds, or else the cached copy, which is marked as such. */
export async function pageFor(event: Fetching): Promise<Response> {
  const address = new URL(event.request.url)
  const name = pageNameOf(address)
  const kept = await keptPage(name)
  const answer = await inTime(pageFromNetwork(event), kept ? PATIENCE : undefined)
  if (answer && !UNREACHED.includes(answer.status)) {
    event.waitUntil(forgetOthers(answer.headers.get(PAGE_OF) ?? ''))
    return answer
  }
  if (!kept) return answer ?? offlinePage()
  // The cache contains the plain page. A query in the address would render another page. The tab is therefore named after the
  // `#`.
  return address.pathname + address.search === name ? kept : Response.redirect(name + tabHash(address))
}

/** Returns any other page from the network, or the offline page. */
export function otherPage(event: Fetching): Promise<Response> {
  return pageFromNetwork(event).catch(offlinePage)
}

async function pageFromNetwork({ preloadResponse, request }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? fromNetwork(request)
}

async function inTime(asked: Promise<Response>, patience: number | undefined): Promise<Response | undefined> {
  const answered = asked.catch(() => undefined)
  if (patience === undefined) return answered
  return Promise.race([
    answered,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience)),
  ])
}

async function keptPage(path: string): Promise<Response | undefined> {
  const [pinned, opened] = await Promise.all([caches.open(PACKS), caches.open(PAGES)])
  return (await pinned.match(path)) ?? opened.match(path)
}

export async function keepPage(asked: string, build: string) {
  const path = pageNameOf(new URL(asked, location.origin))
  // A pinned page stays pinned.
  const isPinned = await (await caches.open(PACKS)).match(path)
  await keepIn(isPinned ? PACKS : PAGES, path, build)
  await forgetOldest()
}

export async function pinPage(asked: string, build: string): Promise<Pinned> {
  const path = pageNameOf(new URL(asked, location.origin))
  const kept = await keepIn(PACKS, path, build).catch((): Pinned => ({ outcome: 'later' }))
  if (kept.outcome === 'kept') await (await caches.open(PAGES)).delete(path)
  return kept
}

export async function unpinPages(paths: readonly string[]) {
  const store = await caches.open(PACKS)
  await Promise.all(paths.map((path) => store.delete(path)))
}

async function keepIn(name: string, path: string, build: string): Promise<Pinned> {
  const own = round
  const answer = await fromNetwork(path, { headers: { accept: 'text/html' } })
  if (answer.redirected || (!answer.ok && answer.status < 500 && answer.status !== 429))
    return { outcome: 'gone' }
  const text = answer.ok ? await answer.text() : ''
  // A newer build rendered the page. The next visit caches it with its files.
  if (!text.includes(new URL(build, location.origin).pathname)) return { outcome: 'later' }
  await turnTo(build)
  await keepLook(build, text, answer.headers)
  await forgetOthers(answer.headers.get(PAGE_OF) ?? '')
  // Somebody signed in or out during the request.
  if (own !== round) return { outcome: 'later' }
  const marked = text.replace('<html ', `<html ${KEPT_AT}="${new Date().toISOString()}" `)
  const headers = new Headers(answer.headers)
  // These headers no longer match the changed text.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set(SIZE, String(marked.length))
  const isPut = await put(name, path, new Response(marked, { headers }))
  return isPut ? { outcome: 'kept', bytes: marked.length } : { outcome: 'full' }
}

/** Removes other owners' pages, because a cache belongs to one person or to visitors. */
async function forgetOthers(owner: string) {
  for (const name of [PAGES, PACKS]) {
    const store = await caches.open(name)
    const first = (await store.keys()).find(({ url }) => isPage(new URL(url).pathname))
    const kept = first && (await store.match(first))
    if (kept && (kept.headers.get(PAGE_OF) ?? '') !== owner) await deleteAll()
  }
}

/** Removes the oldest pages until both limits are met. */
async function forgetOldest() {
  const store = await caches.open(PAGES)
  const newestFirst = [...(await store.keys())].reverse()
  const isFirst = (request: Request) => isStart(new URL(request.url).pathname)
  let [count, text] = [0, 0]
  for (const page of [...newestFirst.filter(isFirst), ...newestFirst.filter((one) => !isFirst(one))]) {
    count += 1
    text += Number((await store.match(page))?.headers.get(SIZE) ?? 0)
    if (count > MOST_PAGES || text > MOST_TEXT) await store.delete(page)
  }
}
