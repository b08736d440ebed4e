import { ADMIN, anotherPage, expect, test } from './journey.ts'
import {
  callApiAsAdmin,
  mailTo,
  newMember,
  openFilters,
  openPage,
  signInWithoutForm,
  untilHydrated,
} from './people.ts'

const unique = () => Math.random().toString(36).slice(2, 10)

test('CLUB-100 CLUB-104 CLUB-377 an admin mends a file, sees what would happen, imports it, and the invited are welcomed, set their password and are in', {
  tag: '@spine',
}, async ({ page, browser }) => {
  const id = unique()
  const known = await newMember()
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/members')
  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('Choose a file, or paste its rows.')).toBeVisible()
  const csv = `Name;E-Mail;Batch\r\nNew ${id};new${id}@college.edu;Batch ${id}\r\nWrong;nowhere;\r\nKnown;${known.email};\r\n`
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const rows = page.getByRole('textbox', { name: 'Rows' })
  await expect(rows).toHaveValue(/nowhere/)
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByRole('heading', { name: '1 mistake in these rows' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Mistakes' })).toContainText('Line 3, Email')
  await expect(page.getByRole('button', { name: 'Save the 1 row with a mistake as a file' })).toBeVisible()
  await page.getByRole('button', { name: 'Line 3, Email' }).click()
  await expect(rows).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('nowhere')

  await rows.fill(csv.replace('Wrong;nowhere;\r\n', ''))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText(`This batch is made: Batch ${id}`)).toBeVisible()
  await page.getByText('Members already: nothing changes').click()
  await expect(page.getByText(known.email, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 member' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import 1 member' }).click()
  await expect(page.getByRole('heading', { name: '1 member imported' })).toBeFocused()
  await expect(page.getByText('1 new member: invited by email, to set a password')).toBeVisible()
  await expect(page.getByText('1 skipped: a member already, of whom the file says nothing new')).toBeVisible()
  await page.getByRole('link', { name: 'See the members' }).click()
  await expect(page).toHaveURL('/dashboard/members')

  const mail = await mailTo(`new${id}@college.edu`, /Set your password/)
  const link = /\/signup\?tab=3?D?forgot#reset=3?D?([\w-]{43})/.exec(mail.replace(/=\r?\n/g, ''))
  const theirs = await anotherPage(browser)
  await theirs.goto(`/signup?tab=forgot#reset=${link?.[1]}`)
  await untilHydrated(theirs)
  await expect(theirs.getByRole('heading', { name: `Welcome, New ${id}.` })).toBeVisible()
  await expect(theirs.getByText('Call of Code has made you a member.')).toBeVisible()
  await theirs.getByLabel('Choose a password').fill('Fresh-2026!')
  await theirs.getByLabel('Passout year').selectOption({ index: 3 })
  await expect(theirs).toHaveURL(/\/signup\?tab=forgot$/)
  const conduct = theirs.getByRole('checkbox', { name: /code of conduct/ })
  if (await conduct.isVisible()) await conduct.check()
  await theirs.getByRole('button', { name: 'Set password and log in' }).click()
  await expect(theirs).toHaveURL(/\/today/)
  await theirs.context().close()
})

