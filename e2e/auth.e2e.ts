import type { Page } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { ADMIN, expect, MANAGER, MEMBER, signIn, test } from './journey.ts'
import {
  callApi,
  mailTo,
  newSignup,
  openPage,
  requestsTo,
  signInWithoutForm,
  untilHydrated,
} from './people.ts'
import { PASSWORD } from './site.ts'
import { unique } from './writing.ts'

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const tab = (page: Page, name: 'Login' | 'Signup') => page.getByRole('tab', { name })
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words)

async function fillLogin(page: Page, mail: string, secret: string) {
  await email(page).fill(mail)
  await password(page).fill(secret)
}

/** All that a script of the page can read. */
const readable = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))

test('AUTH-01 AUTH-02 AUTH-03 promo panel, header, and the two tabs, one form at a time', async ({
  page,
}) => {
  await openPage(page, '/signup')
  const promo = page.getByRole('region', { name: 'Access the Arena' })
  await expect(promo).toContainText('Access the Arena')
  await expect(promo.getByText('Authenticate and engage')).toBeVisible()
  await expect(promo.getByRole('listitem')).toContainText([
    'Secure sessions',
    'Weekly challenges',
    'Project collabs',
  ])
  const [left, right] = [await promo.boundingBox(), await page.getByRole('main').boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? Number.NaN)).toBeLessThanOrEqual(right?.x ?? Number.NaN)

  await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await expect(page.locator('form')).toHaveCount(1)
  await tab(page, 'Signup').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signup')
  await expect(page.locator('form')).toHaveCount(1)

  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  await header.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('AUTH-04 AUTH-05 AUTH-06 AUTH-24 AUTH-25 AUTH-26 a sign-in is kept in an httpOnly cookie, also after a reload', {
  tag: '@spine',
}, async ({ page }) => {
  const sent = requestsTo(page, 'POST', '/members/signin')
  const { letGo } = await serverHolds(page, '/api/v1/members/signin')
  await openPage(page, '/signup')
  await fillLogin(page, MEMBER, PASSWORD)
  await login(page).click()
  await expect(page.getByText('AUTHENTICATING...')).toBeVisible()
  const answered = page.waitForResponse('**/api/v1/members/signin')
  letGo()
  const { token } = await (await answered).json()
  await expect(toast(page, 'Login Successfull')).toBeVisible()
  await expect(page.getByText('AUTHENTICATING...')).toHaveCount(0)
  expect(sent).toEqual([{ email: MEMBER, password: PASSWORD }])

  const cookies = await page.context().cookies()
  const held = cookies.find(({ value }) => value === token)
  expect(held).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false })
  for (const secret of [token, PASSWORD]) expect(await readable(page)).not.toContain(secret)
  expect(cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name)).not.toContain(held?.name)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('AUTH-11 a member waiting for approval stays on Login and sees a notice', async ({ page }) => {
  const waiting = await newSignup()
  await openPage(page, '/signup')
  await fillLogin(page, waiting.email, PASSWORD)
  await login(page).click()
  await expect(page.getByRole('main').getByText(/still waiting for approval/)).toBeVisible()
  await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true')
  await expect(email(page)).toHaveValue(waiting.email)
})

