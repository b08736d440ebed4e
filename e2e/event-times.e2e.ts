import type { Page } from '@playwright/test'
import { ADMIN, expect, test } from './journey.ts'
import { callApiAsAdmin, newMember, openPage, signInWithoutForm } from './people.ts'
import { unique } from './writing.ts'

// The event is at 00:40 on the next day in Kolkata, where it takes place, and on the evening before in Berlin.
const night = { startsAt: '2100-01-03T19:10:00Z', endsAt: '2100-01-03T20:40:00Z', timeZone: 'Asia/Kolkata' }
const THERE = 'Monday, January 4, 2100, 00:40 to 02:10 (Asia/Kolkata)'
const FOR_YOU = 'For you: Sunday, January 3, 2100, 20:10 to 21:40 (Europe/Berlin)'

async function announce() {
  const title = unique('Night')
  const event = { ...night, title, description: 'Come.', location: 'Lab 2' }
  return { title, path: `/events/${(await callApiAsAdmin('POST', '/events', event)).data._id}` }
}
/** Returns whether the page's scripts run. A page that is only read needs none. */
const isAlive = (page: Page) =>
  page.getByRole('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react')))
/** Uses `goto` alone, so that nothing on the page is touched. */
async function readBoth(page: Page, { title, path }: { title: string; path: string }, shows: string[]) {
  await page.goto(path)
  for (const text of shows) await expect(page.getByRole('main')).toContainText(text)
  await page.goto('/events')
  const row = page.getByRole('listitem').filter({ hasText: title })
  for (const text of shows) await expect(row).toContainText(text)
  await expect(row.locator('.event-day')).toHaveText(/4.*Jan 2100/)
}

test.describe('in Kolkata', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('CLUB-371 a visitor who touches nothing reads when an event begins where it takes place, in the page and the list', async ({
    page,
  }) => {
    const event = await announce()
    await readBoth(page, event, [THERE])
    await page.goto(event.path)
    expect(await isAlive(page)).toBe(false)
    await expect(page.getByRole('main')).not.toContainText(/For you|UTC/)
  })

  test('CLUB-371 the list at the door is the same before and after its scripts, by the clock of the event', async ({
    page,
  }) => {
    const { path } = await announce()
    await callApiAsAdmin('POST', `${path}/door/people`, { guest: 'Meher Gupta' })
    await signInWithoutForm(page, ADMIN)
    const html = await (await page.request.get(`${path}/door?view=list`)).text()
    const since = /In since \d\d:\d\d/.exec(html)?.[0] ?? 'no time'
    // An error of React in the console fails every journey.
    await openPage(page, `${path}/door?view=list`)
    await expect(page.getByRole('list', { name: 'People' })).toContainText(since)
  })
})

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('CLUB-371 whoever lives by another clock reads their own after it, and touches nothing for it', async ({
    page,
  }) => {
    await readBoth(page, await announce(), [THERE, FOR_YOU])
  })

  test('CLUB-410 a member who has chosen a zone reads that one after it, wherever the device is, before and after the scripts', async ({
    page,
    baseURL,
  }) => {
    const event = await announce()
    await signInWithoutForm(page, (await newMember()).email)
    const chosen = { timeZone: 'America/New_York', proposed: false }
    await page.request.put('/api/v1/streak/zone', { data: chosen, headers: { origin: baseURL ?? '' } })
    const own = 'For you: Sunday, January 3, 2100, 14:10 to 15:40 (America/New York)'
    expect(await (await page.request.get(event.path)).text()).toContain(own)
    await readBoth(page, event, [THERE, own])
    // An error of React in the console fails every journey.
    await openPage(page, event.path)
    await expect(page.getByRole('main')).toContainText(own)
    await expect(page.getByRole('main')).not.toContainText('Berlin')
  })
})

/** Returns how far the page moved by itself, as browsers measure it, once the reader's own times are there. */
async function shiftOf(page: Page, path: string, own: RegExp) {
  await page.goto(path)
  await expect(page.getByText(own).first()).toBeVisible()
  await expect(page.locator('#app')).toHaveAttribute('data-start', 'done')
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 500, 0)
      }),
  )
}

const AT_NOON = /For you: 13:30 to 15:00/
async function announceNoon() {
  const noon = { startsAt: '2100-01-03T12:30:00Z', endsAt: '2100-01-03T14:00:00Z', timeZone: 'Asia/Kolkata' }
  const event = { ...noon, title: unique('Noon'), description: 'Come.', location: 'Lab 2' }
  const { data } = await callApiAsAdmin('POST', '/events', event)
  return { title: event.title, path: `/events/${data._id}` }
}

test.describe('in Berlin, where a list has its times to add', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('CLUB-371 the time of the reader moves nothing when it comes, for visitors and members', async ({
    page,
  }) => {
    const { path } = await announceNoon()
    for (const who of ['visitor', 'member']) {
      if (who === 'member') await signInWithoutForm(page, (await newMember()).email)
      expect(await shiftOf(page, '/events', AT_NOON), who).toBeLessThan(0.01)
      expect(await shiftOf(page, path, AT_NOON), who).toBeLessThan(0.01)
    }
  })

  test('CLUB-371 a row of the list is as high before its script as after, on a laptop and a phone', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { title } = await announceNoon()
    const still = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const heightIn = async (of: Page) => {
      const row = of.getByRole('listitem').filter({ hasText: title })
      return (await row.boundingBox())?.height ?? Number.NaN
    }
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      for (const one of [still, page]) await one.setViewportSize({ width, height })
      await still.goto('/events')
      await shiftOf(page, '/events', AT_NOON)
      expect(await heightIn(page), `${width}`).toBe(await heightIn(still))
    }
    await still.context().close()
  })
})

test.describe('in a browser that runs no script', () => {
  test.use({ timezoneId: 'Europe/Berlin', javaScriptEnabled: false })

  test('CLUB-371 the server writes the clock of the event, and no other', async ({ page }) => {
    await readBoth(page, await announce(), [THERE])
    await expect(page.getByRole('main')).not.toContainText('For you')
  })
})
