import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { BenchSite } from './bench-site.ts'
import { isBrief, median, rounded, startChromium } from './process.ts'
import { SLOW_LINE, SLOW_PROCESSOR } from './slow-phone.ts'

const ROUNDS = isBrief ? 1 : 5

/** One way to open a page: `cold` with an empty cache, `warm` with a full one. */
export interface Answered {
  readonly page: string
  readonly who: 'member' | 'visitor'
  readonly cache: 'cold' | 'warm'
  /**
   * Milliseconds to the first paint, and from it until a control responds. For a visitor the second time begins at the first
   * touch.
   */
  readonly painted: number
  readonly answersAfter: number
  /** Requests that began until then, including the document. How many of them were scripts, and the kilobytes sent for all. */
  readonly requests: number
  readonly scripts: number
  readonly kilobytes: number
}

interface Visit {
  readonly painted: number
  readonly from: number
  readonly answered: number
  readonly requests: number
  readonly scripts: number
  readonly bytes: number
}

const MEMBERS = ['/today', '/dsa', '/dashboard/forum', '/dsa/problems', '/dsa/problems/fair-cuts', '/events']
const VISITORS = ['/', '/dsa', '/dashboard/blogs', '/dashboard/forum', '/dsa/problems/fair-cuts']

/**
 * Measures when a page responds, which is when React has hydrated `<main>`. A visitor's page waits for a touch, which comes at
 * its first paint.
 */
export async function interactive(
  site: BenchSite,
  isMeasured: (page: string) => boolean,
): Promise<Answered[]> {
  const browser = await startChromium()
  try {
    const rows: Answered[] = []
    for (const page of MEMBERS.filter(isMeasured))
      rows.push(...(await measured(browser, site, page, 'member')))
    for (const page of VISITORS.filter(isMeasured))
      rows.push(...(await measured(browser, site, page, 'visitor')))
    return rows
  } finally {
    await browser.close()
  }
}

async function measured(
  browser: Browser,
  site: BenchSite,
  path: string,
  who: Answered['who'],
): Promise<Answered[]> {
  const visits: Record<Answered['cache'], Visit[]> = { cold: [], warm: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const context = await contextOf(browser, site, who)
    try {
      visits.cold.push(await visit(context, site.url + path, who))
      visits.warm.push(await visit(context, site.url + path, who))
    } finally {
      await context.close()
    }
  }
  return (['cold', 'warm'] as const).map((cache) => {
    const of = (pick: (one: Visit) => number) => median(visits[cache].map(pick))
    return {
      page: path,
      who,
      cache,
      painted: Math.round(of(({ painted }) => painted)),
      answersAfter: Math.round(of(({ answered, from }) => answered - from)),
      requests: of(({ requests }) => requests),
      scripts: of(({ scripts }) => scripts),
      kilobytes: rounded(of(({ bytes }) => bytes) / 1000, 0),
    }
  })
}

async function contextOf(browser: Browser, site: BenchSite, who: Answered['who']): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const [name = '', value = ''] = site.cookie.split('=')
  if (who === 'member') await context.addCookies([{ name, value, url: site.url }])
  // The script touches the page at the first paint, and checks regularly whether React has hydrated it.
  await context.addInitScript(watchAnswer, who === 'visitor')
  return context
}

async function visit(context: BrowserContext, url: string, who: Answered['who']): Promise<Visit> {
  const page = await context.newPage()
  try {
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', SLOW_LINE)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'answered' in globalThis, undefined, { timeout: 60_000 })
    const seen = await read(page)
    // Files that load after this moment also fill the visit's cache.
    await page.waitForLoadState('networkidle').catch(() => undefined)
    return { ...seen, from: who === 'visitor' ? seen.touched : seen.painted }
  } finally {
    await page.close()
  }
}

/** Its functions have no names: the TypeScript transform would wrap a named one in a helper that the page lacks. */
function watchAnswer(touches: boolean) {
  const looking = setInterval(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (!paint) return
    // A scrolling finger sends many events, and the first may come before the page's script listens.
    if (touches) dispatchEvent(new Event('scroll'))
    if (!('touched' in globalThis)) Object.assign(globalThis, { touched: performance.now() })
    const main = document.querySelector('main')
    if (!main || !Object.keys(main).some((key) => key.startsWith('__reactProps'))) return
    Object.assign(globalThis, { answered: performance.now() })
    clearInterval(looking)
  }, 5)
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { answered, touched = 0 } = globalThis as unknown as { answered: number; touched?: number }
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < answered,
    )
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      painted: paint?.startTime ?? 0,
      touched,
      answered,
      requests: files.length + 1,
      scripts: files.filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
      bytes: [document, ...files].reduce((sum, one) => sum + (one?.transferSize ?? 0), 0),
    }
  })
