import type { Page } from '@playwright/test'
import { serverChanges } from './interception/server-holds.ts'
import { ADMIN, expect, MANAGER, MEMBER, signIn, test } from './journey.ts'
import { followLink, newMember, openPage, signInWithoutForm } from './people.ts'

const PHONE = { width: 767, height: 800 }
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Main sidebar' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Main sidebar' })
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' })
const menu = (page: Page) => page.getByRole('button', { name: /^Menu/ })
const width = async (page: Page) => (await sidebar(page).boundingBox())?.width

const EVERYONE = [
  ['Modules', '/dashboard'],
  ['Blogs', '/dashboard/blogs'],
  ['Interview Experiences', '/dashboard/interviewExp'],
  ['Forum', '/dashboard/forum'],
] as const
const ADMINS = [
  ['Create Module', '/dashboard/createModule'],
  ['Create Blog', '/dashboard/createBlog'],
  ['Create Interview Experience', '/dashboard/createInterviewExp'],
] as const

async function expectLinks(page: Page, links: readonly (readonly [string, string])[]) {
  for (const [name, path] of links)
    await expect(sidebar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
}

test('DASH-01 DASH-03 DASH-04 the sidebar of a visitor, a member and a manager', { tag: '@spine' }, async ({
  page,
}) => {
  for (const email of [undefined, MEMBER, MANAGER]) {
    if (email) await signInWithoutForm(page, email)
    await openPage(page, '/dashboard')
    await expectLinks(page, EVERYONE)
    for (const [, path] of ADMINS) await expect(page.locator(`[href="${path}"]`)).toHaveCount(0)
    const logout = sidebar(page).getByRole('button', { name: 'Logout' })
    await expect(logout).toHaveCount(email ? 1 : 0)
    await page.context().clearCookies()
  }
})

test('DASH-01 DASH-02 DASH-04 the sidebar of an admin', async ({ page }) => {
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard')
  await expectLinks(page, [...EVERYONE, ...ADMINS])
  // On the first visit a page may be drawn in the system's font, which can be wider.
  await expect(async () => {
    await page.reload()
    const cut = await sidebar(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => {
            const words = document.createRange()
            words.selectNodeContents(link.querySelector('.t') ?? link)
            // A long name wraps to a second line and keeps the space at the edge free.
            return words.getBoundingClientRect().right > link.getBoundingClientRect().right - 12
          })
          .map((link) => link.textContent),
      )
    expect(cut).toEqual([])
  }).toPass()
  const logout = sidebar(page).getByRole('button', { name: 'Logout' })
  await expect(logout).toBeVisible()
  // The button stands below the links. The links scroll when they do not all fit.
  const links = await sidebar(page).getByRole('navigation').boundingBox()
  expect((await logout.boundingBox())?.y).toBeGreaterThanOrEqual(
    (links?.y ?? Number.NaN) + (links?.height ?? 0),
  )
})

test('DASH-05 DASH-06 Logout shows the message of the server, opens the home page, and ends the session', {
  tag: '@long',
}, async ({ page }) => {
  const { email } = await newMember()
  await signIn(page, email)
  const answered = page.waitForResponse('**/api/v1/logout')
  await sidebar(page).getByRole('button', { name: 'Logout' }).click()
  const answer = await answered
  expect(answer.request().method()).toBe('GET')
  const { message } = await answer.json()
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'JOIN NOW' })).toBeVisible()

  for (const path of ['/profile', ...ADMINS.map(([, to]) => to)]) {
    await followLink(page, path)
    await expect(page, path).toHaveURL('/signup')
    await page.goto(path)
    await expect(page, path).toHaveURL('/signup')
    await openPage(page, '/')
  }
})

test('DASH-07 DASH-08 CONST-02 CONST-04 toggle, Ctrl+b and Meta+b fold the sidebar and unfold it', async ({
  page,
}) => {
  await openPage(page, '/dashboard')
  const rem = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )
  await expect.poll(() => width(page)).toBe(16 * rem)
  const ways = [
    () => toggle(page).click(),
    () => page.keyboard.press('Control+b'),
    () => page.keyboard.press('Meta+b'),
  ]
  for (const act of ways) {
    await act()
    await expect.poll(() => width(page)).toBe(3 * rem)
    await expect(sidebar(page).getByText('Modules', { exact: true })).toBeHidden()
    await expect(sidebar(page).getByRole('link', { name: 'Modules', exact: true })).toBeVisible()
    await act()
    await expect.poll(() => width(page)).toBe(16 * rem)
  }
})

