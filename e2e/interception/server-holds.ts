import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * Decides what the site does with the requests of one browser: it holds them back, refuses them, or sends a different response.
 * The preload of the site's process sends its questions here. Interceptions of the browser driver serve for lost networks only:
 * the driver cannot hold requests of a service worker, and it switches off the browser's cache.
 */
interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
}
interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string | Buffer
}
interface Rule {
  readonly isMeant: (asked: Asked) => boolean
  /** Undefined means that an earlier rule or the site answers. */
  readonly answer: (asked: Asked) => Promise<Answer | undefined>
  times: number
}
interface Which {
  readonly method?: string
  /** The number of requests that the rule applies to. */
  readonly times?: number
}

/** A path of the site, where `*` matches any characters but a slash, or a pattern for its path and query. */
type Path = string | RegExp

const rulesOf = new Map<string, Rule[]>()
const ids = new WeakMap<BrowserContext, string>()

async function decide(id: string, asked: Asked): Promise<Answer | undefined> {
  for (const rule of [...(rulesOf.get(id) ?? [])].reverse()) {
    if (rule.times === 0 || !rule.isMeant(asked)) continue
    rule.times--
    const answer = await rule.answer(asked)
    if (answer) return answer
  }
}

const server = createServer((asking, answering) => {
  text(asking)
    .then((asked) => decide(String(asking.url).slice(1), JSON.parse(asked)))
    // The page shows what failed in the journey.
    .catch((error) => ({ status: 500, headers: {}, body: String(error) }))
    .then((answer) => {
      if (!answer) return answering.writeHead(204).end()
      const { body, ...rest } = answer
      return answering.setHeader('answer', JSON.stringify(rest)).end(body)
    })
    .catch(() => answering.destroy())
}).unref()
let opened: Promise<unknown> | undefined

/** Adds a rule that precedes the earlier rules of this page's browser. Returns a function that removes the rule. */
async function add(
  page: Page,
  path: Path,
  { method, times = Number.POSITIVE_INFINITY }: Which,
  answer: Rule['answer'],
) {
  opened ??= once(server.listen(0, '127.0.0.1'), 'listening')
  await opened
  const context = page.context()
  const id = ids.get(context) ?? randomUUID()
  ids.set(context, id)
  const rules = rulesOf.get(id) ?? []
  rulesOf.set(id, rules)
  const pattern = typeof path === 'string' ? inWhole(path) : path
  const isMeant = (asked: Asked) => (!method || method === asked.method) && pattern.test(asked.path)
  const rule = { isMeant, answer, times }
  rules.push(rule)
  // The cookie is set with each rule, because the journey may have cleared its browser's cookies.
  const value = `${(server.address() as AddressInfo).port}.${id}`
  await context.addCookies([
    { name: 'journey', value, url: process.env.E2E_URL ?? '', httpOnly: true, sameSite: 'Lax' },
  ])
  return () => {
    rule.times = 0
  }
}

const inWhole = (path: string) =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/?]*')}(?:\\?.*)?$`)

/** Makes the site hold back requests for a path until they are released. */
export async function serverHolds(
  page: Page,
  path: Path,
  { kept = true, ...which }: Which & { kept?: boolean } = {},
) {
  let held = 0
  let isOpen = false
  const waiting: (() => void)[] = []
  await add(page, path, which, async (asked) => {
    held++
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve))
    if (kept) return
    const answer = await ownAnswer(asked)
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } }
  })
  return {
    /** Waits until this many requests have arrived in total. */
    arrived: (count = 1) =>
      expect.poll(() => held, { message: `held at ${path}` }).toBeGreaterThanOrEqual(count),
    /** Releases the waiting requests, and all later ones. */
    letGo() {
      isOpen = true
      for (const go of waiting.splice(0)) go()
    },
    /** Releases the request that has waited longest. */
    letOneGo: () => waiting.shift()?.(),
  }
}

type Body = string | object
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** Makes the site send this response, with status 200 unless another is given. Returns a function that removes the rule. */
export function serverAnswers(
  page: Page,
  path: Path,
  body: Body,
  { status = 200, headers = {}, ...which }: Which & Partial<Pick<Answer, 'status' | 'headers'>> = {},
) {
  const said =
    typeof body === 'string'
      ? { headers, body }
      : { headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) }
  return add(page, path, which, async () => ({ status, ...said }))
}

/** Makes the site refuse in its usual form. Returns a function that removes the rule. */
export const serverRefuses = (page: Page, path: Path, status: number, said: object = {}, which?: Which) =>
  serverAnswers(page, path, { success: false, ...said }, { ...which, status })

/** Makes the site change the body of its own response. Returns a function that removes the rule. */
export const serverChanges = (page: Page, path: Path, change: (body: string) => string, which: Which = {}) =>
  add(page, path, which, async (asked) => {
    const { body, ...answer } = await ownAnswer(asked)
    return { ...answer, body: change(String(body)) }
  })

/** Request headers that ask for a part or accept a cached response, and response headers that apply only to the original body. */
const ABOUT_BODY = [
  'accept-encoding',
  'if-none-match',
  'range',
  'content-length',
  'transfer-encoding',
  'etag',
]
const without = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ABOUT_BODY.includes(name)))

/** Returns the site's own response to a reading request. */
async function ownAnswer({ path, headers }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(process.env.E2E_URL ?? '')
  const asking = request({ hostname, port, path, headers: without(headers) }).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode ?? 0, headers: without(response.headers), body }
}
