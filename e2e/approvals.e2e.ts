import type { Page } from '@playwright/test'
import { anotherPage, expect, signIn, test } from './journey.ts'
import { linkIn } from './mail-parts.ts'
import {
  callApi,
  callApiAsAdmin,
  mailTo,
  newAdmin,
  newSignup,
  openPage,
  signInWithoutForm,
  untilHydrated,
} from './people.ts'
import { PASSWORD } from './site.ts'
import { toasts } from './toasts.ts'
import { unique } from './writing.ts'

const waitingOf = async (name: string) =>
  (await callApiAsAdmin('GET', `/approvals?q=${encodeURIComponent(name)}`)).data

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')

test('CLUB-02 CLUB-05 two of three are chosen and approved, and all is taken back after a reload', {
  tag: '@spine',
}, async ({ page }) => {
  const name = unique('Ode')
  for (let at = 0; at < 3; at++) await newSignup(`${name} ${at}`)
  // Decisions of other admins are listed below one's own, so this journey has its own admin.
  await signInWithoutForm(page, (await newAdmin()).email)
  await openPage(page, `/dashboard/approvals?q=${encodeURIComponent(name)}`)
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(3)
  await page.getByRole('checkbox', { name: `Choose ${name} 0` }).check()
  await page.getByRole('checkbox', { name: `Choose ${name} 1` }).check()
  await page.getByRole('button', { name: 'Approve 2' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${name} 0, ${name} 1`)).toBeVisible()
  await expect(dialog.getByText(/can undo it/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve 2 signups' }).click()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await untilHydrated(page)
  await page
    .getByRole('region', { name: 'Just decided' })
    .getByRole('button', { name: `Undo : ${name} 0, ${name} 1` })
    .click()
  await expect(rows).toHaveCount(3)
  expect(await waitingOf(name)).toHaveLength(3)
})

test('CLUB-05 however many toasts there are, they cover no Undo, on a laptop and a phone', async ({
  page,
}) => {
  const name = unique('Uma')
  const many = 8
  for (let at = 0; at < 3 * many; at++) await newSignup(`${name} ${at}`)
  await signInWithoutForm(page, (await newAdmin()).email)
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPage(page, `/dashboard/approvals?q=${encodeURIComponent(name)}`)
    const rows = rowsOf(page)
    const toaster = page.locator('.toaster')
    const approve = rows.first().getByRole('button', { name: /^Approve/ })
    await approve.press('Enter')
    // Under the pointer a toast stays.
    await toaster.locator('.toast').first().hover()
    for (let shown = 1; shown < many; shown = await toaster.locator('.toast').count()) {
      const left = await rows.count()
      await approve.press('Enter')
      await expect.poll(() => rows.count()).toBeLessThan(left)
    }
    const decided = page.getByRole('region', { name: 'Just decided' })
    const boxes = [await toaster.boundingBox(), await decided.boundingBox()]
    const [above, below] = boxes.map((box) => ({ top: box?.y ?? Number.NaN, height: box?.height ?? 0 }))
    expect((above?.top ?? Number.NaN) + (above?.height ?? 0), `${width}`).toBeLessThanOrEqual(below?.top ?? 0)
  }
})

test('CLUB-02 CLUB-05 CLUB-08 a signup is declined in the list of members, which shows the reason, and undone from the toast', {
  tag: '@long',
}, async ({ page }) => {
  const { name } = await newSignup(unique('Elif'))
  await signInWithoutForm(page, (await newAdmin()).email)
  await openPage(page, `/dashboard/members?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await row.locator('summary').click()
  await row.getByRole('button', { name: `Decline ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Reason/).fill('Not of this college.')
  await dialog.getByRole('button', { name: 'Decline signup' }).click()
  await expect(row.getByText('Reason: “Not of this college.”')).toBeVisible()
  await expect(toasts(page).filter({ hasText: `${name} was declined` })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText('Waits for approval')).toBeVisible()
  await expect(row.getByText(/^Reason/)).toHaveCount(0)
  expect(await waitingOf(name)).toHaveLength(1)
})

test('CLUB-09 an admin adds a domain, and who confirms an address there is a member', {
  tag: '@long',
}, async ({ page, browser }) => {
  const domain = `d${Date.now()}.edu`
  await signInWithoutForm(page, (await newAdmin()).email)
  await openPage(page, '/dashboard/approvals')
  await page.getByRole('button', { name: 'Approved domains' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Domain', { exact: true }).fill('gmail.com')
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  await expect(dialog.getByText(/Anybody can have an address there/)).toBeVisible()
  await dialog.getByLabel('Domain', { exact: true }).fill(`@${domain}`)
  await page.keyboard.press('Enter')
  const row = dialog.getByRole('listitem').filter({ hasText: domain })
  await expect(row).toBeVisible()

  const email = `ode@${domain}`
  const fields = { password: PASSWORD, passoutYear: new Date().getFullYear(), provider: 'credentials' }
  await callApi('POST', '/members/signup', { email, name: 'Ode', ...fields })
  const theirs = await anotherPage(browser)
  await openPage(theirs, linkIn(await mailTo(email, /Confirm your address/)))
  await theirs.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(theirs.getByText('Your address is confirmed, and you are a member. Log in now.')).toBeVisible()
  await theirs.context().close()

  await row.getByRole('button', { name: `Remove ${domain}` }).click()
  await expect(row).toHaveCount(0)
})

test('CLUB-11 an admin makes a join code, and who signs up by its link logs in at once', {
  tag: '@long',
}, async ({ page, browser }) => {
  const note = unique('Desk')
  await signInWithoutForm(page, (await newAdmin()).email)
  await openPage(page, '/dashboard/approvals')
  await page.getByRole('button', { name: 'Join codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What it is for', { exact: true }).fill(note)
  await dialog.getByLabel('For how many signups').fill('1')
  await dialog.getByRole('button', { name: 'Make join code' }).click()
  const row = dialog.getByRole('listitem').filter({ hasText: note })
  const code = (await row.locator('code').textContent()) ?? ''

  const email = `desk-${Date.now()}@college.edu`
  const theirs = await anotherPage(browser)
  await openPage(theirs, `/signup?tab=signup&join=${code}`)
  await expect(theirs.getByLabel('Join code', { exact: true })).toHaveValue(code)
  await theirs.getByLabel('Name', { exact: true }).fill('Ode Desk')
  await theirs.getByLabel('Passout year', { exact: true }).selectOption({ index: 2 })
  await theirs.getByLabel('Email', { exact: true }).fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await theirs.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await expect(theirs.getByText(`You signed up with a join code. Log in with ${email} now.`)).toBeVisible()
  await signIn(theirs, email)
  await theirs.context().close()

  await page.reload()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Join codes' }).click()
  await expect(row.getByText('Used up')).toBeVisible()
  await row.getByRole('button', { name: '1 signup' }).click()
  await expect(row.getByText(email)).toBeVisible()
})
