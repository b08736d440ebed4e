import type { Page } from '@playwright/test'
import { ADMIN, anotherPage, expect, MEMBER, signIn, test } from './journey.ts'
import { callApi, newMember, openFilters, openPage, signInWithoutForm } from './people.ts'
import { PASSWORD } from './site.ts'
import { newBlog, toasts, unique } from './writing.ts'

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** Opens the list at one member, with the menu of actions. */
async function manage(page: Page, name: string) {
  await openPage(page, `/dashboard/members?q=${encodeURIComponent(name)}`)
  await row(page, name).locator('summary').click()
}

async function act(page: Page, name: string, words: string) {
  await row(page, name).getByRole('button', { name: words }).click()
  await page.getByRole('dialog', { name: words }).getByRole('button', { name: words }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('safety S3 a disabled member is signed out on the next page, and can sign in again once enabled', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { email, name } = await newMember()
  const theirs = await anotherPage(browser)
  await signIn(theirs, email)
  await signInWithoutForm(page, ADMIN)
  await manage(page, name)
  await act(page, name, 'Disable')
  await expect(row(page, name).getByText('Disabled', { exact: true })).toBeVisible()
  await theirs.goto('/profile')
  await expect(theirs).toHaveURL('/signup')

  await act(page, name, 'Enable')
  await expect(row(page, name).getByText('Disabled', { exact: true })).toHaveCount(0)
  await signIn(theirs, email)
  await row(page, name)
    .getByRole('link', { name: /^Audit/ })
    .click()
  await expect(page).toHaveURL(/\/dashboard\/audit\?actor=/)
  await theirs.context().close()
})

test('safety Z1 S3 the role admin is granted and revoked, and applies from the next page on', async ({
  page,
  browser,
}) => {
  const { email, name } = await newMember()
  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, email)
  await signInWithoutForm(page, ADMIN)
  await manage(page, name)
  await act(page, name, 'Make admin')
  await expect(row(page, name).getByText('Admin', { exact: true })).toBeVisible()
  await theirs.goto('/dashboard/audit')
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Audit')
  await act(page, name, 'Make member')
  await expect(row(page, name).getByText('Admin', { exact: true })).toHaveCount(0)
  for (const path of ['/dashboard/audit', '/dashboard/members', '/dashboard/approvals']) {
    await theirs.goto(path)
    await expect(theirs).toHaveURL('/unauthorized')
  }
  await theirs.context().close()
})

test('safety S8 an admin signs a member out everywhere', async ({ page }) => {
  const { email, name } = await newMember()
  const { token } = await callApi('POST', '/members/signin', { email, password: PASSWORD })
  await signInWithoutForm(page, ADMIN)
  await manage(page, name)
  await act(page, name, 'Log out everywhere')
  await expect(page.getByText(`${name}: Logged out everywhere`)).toBeVisible()
  expect(await callApi('GET', '/members/', undefined, token)).toMatchObject({ success: false })
})

