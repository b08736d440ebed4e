import { anotherPage, expect, test } from './journey.ts'
import { callApi, newAdmin, newMember, newSignup, openPage, signInWithoutForm, tokenOf } from './people.ts'
import { unique } from './writing.ts'

const PHONE = { width: 390, height: 844 }

test('CLUB-12 CLUB-13 CLUB-20 CLUB-21 on a phone an admin is told of an experience and refuses it by keyboard, and its author reads why', async ({
  page,
  browser,
}) => {
  const [author, admin] = [await newMember(), await newAdmin()]
  const token = await tokenOf(author.email)
  const role = unique('Refused')
  const told = { company: 'Google', role, verdict: 'Selected', content: 'Two rounds.', anonymous: true }
  await callApi('POST', '/experiences', told, token)

  await page.setViewportSize(PHONE)
  await signInWithoutForm(page, admin.email)
  await openPage(page, '/notifications')
  const menu = page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: /Menu/ })
  await expect(menu).toHaveAccessibleName(/^Menu ?, \d+\+? waiting$/)
  await page
    .getByRole('list', { name: 'For you to decide' })
    .getByRole('link', { name: /interview experiences? waits? for a decision/ })
    .click()
  const name = `Google, ${role}`
  await page.getByRole('button', { name: `Decline ${name}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByRole('button', { name: 'Decline', exact: true }).press('Enter')
  await expect(dialog.getByText('Say why: its author reads it.')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('It names your interviewer.')
  // The reason survives a request that fails.
  await page.route('**/refuse', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Decline', exact: true })).toBeEnabled()
  await expect(dialog.getByLabel('Reason')).toHaveValue('It names your interviewer.')
  await page.unroute('**/refuse')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByRole('button', { name: `Decline ${name}` })).toHaveCount(0)

  const reader = await anotherPage(browser)
  await signInWithoutForm(reader, author.email)
  await openPage(reader, '/notifications')
  const row = reader.getByRole('link', { name: 'Your interview experience was not accepted' })
  await expect(row).toContainText('It names your interviewer.')
  await row.click()
  await expect(reader.getByRole('listitem').filter({ hasText: name })).toContainText(
    /Why it was declined\s*It names your interviewer\./,
  )
  await reader.context().close()
})

test('CLUB-26 CLUB-31 CLUB-33 an organiser sees on the desk what waits and how the club is doing, and takes it as a file', async ({
  page,
}) => {
  await newSignup()
  const admin = await newAdmin()
  await signInWithoutForm(page, admin.email)
  await openPage(page, '/today')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Desk .*waiting/ })
    .click()
  const club = page.getByRole('region', { name: 'Your club' })
  await expect(club.getByText(/^\d+\+? waiting$/)).toBeVisible()
  await expect(club.getByRole('link', { name: 'Approvals' })).toBeVisible()
  const members = page.getByRole('region', { name: 'Members', exact: true })
  await expect(members.getByRole('img', { name: /^Members in \d+ weeks?, from/ })).toBeVisible()
  await members.getByText('Table').click()
  await expect(members.getByRole('columnheader', { name: 'Week from' })).toBeVisible()
  const arrives = page.waitForEvent('download')
  await members.getByRole('button', { name: 'How it is counted: Members' }).click()
  await members.getByRole('link', { name: 'Download Members as CSV' }).click()
  expect((await arrives).suggestedFilename()).toBe('members-by-week.csv')
})
