import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * What the site itself does with the requests of one browser: it holds them back, refuses them, or answers something else. The
 * preload of its process asks here. Interceptions of the browser driver are for lost networks: it cannot hold what a service worker
 * asks for, and switches off the browser's cache.
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
  /** Nothing: an earlier rule, or the site. */
  readonly answer: (asked: Asked) => Promise<Answer | undefined>
  times: number
}
interface Which {
  readonly method?: string
  /** How many requests it is for. */
  readonly times?: number
}

/** A path of the site, where `*` is anything but a slash; or what its path and query match. */
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
    // The page shows what went wrong in the journey.
    .catch((error) => ({ status: 500, headers: {}, body: String(error) }))
    .then((answer) => {
      if (!answer) return answering.writeHead(204).end()
      const { body, ...rest } = answer
      return answering.setHeader('answer', JSON.stringify(rest)).end(body)
    })
    .catch(() => answering.destroy())
}).unref()
let opened: Promise<unknown> | undefined

/** Adds a rule before the others of this page's browser, and returns what takes it away. */
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
  // Once more with each rule: the journey may have emptied its browser.
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

/** The site holds back what is asked for, until it is let go. */
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
    /** Waits until so many requests have come, in all. */
    arrived: (count = 1) =>
      expect.poll(() => held, { message: `held at ${path}` }).toBeGreaterThanOrEqual(count),
    /** Those that wait, and all that come. */
    letGo() {
      isOpen = true
      for (const go of waiting.splice(0)) go()
    },
    /** The one that has waited longest. */
    letOneGo: () => waiting.shift()?.(),
  }
}

type Body = string | object
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** The site answers this, with status 200 unless another is named. Returns what ends it. */
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

/** The site refuses, as it does. Returns what ends it. */
export const serverRefuses = (page: Page, path: Path, status: number, said: object = {}, which?: Which) =>
  serverAnswers(page, path, { success: false, ...said }, { ...which, status })

/** The site answers what it does, changed. Returns what ends it. */
export const serverChanges = (page: Page, path: Path, change: (body: string) => string, which: Which = {}) =>
  add(page, path, which, async (asked) => {
    const { body, ...answer } = await ownAnswer(asked)
    return { ...answer, body: change(String(body)) }
  })

/** Of a question: that a part or an earlier answer would do. Of an answer: what holds only for the body as it was. */
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

/** What the site answers by itself to who reads. */
async function ownAnswer({ path, headers }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(process.env.E2E_URL ?? '')
  const asking = request({ hostname, port, path, headers: without(headers) }).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode ?? 0, headers: without(response.headers), body }
}
