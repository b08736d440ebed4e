import type { Page } from '@playwright/test'
import { serverAnswers } from './interception/server-holds.ts'
import { expect, signIn, test } from './journey.ts'
import { callApi, mailTo, newMember, openPage, requestsTo } from './people.ts'
import { PASSWORD } from './site.ts'

const NEW_PASSWORD = 'Reborn-2025?'
const email = (page: Page) => page.getByLabel('Email', { exact: true })
const code = (page: Page) => page.getByLabel('One-time code', { exact: true })
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const success = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^Success: ${words}$`) })

/** Returns everything that a script of the page can read, and the text of the page. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]
    return JSON.stringify(kept) + document.documentElement.outerHTML
  })

const codeIn = (mail: string) => /^ {4}(\d{6})\s*$/m.exec(mail)?.[1] ?? ''

test('AUTH-16 AUTH-17 AUTH-18 AUTH-19 AUTH-20 AUTH-22 AUTH-23 AUTH-26 ERR-16 ERR-17 ERR-18 a forgotten password is reset by a code from the mail', {
  tag: '@spine',
}, async ({ page }) => {
  const member = await newMember()
  await openPage(page, '/signup')
  await email(page).fill(member.email)
  await press(page, 'Forgot password?')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Password')
  await expect(email(page)).toHaveValue(member.email)

  await serverAnswers(page, '/api/v1/members/forgotPassword', '', { status: 500, times: 1 })
  const asked = requestsTo(page, 'POST', '/members/forgotPassword')
  await press(page, 'Send code')
  await expect(page.getByText('Server error. Please try again later.')).toBeVisible()
  await expect(email(page)).toBeVisible()
  await press(page, 'Send code')
  await expect(success(page, 'OTP Sent Successfully')).toBeVisible()
  await expect(code(page)).toBeFocused()
  expect(asked).toEqual([{ email: member.email }, { email: member.email }])

  const otp = codeIn(await mailTo(member.email, /reset the password/))
  expect(otp).toMatch(/^\d{6}$/)
  await code(page).fill(otp === '000000' ? '000001' : '000000')
  await press(page, 'Verify code')
  await expect(page.getByText(/code is wrong or has expired/).first()).toBeVisible()
  await expect(newPassword(page)).toHaveCount(0)
  await code(page).fill(otp)
  const accepted = page.waitForResponse('**/api/v1/members/verifyOtp')
  await press(page, 'Verify code')
  const { token } = await (await accepted).json()
  await expect(success(page, 'OTP verified')).toBeVisible()
  await expect(newPassword(page)).toBeFocused()
  for (const secret of [token, otp]) expect(await readable(page)).not.toContain(secret)

  await newPassword(page).fill(NEW_PASSWORD)
  const reset = page.waitForRequest('**/api/v1/members/resetPassword')
  await press(page, 'Reset password')
  expect((await reset).postDataJSON()).toEqual({ memberData: { password: NEW_PASSWORD } })
  expect((await reset).headers().authorization).toBe(`Bearer ${token}`)
  await expect(success(page, 'Password reset successfully')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  for (const secret of [token, otp, NEW_PASSWORD]) expect(await readable(page)).not.toContain(secret)
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ value: token }))
  expect(
    (await page.context().cookies()).map(({ name }) => name).filter((name) => /callofcode/.test(name)),
  ).toEqual([])
  const again = await callApi('POST', '/members/resetPassword', { memberData: { password: PASSWORD } }, token)
  expect(again).toMatchObject({ success: false })

  await expect(email(page)).toHaveValue(member.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Login')
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed.' })).toBeVisible()
  await signIn(page, member.email, NEW_PASSWORD)
})
