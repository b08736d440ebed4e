import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anotherPage, expect, signIn, test } from './journey.ts'
import { callApi, mailTo, newMember, openPage, signInWithoutForm, tokenOf } from './people.ts'
import { PASSWORD } from './site.ts'
import { toasts } from './toasts.ts'

const NEW = 'Another-2025!'
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const changeTo = async (page: Page, current: string, next: string) => {
  const form = section(page, 'Password')
  await form.getByLabel('Current password').fill(current)
  await form.getByLabel('New password').fill(next)
  await form.getByRole('button', { name: 'Change password' }).click()
}

test('safety A14 changing the password signs out the other browser but not this one, and sends an email', async ({
  page,
  browser,
}) => {
  const { email } = await newMember()
  await signIn(page, email)
  const other = await anotherPage(browser)
  await signIn(other, email)
  await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await changeTo(page, PASSWORD, NEW)
  await expect(toasts(page)).toContainText(['Password changed'])
  await expect(section(page, 'Password').getByLabel('Current password')).toHaveValue('')
  await mailTo(email, /every other login was ended/)

  await other.goto('/settings')
  await expect(other).toHaveURL('/signup')
  await signIn(other, email, NEW)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await other.context().close()
})

test('safety A14 A4 a refused value shows an error beside its field, and no typed text is lost', async ({
  page,
}) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/settings')
  const form = section(page, 'Password')
  await changeTo(page, 'Wrong-2025!', NEW)
  await expect(form.getByText('That is not your current password.')).toBeVisible()
  await expect(form.getByLabel('Current password')).toBeFocused()
  await expect(form.getByLabel('New password')).toHaveValue(NEW)
  await changeTo(page, PASSWORD, 'Password1!')
  await expect(form.getByText('That password is too easy to guess.')).toBeVisible()
  await changeTo(page, PASSWORD, 'short')
  await expect(form.getByText('Password must be 8–64 characters long')).toBeVisible()
})

test('safety S8 a member ends one session, then all others; the current one is marked and continues', {
  tag: '@spine',
}, async ({ page, browser }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const other = await anotherPage(browser)
  await signInWithoutForm(other, email)
  const third = await callApi('POST', '/members/signin', { email, password: PASSWORD })
  await openPage(page, '/settings')
  const rows = section(page, 'Logins').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1)

  await rows.filter({ hasText: 'A program' }).getByRole('button', { name: /^End/ }).click()
  await expect(rows).toHaveCount(2)
  expect(await callApi('GET', '/members/', undefined, third.token)).toMatchObject({ success: false })

  await page.getByRole('button', { name: 'End all others' }).click()
  const dialog = page.getByRole('dialog', { name: 'End all others' })
  await expect(dialog).toContainText('End 1 other login?')
  await dialog.getByRole('button', { name: 'End all others' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('No other logins.')).toBeVisible()
  await other.goto('/settings')
  await expect(other).toHaveURL('/signup')
  await other.context().close()
})

test('safety P1 a member downloads all their data as a file; a failure shows an error and saves no file', async ({
  page,
}) => {
  const { email, name } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/settings')
  const link = page.getByRole('link', { name: 'Download your data' })
  await page.route('**/api/v1/members/me/export', (route) => route.abort(), { times: 1 })
  await link.click()
  await expect(toasts(page)).toHaveText(['Error: Network error. Please check your connection.'])

  const downloaded = page.waitForEvent('download')
  await link.click()
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^call-of-code-\d{4}-\d\d-\d\d\.json$/)
  const { data } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.profile).toMatchObject({ email, name })
  expect(data.signins.length).toBeGreaterThan(0)
})

test('safety P2 deleting the account needs the word and the password, and signing in fails afterwards', {
  tag: '@long',
}, async ({ page }) => {
  const { email, name } = await newMember()
  const token = await tokenOf(email)
  const thread = { title: `By ${name}`, category: 'General', content: 'Stays.' }
  const { data } = await callApi('POST', '/forum/threads', thread, token)
  await signInWithoutForm(page, email)
  await openPage(page, '/profile')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  const remove = dialog.getByRole('button', { name: 'Delete my account' })
  await remove.click()
  await expect(dialog.getByText('Type DELETE in capital letters.')).toBeVisible()
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByLabel('Your password').fill('Wrong-2025!')
  await remove.click()
  await expect(dialog.getByText('That is not your current password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await remove.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account is deleted.')).toBeVisible()

  const again = await page.request.post('/api/v1/members/signin', { data: { email, password: PASSWORD } })
  expect([again.status(), (await again.json()).message]).toEqual([401, 'Invalid email or password.'])
  await page.goto(`/dashboard/forum/${data._id}`)
  await expect(page.getByRole('main')).toContainText('Deleted member')
  await page.goto('/settings')
  await expect(page).toHaveURL('/signup')
})
