import type { Page } from '@playwright/test'
import { expect, needsHttps, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { boxes, openTopic } from './questions.ts'
import { PASSWORD } from './site.ts'
import { toasts } from './writing.ts'

const TODAY = '/today'

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all(['pages', 'packs'].map((name) => caches.open(name)))
    const kept = await Promise.all(stores.map((store) => store.keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

/** Returns the keys in this browser's storage, without those for the look and behaviour of the site. */
const keptKeys = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /^(draft:|inputs:|recent|wish:|profile-draft:)/.test(key),
    ),
  )

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

const isSignedIn = async (page: Page) =>
  (await page.request.get('/api/v1/progress/memberId/completed-questions')).status() === 200

/** Signs in a member with a cached page, a queued tick and a recent screen in the palette, then cuts the network. */
async function goOffline(page: Page) {
  const member = await newMember()
  await signInWithoutForm(page, member.email)
  await openPage(page, TODAY)
  await expect.poll(() => keptPages(page)).toContain(TODAY)
  await openTopic(page)
  // A read that failed on the server is repeated by the page, which needs the network for it.
  const box = boxes(page).first()
  await expect(box).toBeEnabled()
  // Waits until the page's late requests have finished.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await box.click()
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringMatching(/^draft:.*:tick:/))
  return member
}

/** The first page is fetched when it is opened. Without a network, its place shows that the page is missing. */
const expectOnlyLostPage = (complaints: string[]) => {
  expect(complaints.filter((one) => !one.includes('A page was not fetched'))).toEqual([])
  complaints.length = 0
}

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toasts(page, /You are logged out on this device/)).toBeVisible()
}

test('OFF-301 a logout without a network leaves nothing of the member on the device, and the session ends once the site is reached', async ({
  page,
  complaints,
}) => {
  needsHttps('service worker')
  const member = await goOffline(page)
  await logOut(page)
  await expect.poll(() => keptPages(page)).toEqual([])
  expect(await keptKeys(page)).toEqual([])
  await page.goto(TODAY)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  expect(await page.content()).not.toContain(member.name)

  await page.context().setOffline(false)
  // The member's page redirects by itself, and nobody is signed in any more.
  await expect(page).toHaveURL('/signup')
  expect(await isSignedIn(page)).toBe(false)
  expectOnlyLostPage(complaints)
})

test('OFF-301 the page that stays open ends the session when the network is back', async ({
  page,
  complaints,
}) => {
  needsHttps('service worker')
  await goOffline(page)
  await logOut(page)
  await page.context().setOffline(false)
  await expect(page).toHaveURL('/')
  await expect.poll(() => cookieNames(page)).not.toContain('leaving')
  expect(await isSignedIn(page)).toBe(false)
  expectOnlyLostPage(complaints)
})

test('OFF-302 a member who signs in again stays signed in, whatever was to be ended', async ({ page }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard')
  await page.route('**/api/v1/logout', (route) => route.abort())
  await logOut(page)
  await openPage(page, '/signup')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/today')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(await isSignedIn(page)).toBe(true)
})
