import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { newMember, openPage, requestsTo, signInWithoutForm } from './people.ts'
import { boxOf, completedOf, openTopic, tick } from './questions.ts'
import { replyText, start } from './threads.ts'
import { toasts, unique } from './writing.ts'

async function twoTabs(page: Page) {
  const member = await newMember()
  await signInWithoutForm(page, member.email)
  const thread = await start(page)
  await openPage(page, thread.path)
  const other = await page.context().newPage()
  return { member, thread, other }
}
const signOut = async (page: Page) => {
  await openPage(page, '/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toasts(page, 'Logged out')).toBeVisible()
}

test('DASH-06 signing out in one tab also signs out the other, and its personal data disappears', async ({
  page,
}) => {
  const { other } = await twoTabs(page)
  await openPage(other, '/profile')
  await expect(other.getByRole('button', { name: 'EDIT' })).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL('/signup')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login')
})

test('signing in in one tab also signs in the other open tabs', async ({ page }) => {
  const { member, thread, other } = await twoTabs(page)
  await signOut(page)
  await openPage(page, thread.path)
  await expect(page.getByRole('link', { name: 'Log in to reply' })).toBeVisible()
  await signIn(other, member.email)
  await expect(replyText(page)).toBeVisible()
})

test('safety Z3 when another member signs in, an open tab says so, sends nothing in their name, and keeps the typed text', {
  tag: '@long',
}, async ({ page }) => {
  const { other, thread } = await twoTabs(page)
  const words = unique('In whose name')
  await replyText(page).fill(words)
  await signIn(other, (await newMember()).email)
  await expect(toasts(page, /Somebody else logged in in another tab/)).toBeVisible()
  await expect(replyText(page)).toHaveValue(words)
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(toasts(page, 'Your session has expired. Please login again.')).toBeVisible()
  await openPage(other, thread.path)
  await expect(other.getByText(words)).toHaveCount(0)
})

test('DSA-301 a tick is heard in the other tabs, and a press on an old box sends what the member wants', async ({
  page,
}) => {
  await page.context().clock.install()
  await signInWithoutForm(page, (await newMember()).email)
  const { questions } = await openTopic(page)
  const [first, second] = questions
  if (!first || !second) throw new Error('The topic has too few questions')
  const other = await page.context().newPage()
  await openPage(other, page.url())
  await boxOf(page, first).click()
  await expect(boxOf(page, first)).toBeChecked()
  await expect(boxOf(other, first)).toBeChecked()

  // Ticks the question on another device.
  await tick(page, second)
  await expect(boxOf(page, second)).not.toBeChecked()
  await boxOf(page, second).click()
  await expect(boxOf(page, second)).toBeChecked()
  expect(await completedOf(page)).toEqual([first.id, second.id])
})

test('DSA-302 UI-16 whoever comes back to a tab sees what they ticked on another device meanwhile', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  const { questions } = await openTopic(page)
  const [first, second] = questions
  if (!first || !second) throw new Error('The topic has too few questions')
  const asked = requestsTo(page, 'GET', '/progress/memberId/completed-questions')
  // The page's clock is fixed, however long a step takes. It moves only while the member is away.
  let now = Date.now()
  const comeBackAfter = async (milliseconds: number) => {
    now += milliseconds
    await page.clock.setFixedTime(now)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }
  await tick(page, first)
  await comeBackAfter(3_600_000)
  await expect(boxOf(page, first)).toBeChecked()
  await tick(page, second)
  await comeBackAfter(9_000)
  await expect(boxOf(page, second)).not.toBeChecked()
  expect(asked).toHaveLength(1)
  await comeBackAfter(11_000)
  await expect(boxOf(page, second)).toBeChecked()
  expect(asked).toHaveLength(2)
})
