import type { Page } from '@playwright/test'
import { serverRefuses } from './interception/server-holds.ts'
import { expect, test } from './journey.ts'
import { ACCEPTED, REFUSED, RULE } from './passwords.ts'
import { openPage, requestsTo } from './people.ts'
import { PASSWORD } from './site.ts'

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirm password', { exact: true })
const year = (page: Page) => page.getByLabel('Passout year', { exact: true })
const create = (page: Page) => page.getByRole('button', { name: 'Create account' })

/** An answer that asks to wait, so that the form stays as it is. */
const refuseAll = (page: Page) =>
  serverRefuses(page, '/api/v1/members/sign*', 403, { code: 'wait', message: 'Wait.' })

async function fillSignup(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Kavya Menon')
  await email(page).fill('kavya@college.edu')
  await year(page).selectOption({ index: 3 })
  await password(page).fill(PASSWORD)
  await confirmation(page).fill(PASSWORD)
}

test('VAL-18 VAL-19 VAL-20 VAL-21 VAL-33 Login enforces the password rule and sends no password that breaks it', {
  tag: '@long',
}, async ({ page }) => {
  const sent = requestsTo(page, 'POST', '/members/signin')
  await refuseAll(page)
  await openPage(page, '/signup')
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await email(page).fill('kavya@college.edu')
  for (const refused of REFUSED) {
    await password(page).fill(refused)
    await login.click()
    await expect(page.getByText(RULE), refused).toBeVisible()
    await expect(password(page)).toBeFocused()
    await password(page).fill(PASSWORD)
    await expect(page.getByText(RULE)).toHaveCount(0)
  }
  expect(sent).toHaveLength(0)
  for (const [at, accepted] of ACCEPTED.entries()) {
    await password(page).fill(accepted)
    await login.click()
    await expect.poll(() => sent.length, accepted).toBe(at + 1)
  }
  await expect(page.getByText(RULE)).toHaveCount(0)
})

test('VAL-18 VAL-19 VAL-20 VAL-21 VAL-33 Signup enforces the password rule and sends no password that breaks it', async ({
  page,
}) => {
  const sent = requestsTo(page, 'POST', '/members/signup')
  await refuseAll(page)
  await openPage(page, '/signup?tab=signup')
  await fillSignup(page)
  for (const refused of REFUSED) {
    await password(page).fill(refused)
    await confirmation(page).fill(refused)
    await create(page).click()
    await expect(page.getByText(RULE), refused).toBeVisible()
    await password(page).fill(PASSWORD)
    await expect(page.getByText(RULE)).toHaveCount(0)
  }
  expect(sent).toHaveLength(0)
  for (const [at, accepted] of ACCEPTED.entries()) {
    await password(page).fill(accepted)
    await confirmation(page).fill(accepted)
    await create(page).click()
    await expect.poll(() => sent.length, accepted).toBe(at + 1)
  }
})

test('VAL-22 VAL-23 a different repeated password shows an error, and the form cannot be submitted', async ({
  page,
}) => {
  const sent = requestsTo(page, 'POST', '/members/signup')
  await refuseAll(page)
  await openPage(page, '/signup?tab=signup')
  await fillSignup(page)
  await expect(create(page)).toBeEnabled()
  await confirmation(page).fill(`${PASSWORD}x`)
  await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible()
  await expect(create(page)).toBeDisabled()
  await confirmation(page).press('Enter')
  await confirmation(page).fill(PASSWORD)
  await expect(page.getByText('Passwords do not match.', { exact: true })).toHaveCount(0)
  expect(sent).toHaveLength(0)
  await create(page).click()
  await expect.poll(() => sent.length).toBe(1)
})

test('VAL-24 VAL-33 VAL-35 Signup sends nothing while one field is empty or blank', async ({ page }) => {
  const sent = requestsTo(page, 'POST', '/members/signup')
  await refuseAll(page)
  await openPage(page, '/signup?tab=signup')
  const empties = [
    () => page.getByLabel('Name', { exact: true }).fill(''),
    () => page.getByLabel('Name', { exact: true }).fill('   '),
    () => email(page).fill(''),
    () => year(page).selectOption(''),
    async () => {
      await password(page).fill('')
      await confirmation(page).fill('')
    },
  ]
  for (const empty of empties) {
    await fillSignup(page)
    await empty()
    await create(page).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
  }
  await fillSignup(page)
  await confirmation(page).fill('')
  await expect(create(page)).toBeDisabled()
  expect(sent).toHaveLength(0)
  await fillSignup(page)
  await create(page).click()
  await expect.poll(() => sent.length).toBe(1)
})

test('VAL-25 CONST-09 Signup offers the nine allowed years, and the server accepts no other', async ({
  page,
}) => {
  await openPage(page, '/signup?tab=signup')
  const now = new Date().getUTCFullYear()
  const offered = await year(page).locator('option').allTextContents()
  const inside = Array.from({ length: 9 }, (_, at) => String(now - 4 + at))
  expect(offered.slice(1)).toEqual(inside)
  for (const outside of [now - 5, now + 5]) {
    const body = { name: 'K', email: 'k@college.edu', passoutYear: outside, password: PASSWORD }
    const answer = await page.request.post('/api/v1/members/signup', {
      data: { ...body, provider: 'credentials' },
    })
    expect(answer.status()).toBe(400)
    expect((await answer.json()).errors).toHaveProperty('passoutYear')
  }
})

test('VAL-26 VAL-33 every e-mail input has type email and refuses an invalid address', async ({ page }) => {
  const sent = [
    requestsTo(page, 'POST', '/members/signin'),
    requestsTo(page, 'POST', '/members/signup'),
    requestsTo(page, 'POST', '/members/forgotPassword'),
  ]
  const forms = [
    ['/signup', 'Login'],
    ['/signup?tab=signup', 'Create account'],
    ['/signup?tab=forgot', 'Send code'],
  ] as const
  for (const [path, button] of forms) {
    await openPage(page, path)
    await expect(email(page), path).toHaveAttribute('type', 'email')
    if (path.endsWith('signup') && button !== 'Login') await fillSignup(page)
    if (button === 'Login') await password(page).fill(PASSWORD)
    for (const text of ['not-an-address', 'two@@college.edu', 'name@', '@college.edu']) {
      await email(page).fill(text)
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText('Enter an email address, like you@college.edu.'), text).toBeVisible()
    }
  }
  expect(sent.flat()).toHaveLength(0)
})