test('the address filters the list; when nobody matches, the list says so and offers to clear the filter', async ({
  page,
}) => {
  const { name } = await newMember()
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/desk')
  await page.getByRole('main').getByRole('link', { name: 'Members', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search members' }).fill(name)
  await expect(page).toHaveURL(/q=Member/)
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  await openFilters(page)
  await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Declined' }).click()
  await expect(page).toHaveURL(/status=declined/)
  await expect(page.getByText('No member found')).toBeVisible()
  // The filters lie over the page until they are closed.
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Show all members' }).click()
  await expect(page).toHaveURL('/dashboard/members')
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toHaveValue('')
})

test('safety P3 the audit shows a failed sign-in, and filters by action, outcome, person and day', async ({
  page,
}) => {
  const { email, name } = await newMember()
  await callApi('POST', '/members/signin', { email, password: 'Wrong-2025!' })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/audit')
  await openFilters(page)
  await page.getByLabel('Action').selectOption('signin')
  await page.getByLabel('To whom or what').fill(name)
  await expect(page).toHaveURL(/target=/)
  const rows = page.getByRole('main').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(['Refused'])
  await expect(rows).toContainText([name])
  await page.getByRole('navigation', { name: 'Outcome' }).getByRole('link', { name: 'Done' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('link', { name: 'Show the whole audit' }).click()
  await openFilters(page)
  await page.getByLabel('To day').fill('2020-01-01')
  await expect(page).toHaveURL(/to=2020-01-01/)
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('SAFE-125 safety P3 the audit says in a sentence who did what, by name and in the reader’s time', async ({
  page,
}) => {
  const title = unique('Sliding windows')
  await newBlog({ title })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/audit?action=blog.create')
  const row = page.getByRole('main').locator('tbody tr').filter({ hasText: title })
  await expect(row).toContainText(`created the blog “${title}”`)
  await expect(row).toContainText('today at')
  await expect(row).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}.*“/)
  const link = row.getByRole('link', { name: `“${title}”`, exact: true })
  await expect(link).not.toHaveAttribute('title', /[0-9a-f]{8}-/)
  await link.click()
  await expect(page).toHaveURL(/target=[0-9a-f]{8}-/)
  await openFilters(page)
  await expect(page.getByLabel('To whom or what')).toHaveValue(title)
})

test('SAFE-55 SAFE-56 safety P3 the audit’s screen checks the chain, and leads to what a row names', async ({
  page,
}) => {
  const title = unique('Two pointers')
  await newBlog({ title })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/audit?action=blog.create')
  await page.getByRole('button', { name: 'Check that no row was changed' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: /Checked [\d,]+ rows?, unbroken since/ }),
  ).toBeVisible()
  await page.getByRole('link', { name: `Open “${title}”` }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('opening Manage moves neither the button nor the text beside it', async ({ page }) => {
  const { name } = await newMember()
  await signInWithoutForm(page, ADMIN)
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, `/dashboard/members?q=${encodeURIComponent(name)}`)
    const one = row(page, name)
    const boxes = () =>
      Promise.all([one.locator('summary').boundingBox(), one.getByText(name).first().boundingBox()])
    // On a phone the filters stand above the list, and a click scrolls to a row out of sight.
    await one.locator('summary').scrollIntoViewIfNeeded()
    const before = await boxes()
    await one.locator('summary').click()
    await expect(one.getByRole('button', { name: 'Make admin' })).toBeVisible()
    expect(await boxes()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test('NAV-18 safety Z1 a member can open neither screen and sees no link to them', { tag: '@spine' }, async ({
  page,
}) => {
  await signInWithoutForm(page, MEMBER)
  for (const path of ['/dashboard/members', '/dashboard/audit']) {
    await page.goto(path)
    await expect(page).toHaveURL('/unauthorized')
  }
  await openPage(page, '/dashboard')
  for (const name of ['Desk', 'Members', 'Audit'])
    await expect(page.getByRole('complementary').getByRole('link', { name, exact: true })).toHaveCount(0)
})

test('CLUB-506 CLUB-507 CLUB-508 the chosen get a task, are a file, and are the audience of an announcement', async ({
  page,
}) => {
  const { name } = await newMember()
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/members?q=${encodeURIComponent(name)}`)
  await row(page, name).getByRole('checkbox').check()
  const bar = page.locator('.members-bar')
  await bar.getByRole('button', { name: 'Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Task of the chosen members' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Give “Events” to 1 member' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(toasts(page, '1 member has “Events” now')).toBeVisible()

  await row(page, name).getByRole('checkbox').check()
  await bar.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link', { name: 'Download the CSV file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('chosen-members.csv')
  await page.keyboard.press('Escape')

  await bar.getByRole('button', { name: 'Announce' }).click()
  await expect(page).toHaveURL('/dashboard/announcements/new')
  await expect(page.getByRole('radio', { name: 'Members you chose' })).toBeChecked()
  await expect(page.getByText('1 member will be notified')).toBeVisible()
})
