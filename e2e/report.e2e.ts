import { readFileSync } from 'node:fs'
import { axeFinds } from './axe.ts'
import { ADMIN, anotherPage, expect, test } from './journey.ts'
import { callApiAsAdmin, newMember, openPage, signInWithoutForm } from './people.ts'

test('CLUB-540 CLUB-541 CLUB-545 CLUB-546 CLUB-547 an adviser is given the report, chooses a period, sees names, prints and downloads it', async ({
  page,
  browser,
}) => {
  const { email, name } = await newMember()
  const { data } = await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)
  await callApiAsAdmin('PUT', `/admin/members/${data[0]?._id}/tasks/report`, { until: null })
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard/desk')
  const pages = page.getByRole('navigation', { name: 'Pages of organisers' })
  await expect(pages.getByRole('link')).toHaveText(['Report', 'Whole leaderboard'])
  await pages.getByRole('link', { name: 'Report', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download CSV', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'This academic year' }).click()
  await expect(page).toHaveURL(/from=20\d\d-07-01&to=20\d\d-06-30$/)
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2001-01-01')
  await expect(page.getByText('The last day is before the first one.')).toBeVisible()
  await page.getByRole('link', { name: 'This term' }).click()
  const sums = page.getByRole('region', { name: 'This period and the one before' })
  await expect(sums.getByRole('row', { name: /^New members/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(sums).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Download CSV' })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV', exact: true }).press('Enter')
  expect(readFileSync(await (await file).path(), 'utf8')).toContain('"Members at the end"')

  await sums
    .getByRole('link', { name: /New members/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'New members' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  expect(await axeFinds(page)).toEqual([])
  await openPage(page, `/dashboard/report/leaderboard?q=${encodeURIComponent(name)}`)
  await expect(page.getByText('Nobody of this name stands on the board')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.goto('/dashboard/members')
  await expect(page).toHaveURL('/unauthorized')

  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, ADMIN)
  await openPage(theirs, '/dashboard/report/people/joined')
  await expect(theirs.getByRole('rowheader').getByRole('link').first()).toBeVisible()
  for (const width of [390, 1280]) {
    await theirs.setViewportSize({ width, height: 844 })
    expect(
      await theirs.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  }
  await theirs.context().close()
})
