import { readFileSync } from 'node:fs'
import { axeFinds } from './axe.ts'
import { ADMIN, anotherPage, expect, test } from './journey.ts'
import {
  callApi,
  callApiAsAdmin,
  newAdmin,
  newMember,
  openPage,
  signInWithoutForm,
  tokenOf,
} from './people.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('CLUB-119 CLUB-121 an admin gives a task until a day, the member finds it everywhere, and it is taken back', async ({
  page,
  browser,
}) => {
  const { email, name } = await newMember()
  const { data } = await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)
  const id = data[0]?._id
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/members/${id}`)
  const task = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `: ${title}, ${name}` }) })
  await task('Content').getByLabel('Last day of Content').fill('2020-01-01')
  await task('Content').getByRole('button', { name: 'Give' }).click()
  await expect(task('Content').getByText('Choose a day from today on, or no end.')).toBeVisible()
  await expect(task('Content').getByLabel('Last day of Content')).toHaveValue('2020-01-01')
  await task('Content').getByLabel('Last day of Content').fill(dayAhead(40))
  await task('Content').getByRole('button', { name: 'Give' }).press('Enter')
  await expect(page.getByText('Content is their task')).toBeVisible()
  await expect(task('Content').getByText(/^Until /)).toBeVisible()
  expect(await axeFinds(page)).toEqual([])

  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, email)
  await openPage(theirs, '/today')
  await theirs.getByRole('main').getByRole('link', { name: /^Desk/ }).click()
  const own = theirs.getByRole('region', { name: 'Your club' })
  await expect(own.getByRole('link', { name: 'Submitted experiences' })).toBeVisible()
  await expect(own.getByRole('link', { name: 'Approvals' })).toHaveCount(0)
  expect(await axeFinds(theirs)).toEqual([])
  await expect(theirs.getByRole('complementary').getByRole('link', { name: 'Create Blog' })).toBeVisible()
  const pages = theirs.getByRole('navigation', { name: 'Pages of organisers' })
  await expect(pages.getByRole('link', { name: 'Curriculum', exact: true })).toBeVisible()
  for (const link of ['Approvals', 'Moderation', 'Members', 'Audit', 'Club problems'])
    await expect(theirs.getByRole('link', { name: link, exact: true })).toHaveCount(0)
  await openPage(theirs, '/notifications')
  await expect(theirs.getByText(/gave you a task/)).toBeVisible()
  await expect(theirs.getByText(/^Content, until /)).toBeVisible()
  await openPage(theirs, '/dashboard/curriculum')
  await expect(theirs).toHaveURL('/dashboard/curriculum')

  await task('Content').getByRole('button', { name: 'Take' }).click()
  await expect(page.getByText('Content is no longer their task')).toBeVisible()
  await theirs.goto('/dashboard/curriculum')
  await expect(theirs).toHaveURL('/unauthorized')
  await theirs.context().close()
})

test('CLUB-124 CLUB-125 CLUB-126 LEARN-270 an admin makes a mentor, who finds the batch on Today; its members find the mentor', {
  tag: '@long',
}, async ({ page, browser }) => {
  const unique = Math.random().toString(36).slice(2, 10)
  const [mentor, member] = [await newMember(), await newMember()]
  const idOf = async (email: string) =>
    (await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)).data[0]?._id ?? ''
  const batch = (await callApiAsAdmin('POST', '/admin/batches', { name: `Batch ${unique}` })).data
  await callApiAsAdmin('PUT', '/admin/members/batch', {
    ids: [await idOf(member.email)],
    batchId: batch._id,
  })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/members/${await idOf(mentor.email)}`)
  await page.getByLabel('Batch to look after').selectOption(`Batch ${unique}`)
  await page.getByRole('button', { name: 'Make mentor' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Batches that they look after' })).toContainText(unique)

  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, mentor.email)
  await openPage(theirs, '/today')
  await theirs.getByRole('link', { name: `Batch ${unique}` }).click()
  await expect(theirs).toHaveURL(`/mentoring/${batch._id}`)
  await expect(theirs.getByRole('row').filter({ hasText: member.name })).toContainText('Not yet')
  await theirs.getByRole('button', { name: 'How it is counted: Members' }).press('Enter')
  await expect(theirs.getByText(/^Stuck: problems sent 3 times or more/)).toBeVisible()
  const file = theirs.waitForEvent('download')
  await theirs.getByRole('link', { name: 'Download Members as CSV' }).press('Enter')
  expect(readFileSync(await (await file).path(), 'utf8')).toContain(`"${member.name}","0","0","",""`)
  expect(await axeFinds(theirs)).toEqual([])
  await theirs.getByRole('link', { name: 'Stuck somewhere' }).click()
  await expect(theirs.getByText('Nobody is stuck')).toBeVisible()
  await theirs.context().close()

  const looked = await anotherPage(browser)
  await signInWithoutForm(looked, member.email)
  await openPage(looked, '/today')
  await expect(looked.getByRole('region', { name: 'Your mentors' })).toContainText(mentor.name)
  await openPage(looked, `/mentoring/${batch._id}`)
  await expect(looked.getByText('You do not look after this batch')).toBeVisible()
  await looked.context().close()
})

test('CLUB-123 a member signs out everywhere in the settings, by keyboard', async ({ page, browser }) => {
  const { email } = await newMember()
  const other = await anotherPage(browser)
  await signInWithoutForm(other, email)
  await signInWithoutForm(page, email)
  await openPage(page, '/settings')
  await page.getByRole('button', { name: 'Log out everywhere' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere' })
  await expect(dialog.getByLabel('End my API tokens and the addresses of my calendars too')).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Log out everywhere' }).press('Enter')
  await expect(page.getByText('You are logged out everywhere')).toBeVisible()
  await expect(page).toHaveURL('/')
  await other.goto('/profile')
  await expect(other).toHaveURL('/signup')
  await other.context().close()
})

test('CLUB-265 CLUB-266 an admin finds the list for the hand-over, says that a backup was tried, and steps down last', async ({
  page,
}) => {
  const { email } = await newAdmin()
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard/handover')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand over the club')
  await expect(page.getByRole('button', { name: 'Step down' })).toBeVisible()
  await page.getByRole('button', { name: 'We tried it' }).press('Enter')
  await expect(page.getByText(/said so on/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^A backup was brought back once.*, done$/ })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test('CLUB-127 CLUB-128 an admin finds another account of a member, sees what moves, and merges it', {
  tag: '@long',
}, async ({ page }) => {
  const name = `Twice ${Math.random().toString(36).slice(2, 10)}`
  const [stays, goes] = [await newMember(name), await newMember(name)]
  const idOf = async (email: string) =>
    (await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)).data[0]?._id ?? ''
  const token = await tokenOf(goes.email)
  const thread = { title: `By ${name}`, category: 'General', content: 'Mine.' }
  await callApi('POST', '/forum/threads', thread, token)
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/members/${await idOf(stays.email)}`)
  const others = page.getByRole('list', { name: 'Accounts that may be theirs' })
  await expect(others).toContainText(goes.email)
  await others.getByRole('button', { name: 'Merge...' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Merge accounts' })
  await expect(dialog.getByRole('list', { name: 'What moves' })).toContainText('Posts in the forum')
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: `Merge into ${name}` }).press('Enter')
  await expect(page.getByText('The accounts are one')).toBeVisible()
  await expect(
    page.getByText('No other account has this name, or an email that starts the same way.'),
  ).toBeVisible()
  await openPage(page, `/dashboard/members/${await idOf(goes.email)}`)
  await expect(page.getByRole('heading', { name: 'Merged' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enable' })).toHaveCount(0)
})
