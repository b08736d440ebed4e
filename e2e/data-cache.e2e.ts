import type { Page } from '@playwright/test'
import { serverHolds, serverRefuses } from './interception/server-holds.ts'
import { ADMIN, expect, MEMBER, test } from './journey.ts'
import { openPage, requestsTo, signInWithoutForm } from './people.ts'

const LISTS = [
  ['Blogs', '/getBlogs', 'Loading blogs...'],
  ['Interview Experiences', '/getInteviewExp', 'Loading experiences...'],
] as const
const MINUTE = 60_000

async function go(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  const title = name === 'Modules' ? 'Learning Modules' : name
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

const arrived = (page: Page) => expect(page.getByText(/^Loading/)).toHaveCount(0)

for (const [name, path] of LISTS)
  test(`UI-15 UI-16 ${name}: data is fresh for five minutes, and focusing the window never refetches`, async ({
    page,
  }) => {
    await page.clock.install()
    const asked = requestsTo(page, 'GET', path)
    await openPage(page, '/dashboard')
    await go(page, name)
    await arrived(page)
    expect(asked).toHaveLength(1)
    await page.clock.fastForward(2 * MINUTE)
    await go(page, 'Modules')
    await page.clock.fastForward(2.5 * MINUTE)
    await go(page, name)
    await arrived(page)
    expect(asked).toHaveLength(1)

    await page.clock.fastForward(6 * MINUTE)
    await page.evaluate(() => {
      for (const place of [window, document])
        for (const name of ['focus', 'visibilitychange']) place.dispatchEvent(new Event(name))
    })
    await page.clock.fastForward(1_000)
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(1)

    await go(page, 'Modules')
    await go(page, name)
    await expect.poll(() => asked.length).toBe(2)
  })

test('UI-16 focusing the window refetches no data of a member either, including the bell and its list', async ({
  page,
}) => {
  await page.clock.install()
  await signInWithoutForm(page, MEMBER)
  await openPage(page, '/notifications')
  await page.clock.fastForward(6 * MINUTE)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => {
    for (const place of [window, document])
      for (const name of ['focus', 'visibilitychange']) place.dispatchEvent(new Event(name))
  })
  await page.clock.fastForward(1_000)
  await page.waitForLoadState('networkidle')
  // Its files may be fetched, to know whether ticks are shown.
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
})

for (const [name, path, loading] of LISTS)
  test(`UI-17 ${name}: data unused for five minutes is dropped, and the screen shows loading again`, async ({
    page,
  }) => {
    await page.clock.install()
    await openPage(page, '/dashboard')
    await go(page, name)
    await arrived(page)
    await go(page, 'Modules')
    await page.clock.fastForward(4 * MINUTE)
    const { letGo } = await serverHolds(page, `/api/v1${path}`)
    await go(page, name)
    await expect(page.getByText(loading)).toHaveCount(0)

    await go(page, 'Modules')
    await page.clock.fastForward(5 * MINUTE + 1_000)
    await go(page, name)
    await expect(page.getByText(loading)).toBeVisible()
    letGo()
    await arrived(page)
  })

interface Failure {
  status?: number
  tries: number
  says: string
}
const FAILURES: readonly Failure[] = [
  { status: 500, tries: 4, says: 'Said by the server.' },
  { status: 404, tries: 1, says: 'Said by the server.' },
  { tries: 4, says: 'Network error. Please check your connection.' },
]

for (const { status, tries, says } of FAILURES)
  test(`UI-18 UI-19 a read that fails with ${status ?? 'no answer'} is tried ${tries === 1 ? 'once' : 'three more times, with growing delays'}`, async ({
    page,
  }) => {
    await page.clock.install()
    const said = { code: 'fault', message: 'Said by the server.' }
    if (status) await serverRefuses(page, '/api/v1/getBlogs', status, said)
    else await page.route('**/api/v1/getBlogs*', (route) => route.abort())
    await openPage(page, '/dashboard')
    // By the clock of the page.
    const noted = await page.evaluateHandle(() => {
      const times: number[] = []
      const send = window.fetch
      window.fetch = (input, init) => {
        if (String(input).includes('/getBlogs')) times.push(Date.now())
        return send(input, init)
      }
      return times
    })
    const tried = () => noted.evaluate((times) => times)
    await page.clock.pauseAt(Date.now() + MINUTE)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blogs', exact: true })
      .click()
    const toast = page.getByRole('region', { name: 'Notifications' }).getByText(says)
    for (let step = 0; (await tried()).length < tries && step < 400; step++) {
      await expect(toast).toHaveCount(0)
      await page.clock.runFor(100)
    }
    await page.clock.runFor(100)
    await expect(toast).toHaveCount(1)
    const times = await tried()
    const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0))
    expect(times).toHaveLength(tries)
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(1_000 * 2 ** at)
      expect(wait).toBeLessThan(1_500 * 2 ** at)
      expect(wait).toBeLessThanOrEqual(30_000)
    }
    await page.clock.runFor(3_000)
    expect(await tried()).toHaveLength(tries)
    await expect(toast).toHaveCount(1)
  })

test('opening an admin queue always refetches it', async ({ page }) => {
  await signInWithoutForm(page, ADMIN)
  const asked = requestsTo(page, 'GET', '/experiences/submitted')
  await openPage(page, '/dashboard/submissions')
  await go(page, 'Members')
  await go(page, 'Submissions')
  await expect.poll(() => asked.length).toBe(2)
})

test('opening the list of own submissions always refetches it', async ({ page }) => {
  await signInWithoutForm(page, MEMBER)
  await openPage(page, '/dsa/problems/fair-cuts')
  const asked = requestsTo(page, 'GET', '/problems/fair-cuts/submissions')
  const look = (name: string) =>
    page.getByRole('navigation', { name: 'About the problem' }).getByRole('link', { name }).click()
  for (const times of [1, 2]) {
    await look('Submissions')
    await expect.poll(() => asked.length).toBe(times)
    await look('Statement')
  }
})
