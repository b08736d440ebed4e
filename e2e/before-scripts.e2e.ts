import type { Page } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { expect, MEMBER, test } from './journey.ts'
import { callApiAsAdmin, untilHydrated } from './people.ts'
import { PASSWORD } from './site.ts'
import { unique } from './writing.ts'

/** A slow phone: a CPU four times slower, and scripts that load only when released. */
async function slowly(page: Page, path: string) {
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const held = await serverHolds(page, '/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return held.letGo
}
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('text typed into Login before the scripts load is kept and used', async ({ page }) => {
  const letThrough = await slowly(page, '/signup')
  await field(page, 'Email').fill(MEMBER)
  await field(page, 'Password').fill(PASSWORD)
  letThrough()
  await untilHydrated(page)
  await expect(field(page, 'Email')).toHaveValue(MEMBER)
  await expect(field(page, 'Password')).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Login Successfull')).toBeVisible()
})

test('pressing Enter in Login before the scripts load loses nothing, and signs in once they have loaded', async ({
  page,
}) => {
  const letThrough = await slowly(page, '/signup')
  await field(page, 'Email').fill(MEMBER)
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Password').press('Enter')
  await expect(field(page, 'Email')).toHaveValue(MEMBER)
  expect(page.url()).toMatch(/\/signup$/)
  letThrough()
  await untilHydrated(page)
  await expect(field(page, 'Password')).toHaveValue(PASSWORD)
  await field(page, 'Password').press('Enter')
  await expect(page.getByText('Login Successfull')).toBeVisible()
})

test('text typed into Signup before the scripts load is kept too, and the password rules check it', {
  tag: '@long',
}, async ({ page }) => {
  const name = unique('Slow')
  const email = `${name.replace(' ', '').toLowerCase()}@college.edu`
  const letThrough = await slowly(page, '/signup?tab=signup')
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill(email)
  await field(page, 'Passout year').selectOption(String(new Date().getFullYear() + 1))
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Confirm password').fill(`${PASSWORD}x`)
  letThrough()
  await untilHydrated(page)
  for (const [label, value] of [
    ['Name', name],
    ['Email', email],
    ['Passout year', String(new Date().getFullYear() + 1)],
    ['Password', PASSWORD],
    ['Confirm password', `${PASSWORD}x`],
  ] as const)
    await expect(field(page, label)).toHaveValue(value)
  // The passwords differ: the form shows the error at once, without another keystroke.
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled()
  await field(page, 'Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Member Sent for Approval')).toBeVisible()
  const { data } = await callApiAsAdmin('GET', `/approvals?q=${email}`)
  expect(data.filter((signup) => signup.email === email)).toHaveLength(1)
})

test('“Page not found” frames the address only once it is known, without a layout shift', async ({
  page,
}) => {
  const letThrough = await slowly(page, '/nowhere')
  const back = page.getByRole('button', { name: 'Go Back' })
  await expect(page.getByText('Asked for')).toBeHidden()
  const before = await back.boundingBox()
  letThrough()
  await expect(page.getByText('/nowhere')).toBeVisible()
  expect((await back.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})