test('DASH-09 CONST-05 a reload keeps the sidebar as it was, from a cookie of seven days', async ({
  page,
}) => {
  await openPage(page, '/dashboard')
  await toggle(page).click()
  await expect.poll(() => width(page)).toBe(48)
  const kept = (await page.context().cookies()).find(({ name }) => name === 'sidebar')
  const seconds = (kept?.expires ?? 0) - Date.now() / 1000
  expect(seconds).toBeGreaterThan(604_800 - 60)
  expect(seconds).toBeLessThanOrEqual(604_800 + 1)

  await page.reload()
  expect(await width(page)).toBe(48)
  await openPage(page, '/dashboard/blogs')
  expect(await width(page)).toBe(48)
  await toggle(page).click()
  await expect.poll(() => width(page)).toBe(256)
  await page.reload()
  expect(await width(page)).toBe(256)
})

test('DASH-10 CONST-01 CONST-03 at 767px the sidebar is a sheet, at 768px it is not', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/dashboard')
  await expect(sidebar(page)).toBeHidden()
  const closings = [
    () => page.keyboard.press('Escape'),
    () => sheet(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(PHONE.width - 20, 400),
    () => sheet(page).getByRole('link', { name: 'Blogs' }).click(),
  ]
  for (const close of closings) {
    await menu(page).click()
    await expect(sheet(page)).toBeVisible()
    await expect.poll(async () => (await sheet(page).boundingBox())?.x).toBe(0)
    expect((await sheet(page).boundingBox())?.width).toBe(18 * 16)
    await close()
    await expect(sheet(page)).toBeHidden()
  }
  await expect(page).toHaveURL('/dashboard/blogs')
  // The bar of places highlights the current place. It highlights the menu when no place leads to the current screen.
  const places = page.getByRole('navigation', { name: 'Places' })
  const lit = places.locator('[aria-current]')
  await expect(lit).toHaveText(['Menu'])
  await places.getByRole('link', { name: 'Forum' }).click()
  await expect(lit).toHaveText(['Forum'])

  await page.setViewportSize({ ...PHONE, width: 768 })
  // A tablet starts with the rail.
  await expect.poll(() => width(page)).toBe(48)
  await toggle(page).click()
  await expect(sheet(page)).toBeHidden()
  await expect.poll(() => width(page)).toBe(256)
})

test('ROLE-04 a browser that treats its member as an admin gets no more data from the server', {
  tag: '@spine',
}, async ({ page }) => {
  const { email } = await newMember()
  await serverChanges(page, '/api/v1/members/', (body) => {
    const { users, ...rest } = JSON.parse(body)
    return JSON.stringify({ ...rest, users: [{ ...users[0], role: 'admin' }] })
  })
  await signIn(page, email)
  await sidebar(page).getByRole('link', { name: 'Create Module' }).click()
  const title = `Not by ${email}`
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description', { exact: true }).fill('It must not be made.')
  const refused = page.waitForResponse('**/api/v1/admin/createModule')
  await page.getByRole('button', { name: 'Create Module' }).click()
  expect((await refused).status()).toBe(403)
  await expect(page.getByText('Module Create Failed')).toBeVisible()

  const queue = page.waitForResponse('**/api/v1/approvals')
  await sidebar(page).getByRole('link', { name: /^Desk/ }).click()
  await page
    .getByRole('navigation', { name: 'Pages of organisers' })
    .getByRole('link', { name: 'Approvals', exact: true })
    .click()
  expect((await queue).status()).toBe(403)
  await page.goto('/dashboard/approvals')
  await expect(page).toHaveURL('/unauthorized')
  await page.goto('/dashboard/createModule')
  await expect(page).toHaveURL('/unauthorized')
  expect(await (await page.request.get('/api/v1/getModules')).text()).not.toContain(title)
})
