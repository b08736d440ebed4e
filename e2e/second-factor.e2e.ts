import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { anotherPage, expect, needsHttps, test } from './journey.ts'
import { mailTo, newMember, openPage, signInWithoutForm } from './people.ts'
import { PASSWORD } from './site.ts'
import { toasts } from './toasts.ts'
import { codeOf } from './totp.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Second factor', exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function login(page: Page, email: string) {
  await openPage(page, '/signup')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible()
}

/** Sets up an app in the open settings. Returns its secret and the recovery codes, which are shown only once. */
async function setUpApp(page: Page) {
  await section(page).getByRole('button', { name: 'Set up an app' }).click()
  const setup = dialog(page, 'Set up an app')
  await setup.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(setup.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  const secret = ((await setup.locator('.factor-key').textContent()) ?? '').replaceAll(' ', '')
  expect(await axeFinds(page, '[role=dialog]')).toEqual([])
  await setup.getByLabel('Code of the app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const shown = dialog(page, 'Recovery codes')
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const codes = await shown.getByRole('listitem').allTextContents()
  // The recovery codes are shown only once, so a stray key must not close them.
  await page.keyboard.press('Escape')
  await expect(shown.getByRole('alert')).toContainText('never shown again')
  await shown.getByRole('button', { name: 'I have kept them' }).click()
  return { secret, codes }
}

test('SAFE-20 SAFE-21 SAFE-22 a member sets up an app, signs in with its code, then with a recovery code', async ({
  page,
  browser,
}) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/settings#second-factor')
  const { secret, codes } = await setUpApp(page)
  await expect(section(page).getByRole('listitem')).toContainText(['Authenticator app', '10 of 10 left'])
  expect(await axeFinds(page, '#second-factor')).toEqual([])
  await mailTo(email, /second factor was added/)

  const other = await anotherPage(browser)
  await login(other, email)
  const code = other.getByLabel('Code of your app')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await other.keyboard.press('Enter')
  await expect(other.getByText('That code is wrong, or was used already.', { exact: true })).toBeVisible()
  await expect(code).toBeFocused()
  expect(await axeFinds(other)).toEqual([])
  // The set-up used the current code, so this one is the next.
  await code.fill(codeOf(secret, 1))
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/today')

  await other.context().clearCookies()
  await login(other, email)
  await other.getByRole('button', { name: 'Use a recovery code' }).click()
  await other.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '')
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/today')
  await mailTo(email, /recovery code of your/)

  await other.context().clearCookies()
  await login(other, email)
  await other.getByRole('button', { name: 'Back' }).click()
  await expect(other.getByLabel('Email', { exact: true })).toHaveValue(email)
  await other.context().close()

  await page.reload()
  await expect(section(page)).toContainText('9 of 10 left')
  await section(page).getByRole('button', { name: 'Remove the authenticator app' }).click()
  const remove = dialog(page, 'Remove app')
  await remove.getByLabel('Your password').fill('Wrong-2025!')
  await remove.getByRole('button', { name: 'Remove app' }).click()
  await expect(remove.getByText('That is not your current password.')).toBeVisible()
  await remove.getByLabel('Your password').fill(PASSWORD)
  await remove.getByRole('button', { name: 'Remove app' }).click()
  await expect(toasts(page)).toContainText(['Your authenticator app is removed'])
  await expect(section(page).getByRole('button', { name: 'Set up an app' })).toBeVisible()
})

test('SAFE-24 a member adds a passkey, renames it, signs in with it and removes it', {
  tag: '@long',
}, async ({ page }) => {
  needsHttps('passkeys')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasUserVerification: true, isUserVerified: true },
  })
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/settings#second-factor')
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  const add = dialog(page, 'Add a passkey')
  await add.getByRole('button', { name: 'Add the passkey' }).click()
  await expect(add.getByText('Give the passkey a name.')).toBeVisible()
  await add.getByLabel('Name').fill('Phone')
  await add.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog(page, 'Recovery codes').getByRole('button', { name: 'I have kept them' }).click()
  const row = section(page).getByRole('listitem').first()
  await expect(row).toContainText('Not used yet')

  await row.getByRole('button', { name: 'Rename Phone' }).click()
  await dialog(page, 'Rename passkey').getByLabel('Name').fill('Blue key')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Blue key')

  await page.context().clearCookies()
  await login(page, email)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL('/today')
  await openPage(page, '/settings#second-factor')
  await expect(row).toContainText('Last used')
  await row.getByRole('button', { name: 'Remove Blue key' }).click()
  await dialog(page, 'Remove passkey').getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText(['Passkey removed'])
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
})

test('SAFE-22 SAFE-36 a sign-in that began elsewhere leads to the second step, whose token leaves the address', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/settings#second-factor')
  const { secret } = await setUpApp(page)
  const other = await anotherPage(browser)
  const answer = await other.request.post('/api/v1/members/signin', { data: { email, password: PASSWORD } })
  const { secondStep } = await answer.json()
  const fragment = new URLSearchParams({ step: JSON.stringify(secondStep) })
  // Nobody touches the page.
  await other.goto(`/signup?next=/dsa#${fragment}`)
  await expect(other.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible()
  await expect(other).toHaveURL('/signup')
  await other.getByLabel('Code of your app').fill(codeOf(secret, 1))
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/dsa')
})
