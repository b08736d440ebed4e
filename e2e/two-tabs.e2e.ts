import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
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
  await expect(page.getByRole('link', { name: 'Sign in to reply' })).toBeVisible()
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
  await expect(toasts(page, /Somebody else signed in in another tab/)).toBeVisible()
  await expect(replyText(page)).toHaveValue(words)
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(toasts(page, 'Your session has expired. Please login again.')).toBeVisible()
  await openPage(other, thread.path)
  await expect(other.getByText(words)).toHaveCount(0)
})
