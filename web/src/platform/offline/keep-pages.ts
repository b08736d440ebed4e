import { fromNetwork, put, turnTo } from './keep-files.ts'
import { keepLook, offlinePage } from './offline-page.ts'
import { isStart, KEPT_AT, PAGE_OF, PAGES, pageNameOf, SIZE } from './stores.ts'
import type { Fetching } from './worker-scope.ts'

/** How long to wait for a network that does not answer. */
const PATIENCE = 6_000
const MOST_PAGES = 40
/** Of all kept pages together, in characters of their text. */
const MOST_TEXT = 12_000_000
/** Statuses by which a proxy says that the site cannot be reached. */
const UNREACHED = [502, 503, 504]

/** Incremented when kept pages are removed: pages requested before that are not kept. */
let round = 0

export async function forgetPages() {
  round++
  await caches.delete(PAGES)
}

/** From the network if it answers, else the kept copy, which is marked as such. */
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
  // Kept is the plain page; with a part of it named in its address another one would have been drawn.
  return address.pathname + address.search === name ? kept : Response.redirect(name)
}

/** Any other page: from the network, or the offline page. */
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
  const store = await caches.open(PAGES)
  return store.match(path)
}

export async function keepPage(asked: string, build: string) {
  const own = round
  const path = pageNameOf(new URL(asked, location.origin))
  const answer = await fromNetwork(path, { headers: { accept: 'text/html' } })
  const text = answer.ok && !answer.redirected ? await answer.text() : ''
  // Rendered by a newer build: the next visit keeps it with its files.
  if (!text.includes(new URL(build, location.origin).pathname)) return
  await turnTo(build)
  await keepLook(build, text, answer.headers)
  await forgetOthers(answer.headers.get(PAGE_OF) ?? '')
  // Somebody signed in or out during the request.
  if (own !== round) return
  const marked = text.replace('<html ', `<html ${KEPT_AT}="${new Date().toISOString()}" `)
  const headers = new Headers(answer.headers)
  // None is true of the text as it is now.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set(SIZE, String(marked.length))
  await put(PAGES, path, new Response(marked, { headers }))
  await forgetOldest()
}

/** What is kept belongs to one person, or to visitors. */
async function forgetOthers(owner: string) {
  const store = await caches.open(PAGES)
  const [first] = await store.keys()
  const kept = first && (await store.match(first))
  if (kept && (kept.headers.get(PAGE_OF) ?? '') !== owner) await caches.delete(PAGES)
}

/** Keeps the newest pages, within both bounds. */
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
