import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { linkIn } from './mail-parts.ts'
import { mailTo, newMember, openPage, signInWithoutForm } from './people.ts'
import { PASSWORD, Site } from './site.ts'

const email = (page: Page) => page.getByRole('region', { name: 'Email', exact: true })

test('SAFE-32 SAFE-33 SAFE-34 a signup is confirmed by the link, and the approval queue shows it', async ({
  page,
  browser,
}) => {
  const address = `confirm-${Date.now()}@college.edu`
  await openPage(page, '/signup?tab=signup')
  await page.getByLabel('Name').fill('Kavya Confirm')
  await page.getByLabel('Passout year').selectOption({ index: 3 })
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: 'No mail? Send the link again' })).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await signInWithoutForm(admin, 'admin@college.edu')
  const queue = `/dashboard/approvals?q=${encodeURIComponent(address)}`
  await openPage(admin, queue)
  await expect(admin.getByRole('listitem').filter({ hasText: address })).toContainText('Not confirmed')

  await openPage(page, linkIn(await mailTo(address, /Confirm your address/)))
  await expect(page).toHaveURL('/confirm')
  await page.getByRole('button', { name: 'Yes, it is mine' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your address is confirmed.' })).toBeVisible()
  await openPage(admin, queue)
  const row = admin.getByRole('listitem').filter({ hasText: address })
  await expect(row).toContainText('Confirmed')
  await expect(row).not.toContainText('Not confirmed')
})

test('SAFE-35 a member changes the address in the settings', { tag: '@long' }, async ({ page }) => {
  const member = await newMember()
  const next = `next-${Date.now()}@college.edu`
  await signInWithoutForm(page, member.email)
  await openPage(page, '/settings')
  await expect(email(page)).toContainText(member.email)
  await email(page).getByLabel('New email').fill(next)
  await email(page).getByLabel('Your password').fill('Wrong-2025!')
  await email(page).getByRole('button', { name: 'Change email' }).click()
  await expect(email(page).getByText('That is not your current password.')).toBeVisible()
  await email(page).getByLabel('Your password').fill(PASSWORD)
  await email(page).getByRole('button', { name: 'Change email' }).click()
  await expect(email(page).getByRole('status')).toContainText(`mailed to ${next}`)
  await mailTo(member.email, /Another address/)
  await openPage(page, linkIn(await mailTo(next, /Confirm your new address/)))
  await page.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(page.getByText('Your address is changed.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await expect(email(page)).toContainText(next)
})

test('SAFE-36 SAFE-39 the way to the college’s sign-in is shown only where there is one, keeps the next page, and says why it failed', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openPage(page, '/signup')
  await expect(page.getByRole('link', { name: /^Continue with/ })).toHaveCount(0)
  const given = { OIDC_CLIENT_ID: 'club', OIDC_CLIENT_SECRET: 'x', OIDC_NAME: 'your Anurag account' }
  const site = await (await Site.create({ ...given, OIDC_ISSUER: 'http://127.0.0.1:9' })).start()
  try {
    // The default page of a journey may contact one site only.
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${site.url}/signup?next=/dsa`)
    const way = other.getByRole('link', { name: 'Continue with your Anurag account' })
    await expect(way).toHaveAttribute('href', '/oidc/start?next=%2Fdsa')
    await way.press('Enter')
    await expect(other.getByRole('alert')).toContainText('Logging in there did not work.')
    await expect(way).toBeVisible()
  } finally {
    await site.remove()
  }
})
