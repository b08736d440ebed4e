import type { Browser } from '@playwright/test'
import type { BenchSite } from './bench-site.ts'
import { median } from './process.ts'

const TICKS = 8

/** Measures the milliseconds from a click on a question's box to the next paint, on the tracker's longest topic. */
export async function interaction(browser: Browser, site: BenchSite, slowdown: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const [name = '', value = ''] = site.cookie.split('=')
    await context.addCookies([{ name, value, url: site.url }])
    const page = await context.newPage()
    await page.goto(`${site.url}/dsa?topic=${await longestTopic(site.url)}`, { waitUntil: 'networkidle' })
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(() => {
      const times: number[] = []
      Object.assign(globalThis, { interactions: times })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (['click', 'pointerup'].includes(entry.name)) times.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    const boxes = page.getByRole('checkbox', { name: /^Done/ })
    for (let tick = 0; tick < TICKS; tick++) {
      await boxes.nth(tick).click()
      await page.waitForTimeout(400)
    }
    const times = await page.evaluate(
      () => (globalThis as unknown as { interactions: number[] }).interactions,
    )
    return median(times)
  } finally {
    await context.close()
  }
}

interface Topic {
  readonly id: string
  readonly questions: Readonly<Record<string, number>>
}

async function longestTopic(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/topics/`)
  const { topics } = (await answer.json()) as { topics: Topic[] }
  const length = ({ questions }: Topic) => Object.values(questions).reduce((sum, count) => sum + count, 0)
  return topics.reduce((longest, topic) => (length(topic) > length(longest) ? topic : longest)).id
}
