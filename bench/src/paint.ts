import type { Browser, CDPSession, Page } from '@playwright/test'
import type { BenchSite } from './bench-site.ts'
import { blockedTime } from './blocked-time.ts'
import { interaction } from './interaction.ts'
import { isBrief, median, rounded, startChromium, startNode } from './process.ts'
import { SLOW_LINE, SLOW_PROCESSOR } from './slow-phone.ts'

const ROUNDS = isBrief ? 1 : 5

export interface Painted {
  readonly page: string
  /** Milliseconds to the first and the largest paint, and the first one as a ratio to the bare page of the same round. */
  readonly first: number
  readonly largest: number
  readonly ofBare: number
  /** Milliseconds of processor time by which tasks were longer than 50 ms. */
  readonly blocked: number
  /** The sum of the layout shifts. */
  readonly shift: number
}

export interface Paint {
  readonly pages: Painted[]
  /** Milliseconds from a click to the next paint on the tracker with all its questions open. Aim: 100. */
  readonly interaction: number
}

interface Visit {
  readonly first: number
  readonly largest: number
  readonly blocked: number
  readonly shift: number
}

/**
 * Measures first visits of nine pages. Each round includes a bare page of 300 words with our headers, without style sheet and
 * script.
 */
export async function paint(site: BenchSite, isMeasured: (page: string) => boolean): Promise<Paint> {
  const bare = await startNode(['--import', 'tsx', 'bench/src/bare-page.ts'], {
    HEADERS: JSON.stringify(await headersOf(site)),
  })
  const browser = await startChromium()
  try {
    const targets = [
      { page: 'bare page', url: bare.url },
      ...(await pagesOf(site)).filter(isMeasured).map((page) => ({ page, url: site.url + page })),
    ]
    const rounds: Visit[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      const visits: Visit[] = []
      for (const { url } of targets) visits.push(await firstVisit(browser, url))
      rounds.push(visits)
    }
    const of = (at: number, pick: (visit: Visit, bare: Visit) => number) =>
      median(rounds.map((visits) => pick(visits[at] as Visit, visits[0] as Visit)))
    const pages = targets.map(({ page }, at) => ({
      page: page.replace(/[0-9a-f-]{36}/, '{id}'),
      first: Math.round(of(at, (visit) => visit.first)),
      largest: Math.round(of(at, (visit) => visit.largest)),
      ofBare: rounded(of(at, (visit, plain) => visit.first / plain.first)),
      blocked: Math.round(of(at, (visit) => visit.blocked)),
      shift: rounded(
        of(at, (visit) => visit.shift),
        3,
      ),
    }))
    return { pages, interaction: await interaction(browser, site, SLOW_PROCESSOR) }
  } finally {
    await browser.close()
    await bare.stop()
  }
}

/** Returns the headers of our pages. Some of them cost the browser time, such as a process of its own. */
async function headersOf({ url }: BenchSite): Promise<Record<string, string>> {
  const { headers } = await fetch(`${url}/`)
  const ofThisBody = ['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive']
  return Object.fromEntries([...headers].filter(([name]) => !ofThisBody.includes(name)))
}

async function pagesOf({ url }: BenchSite): Promise<string[]> {
  const { data: blogs } = (await (await fetch(`${url}/api/v1/getBlogs`)).json()) as {
    data: { _id: string }[]
  }
  return [
    '/',
    '/dsa',
    '/dashboard',
    '/dashboard/blogs',
    `/dashboard/blogs/${blogs[0]?._id}`,
    '/dashboard/forum',
    '/events',
    '/dsa/problems',
    '/dsa/problems/fair-cuts',
  ]
}

/** Visits twice with an empty cache. A trace slows the paint, so the blocked time is measured in a separate visit. */
async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const { first, largest } = await visit(browser, (page) => seenAt(page, url))
  return {
    ...(await visit(browser, (page, protocol) => traced(browser, page, protocol, url))),
    first,
    largest,
  }
}

async function visit<T>(
  browser: Browser,
  look: (page: Page, protocol: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', SLOW_LINE)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR })
    return await look(page, protocol)
  } finally {
    await context.close()
  }
}

async function seenAt(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  return await seen(page)
}

async function traced(browser: Browser, page: Page, protocol: CDPSession, url: string): Promise<Visit> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(3000)
  const trace = await browser.stopTracing()
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { ...(await seen(page)), blocked: blockedTime(trace) }
}

interface Entry {
  readonly startTime: number
  readonly value?: number
}

/** Reads the browser's own measurements of the visit. */
async function seen(page: Page): Promise<Omit<Visit, 'blocked'>> {
  const paints = await entries(page, 'paint')
  const shifts = await entries(page, 'layout-shift')
  return {
    first: paints.at(-1)?.startTime ?? 0,
    largest: (await entries(page, 'largest-contentful-paint')).at(-1)?.startTime ?? 0,
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
  }
}

const entries = (page: Page, type: string): Promise<Entry[]> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => ({ startTime: entry.startTime, ...entry.toJSON() }))),
        ).observe({ type: wanted, buffered: true })
        setTimeout(resolve, 500, [])
      }),
    type,
  )
