import type { Locator, Page } from '@playwright/test'
import { ADMIN, expect, test } from './journey.ts'
import {
  callApi,
  callApiAsAdmin,
  newMember,
  newSignup,
  openPage,
  signInWithoutForm,
  tokenOf,
} from './people.ts'
import { newBlog, newExperience, unique } from './writing.ts'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

interface List {
  readonly path: string
  readonly items: string
  readonly wide: number
  readonly phone: number
}

test('UI-22 UI-23 on a laptop and on a phone the first screen of a list is its items', async ({ page }) => {
  const lists = await prepare()
  await signInWithoutForm(page, ADMIN)
  for (const { path, items, wide, phone } of lists) {
    await page.setViewportSize(WIDE)
    await openPage(page, path)
    expect.soft(await inSight(page, page.locator(items)), `${path}, wide`).toBeGreaterThanOrEqual(wide)
    expect.soft(await headOf(page), path).toBeLessThanOrEqual(96)
    await page.setViewportSize(PHONE)
    expect.soft(await inSight(page, page.locator(items)), `${path}, phone`).toBeGreaterThanOrEqual(phone)
  }
})

test('UI-23 LEARN-270 filters and explanations open before scripts run, and a list says how many filters are set', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: process.env.E2E_URL ?? '',
    javaScriptEnabled: false,
    viewport: PHONE,
  })
  const page = await context.newPage()
  await page.goto('/dashboard/forum')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(/category=Projects/)
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await page.goto('/dsa/problems')
  const words = page.getByText(/^Solved by: how many members/)
  await expect(words).toBeHidden()
  await page.getByRole('button', { name: 'How it is counted: Problems' }).click()
  await expect(words).toBeVisible()
  await context.close()
})

/** Counts the items that are wholly visible above the bar of places at the foot of a phone. */
async function inSight(page: Page, items: Locator) {
  await expect(items.first()).toBeVisible()
  const foot = await page.locator('.bottom-bar').boundingBox()
  const end = foot?.y ?? page.viewportSize()?.height ?? 0
  return items.evaluateAll(
    (all, end) => all.filter((one) => one.getBoundingClientRect().bottom <= end).length,
    end,
  )
}

const headOf = (page: Page) =>
  page.locator('main :is(.list-head, .view-questions)').evaluate((it) => {
    const title = it.querySelector('.q-head')
    return title ? title.getBoundingClientRect().bottom - it.getBoundingClientRect().top : it.clientHeight
  })

/**
 * Creates as many items of each kind as a club has after some weeks. A word of their own distinguishes them from items of other
 * journeys.
 */
async function prepare(): Promise<List[]> {
  const word = unique('Sight').replace(' ', '')
  const found = `?q=${word}`
  for (const at of Array(10).keys()) {
    const { email } = await newMember(`${word} Sharma ${at}`)
    const thread = { title: `${word} ${at}: why does it end?`, category: 'General', content: 'Why?' }
    expect(await callApi('POST', '/forum/threads', thread, await tokenOf(email))).toMatchObject({
      success: true,
    })
    await newSignup(`${word} Iyer ${at}`)
  }
  for (const at of Array(8).keys()) {
    await newExperience({ company: `${word} ${at}`, candidate: 'Lucia Fernandez' })
    await newBlog({ title: `${word} ${at}: grow always, shrink while it is wrong`, category: 'Patterns' })
  }
  for (const at of Array(5).keys()) {
    const [startsAt, endsAt] = [16, 18].map((hour) => new Date(Date.UTC(2090, 0, 1 + at, hour)).toISOString())
    const event = {
      title: `${word} ${at}`,
      description: 'Come.',
      location: 'Lab 3',
      startsAt,
      endsAt,
      timeZone: 'Asia/Kolkata',
    }
    await callApiAsAdmin('POST', '/events', event)
  }
  const { topics } = (await callApi('GET', '/topics/')) as unknown as { topics: { id: string }[] }
  return [
    { path: '/dsa', items: '.topic', wide: 6, phone: 3 },
    { path: `/dsa?topic=${topics[0]?.id}`, items: '.q', wide: 10, phone: 7 },
    { path: '/dsa/problems', items: '.problem-rows > tr', wide: 10, phone: 8 },
    { path: `/dashboard/forum${found}`, items: '.thread-row', wide: 8, phone: 6 },
    { path: `/dashboard/blogs${found}`, items: '.blogs > li', wide: 4, phone: 3 },
    { path: `/dashboard/interviewExp${found}`, items: '.xp', wide: 8, phone: 5 },
    { path: '/events', items: '.event-row', wide: 5, phone: 4 },
    { path: `/dashboard/members${found}`, items: '.members > li', wide: 10, phone: 6 },
    { path: `/dashboard/approvals${found}`, items: '.approvals > li', wide: 10, phone: 6 },
    { path: '/dashboard/audit?action=signup', items: '.audit tbody > tr', wide: 12, phone: 8 },
  ]
}
