import { put, turnTo } from './keep-files.ts'
import { fromNetwork } from './network.ts'
import { keepLook, offlinePage } from './offline-page.ts'
import { KEPT_AT, PAGE_OF, PAGES } from './stores.ts'
import type { Fetching } from './worker-scope.ts'

/** Longer than this nobody waits for a network that is there in name only. */
const PATIENCE = 6_000
const MOST_PAGES = 30
/** Somebody stands between us and the site and says that it cannot be reached. */
const UNREACHED = [502, 503, 504]

/** Grows when pages are forgotten: what was asked for before that is not kept any more. */
let round = 0

export async function forgetPages() {
  round++
  await caches.delete(PAGES)
}

/** The network's while it answers, else the kept copy, which says so itself. */
export async function pageFor(event: Fetching): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const kept = await keptPage(pathname)
  const answer = await inTime(pageFromNetwork(event), kept ? PATIENCE : undefined)
  if (answer && !UNREACHED.includes(answer.status)) {
    event.waitUntil(forgetOthers(answer.headers.get(PAGE_OF) ?? ''))
    return answer
  }
  if (!kept) return answer ?? offlinePage()
  // Kept is the plain page; with a part of it named in its address another one would have been drawn.
  return search ? Response.redirect(pathname) : kept
}

/** Any other page: the network's, or ours that says that there is none. */
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

export async function keepPage(path: string, build: string) {
  const own = round
  const answer = await fromNetwork(path, { headers: { accept: 'text/html' } })
  const text = answer.ok && !answer.redirected ? await answer.text() : ''
  // Made by a build that came meanwhile: the next visit keeps it with its files.
  if (!text.includes(new URL(build, location.origin).pathname)) return
  await turnTo(build)
  await keepLook(build, text, answer.headers)
  await forgetOthers(answer.headers.get(PAGE_OF) ?? '')
  // Somebody signed in or out while it was on its way.
  if (own !== round) return
  const marked = text.replace('<html ', `<html ${KEPT_AT}="${new Date().toISOString()}" `)
  const headers = new Headers(answer.headers)
  // Neither is true of the text as it is now.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
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

async function forgetOldest() {
  const store = await caches.open(PAGES)
  const pages = await store.keys()
  for (const page of pages.slice(0, Math.max(0, pages.length - MOST_PAGES))) await store.delete(page)
}