test('CLUB-381 CLUB-382 years come by a second file, or for all that match in the list, to which the page of years leads', {
  tag: '@long',
}, async ({ page }) => {
  const [one, two] = [await newMember(), await newMember()]
  const later = new Date().getFullYear() + 2
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/members/import')
  const rows = [one, two].map(({ email }) => `Any,${email},${later}`)
  await page.getByLabel('Rows').fill(['name,email,passout year', ...rows].join('\n'))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByRole('heading', { name: '2 members to update' })).toBeFocused()
  await expect(page.getByText(`${new Date().getFullYear()} → ${later}`)).toHaveCount(2)
  await page.getByRole('button', { name: 'Update 2 members' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Update 2 members' }).click()
  await expect(page.getByText('2 members updated.')).toBeVisible()

  await openPage(page, '/dashboard/members/years')
  await page.getByRole('link', { name: 'Set their year' }).click()
  await expect(page).toHaveURL(/year=none/)
  await openFilters(page)
  await expect(page.getByLabel('Passout year')).toHaveValue('none')
  // The demo has more members than one page. This search is so narrow that only this member changes.
  await openPage(page, `/dashboard/members?year=${later}&q=${encodeURIComponent(one.email)}`)
  await page.getByRole('checkbox', { name: `Choose ${one.name}` }).press('Space')
  await page.getByLabel('Batch or year for the chosen').selectOption('2027')
  await page.getByRole('button', { name: 'Set', exact: true }).press('Enter')
  await expect(page.getByText('The year is 2027 now: 1 member')).toBeVisible()
})

test('CLUB-382 all that match the filters are chosen, on every page of the list, and all of them get the year', {
  tag: '@long',
}, async ({ page }) => {
  const id = unique()
  // Creates more members than one page of the list shows.
  const rows = Array.from({ length: 33 }, (_, at) => `All ${at},all${at}${id}@college.edu,Batch ${id}`)
  await callApiAsAdmin('POST', '/admin/members/import', { csv: `name,email,batch\n${rows.join('\n')}\n` })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/members')
  await openFilters(page)
  await page.getByLabel('Batch', { exact: true }).selectOption(`Batch ${id}`)
  await expect(page.getByText('33 accounts', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Choose all 30 here' }).check()
  await page.getByRole('button', { name: 'Choose all 33 that match' }).click()
  await expect(page.getByText('All 33 that match are chosen')).toBeVisible()
  await page.getByLabel('Batch or year for the chosen').selectOption('2027')
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Set it for 33 members' })
  await expect(dialog).toContainText('Set “passing out in 2027” for all')
  await dialog.getByRole('button', { name: 'Set it for 33 members' }).click()
  await expect(page.getByText('The year is 2027 now: 33 members')).toBeVisible()
  const { data } = await callApiAsAdmin('GET', `/admin/members?q=${id}&year=2027`)
  expect(data).toHaveLength(30)
  await openFilters(page)
  await page.getByLabel('Passout year', { exact: true }).selectOption('2027')
  await expect(page.getByText('33 accounts', { exact: true })).toBeVisible()
  await expect(page.getByText('All 33 that match are chosen')).toHaveCount(0)
})

test('CLUB-111 CLUB-112 members are chosen, put into a batch by keyboard, and found by it; the export names what it holds', {
  tag: '@long',
}, async ({ page }) => {
  const id = unique()
  const [one, two] = [await newMember(), await newMember()]
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/members')
  await page.getByRole('button', { name: 'Batches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Batches' })
  await dialog.getByLabel('Name').fill(`Batch ${id}`)
  await dialog.getByLabel('Name').press('Enter')
  await expect(dialog.getByRole('list', { name: 'Batches' })).toContainText(`Batch ${id}`)
  await page.keyboard.press('Escape')
  for (const { name, email } of [one, two]) {
    await openPage(page, `/dashboard/members?q=${encodeURIComponent(email)}`)
    await page.getByRole('checkbox', { name: `Choose ${name}` }).press('Space')
    await page.getByLabel('Batch or year for the chosen').selectOption(`Batch ${id}`)
    await page.getByRole('button', { name: 'Set', exact: true }).press('Enter')
    await expect(page.getByText(`Put into the batch Batch ${id}: 1 member`)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Choose the one here' })).toBeFocused()
  }
  await openPage(page, '/dashboard/members')
  await openFilters(page)
  await page.getByLabel('Batch', { exact: true }).selectOption(`Batch ${id}`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`Batch ${id}`)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Progress as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('progress.csv')
})

test('CLUB-116 on a member’s page an admin finds all that can be done, and each act shows at once', {
  tag: '@long',
}, async ({ page }) => {
  const { email, name } = await newMember()
  const { data } = await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/members?q=${encodeURIComponent(email)}`)
  const row = page.getByRole('main').getByRole('listitem')
  await row.locator('summary').click()
  await row.getByRole('link', { name: /^All about them/ }).click()
  await expect(page).toHaveURL(`/dashboard/members/${data[0]?._id}`)
  const act = async (words: string) => {
    const dialog = page.getByRole('dialog', { name: words })
    await expect(async () => {
      // An open dialog blocks the button behind it, however late it opened.
      if (!(await dialog.isVisible()))
        await page.getByRole('button', { name: words }).first().click({ timeout: 2_000 })
      await expect(dialog).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await dialog.getByRole('button', { name: words }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await act('Send password link')
  await expect(page.getByText(`${name}: Link to a new password sent`)).toBeVisible()
  await mailTo(email, /Set a new password/)
  await act('Disable')
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send password link' })).toHaveCount(0)
  await act('Enable')
  await page.getByRole('link', { name: 'What was done to them' }).click()
  await expect(page).toHaveURL(/\/dashboard\/audit\?target=/)
  await expect(page.getByText(/mailed a link to a new password to/)).toBeVisible()
  await openPage(page, '/dashboard/members/6f1c2d3e-0000-4000-8000-000000000000')
  await expect(page.getByText('There is no such member')).toBeVisible()
})