test('AUTH-12 AUTH-13 AUTH-14 AUTH-15 AUTH-29 AUTH-30 AUTH-32 from signup to the first sign-in', {
  tag: '@spine',
}, async ({ page, browser }) => {
  // The journey has many steps. On a busy machine they take longer than one test may.
  test.slow()
  const mail = `first-${Date.now()}@college.edu`
  const year = new Date().getFullYear() + 1
  const sent = requestsTo(page, 'POST', '/members/signup')
  const { letGo } = await serverHolds(page, '/api/v1/members/signup')
  await openPage(page, '/signup?tab=signup')
  await page.getByLabel('Name', { exact: true }).fill('Kavya Menon')
  await email(page).fill(mail)
  await page.getByLabel('Passout year', { exact: true }).selectOption(String(year))
  await password(page).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('CREATING ACCOUNT...')).toBeVisible()
  letGo()
  await expect(toast(page, 'Member Sent for Approval')).toBeVisible()
  await expect(page.getByText('CREATING ACCOUNT...')).toHaveCount(0)
  const body = { name: 'Kavya Menon', email: mail, passoutYear: year, password: PASSWORD }
  expect(sent).toEqual([{ ...body, provider: 'credentials' }])
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith('callofcode'))).toEqual([])
  await page.goto('/profile')
  await expect(page).toHaveURL('/signup')

  const manager = await browser.newPage({ baseURL: process.env.E2E_URL ?? '' })
  await signInWithoutForm(manager, MANAGER)
  await openPage(manager, '/dashboard/approvals')
  const row = manager.getByRole('listitem').filter({ hasText: mail })
  await row.getByRole('button', { name: 'Approve Kavya Menon' }).click()
  await expect(row).toHaveCount(0)
  await manager.context().close()
  expect(await mailTo(mail, /approved/)).toContain('Kavya Menon')
  await signIn(page, mail)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kavya Menon')
})

test('AUTH-29 AUTH-31 AUTH-32 an admin declines a signup: the person gets a mail and cannot sign in', {
  tag: '@long',
}, async ({ page }) => {
  const name = unique('Elif')
  await newSignup(name)
  const person = await newSignup(name)
  await signInWithoutForm(page, ADMIN)
  // The address contains the search. The search works before any script: Enter sends it.
  await page.goto('/dashboard/approvals')
  await page.getByLabel('Search signups').fill(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/dashboard/approvals?q=${encodeURIComponent(name).replaceAll('%20', '+')}`)
  const rows = page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await untilHydrated(page)
  // A second press at the same point does not approve the person who moved up into the first row.
  const box = await rows.first().getByRole('button', { name: 'Approve' }).boundingBox()
  const at = [(box?.x ?? 0) + 9, (box?.y ?? 0) + 9] as const
  await page.mouse.click(...at)
  await expect(rows).toHaveCount(1)
  await page.mouse.click(...at)
  const row = page.getByRole('listitem').filter({ hasText: person.email })
  // The list accepts presses again a moment later.
  await expect(async () => {
    await row.getByRole('button', { name: `Decline ${person.name}` }).click({ timeout: 2_000 })
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible({ timeout: 300 })
  }).toPass()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^Decline/ })
    .click()
  await expect(row).toHaveCount(0)
  expect(await mailTo(person.email, /declined/)).toContain(person.name)

  await page.context().clearCookies()
  await openPage(page, '/signup')
  await fillLogin(page, person.email, PASSWORD)
  await login(page).click()
  await expect(page.getByRole('main').getByText(/declined/)).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL('/signup')
})

test('AUTH-27 the cookie and the bearer token give the same result', async ({ page }) => {
  const { token } = await callApi('POST', '/members/signin', { email: MANAGER, password: PASSWORD })
  await signInWithoutForm(page, MANAGER)
  // The list of waiting signups is left out: it changes whenever another journey signs somebody up.
  for (const path of [
    '/members/',
    '/progress/memberId/completed-questions',
    '/members/me/practice',
    '/drafts/blog',
  ]) {
    const byCookie = await page.request.get(`/api/v1${path}`)
    const byToken = await fetch(`${process.env.E2E_URL}/api/v1${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    // The response with the ticks also contains its time, which differs.
    const { asOf: _, ...told } = await byToken.json()
    const { asOf: __, ...toldByCookie } = await byCookie.json()
    expect([path, byToken.status, told]).toEqual([path, byCookie.status(), toldByCookie])
  }
})

test('AUTH-28 a visitor causes no request for a profile and sees no toast; a member does', async ({
  page,
}) => {
  const asked = requestsTo(page, 'GET', '/members/')
  for (const path of ['/', '/signup', '/dsa', '/dashboard', '/dashboard/forum', '/events', '/unauthorized']) {
    await openPage(page, path)
    await expect(page.getByText('Your session has expired. Please login again.')).toHaveCount(0)
  }
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(0)
  await signIn(page, MEMBER)
  expect(asked.length).toBeGreaterThan(0)
})
