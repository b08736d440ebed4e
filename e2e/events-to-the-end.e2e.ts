import { axeFinds } from './axe.ts'
import { ADMIN, anotherPage, expect, test } from './journey.ts'
import { callApi, callApiAsAdmin, newMember, openPage, signInWithoutForm, tokenOf } from './people.ts'
import { unique } from './writing.ts'

const PHONE = { width: 390, height: 844 }
const later = { startsAt: '2100-01-03T10:00:00Z', endsAt: '2100-01-03T12:00:00Z', timeZone: 'UTC' }

async function announce(more: object = {}) {
  const title = unique('Evening')
  const event = { ...later, title, description: 'Come.', location: 'Lab 2', ...more }
  const { _id: id } = (await callApiAsAdmin('POST', '/events', event)).data
  return { id, title, path: `/events/${id}` }
}

test('CLUB-150 a visitor reads how to get the link, and a member has it once they are going', {
  tag: '@spine',
}, async ({ page }) => {
  const { path } = await announce({ meetingLink: 'https://meet.example.com/room-7' })
  const body = await (await page.request.get(path)).text()
  expect(body).toContain('Members who register see the link here.')
  expect(body).not.toContain('room-7')
  await page.setViewportSize(PHONE)
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, path)
  await expect(page.getByText('The link is shown here once you are registered.')).toBeVisible()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  const link = page.getByRole('link', { name: /Join at meet\.example\.com/ })
  await expect(link).toHaveAttribute('href', 'https://meet.example.com/room-7')
  await page.reload()
  await expect(link).toBeVisible()
  await page.getByRole('button', { name: 'Give up my seat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give up my seat' }).click()
  await expect(link).toHaveCount(0)
})

test('CLUB-152 CLUB-153 CLUB-154 an admin names speakers and links materials, and what is typed stays until it is saved', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { path, title } = await announce()
  await signInWithoutForm(page, ADMIN)
  await openPage(page, path)
  await page.getByRole('link', { name: 'Speakers' }).click()
  await page.getByRole('button', { name: 'Add speaker' }).press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Leela Raman')
  await page.getByLabel('Link').fill('nowhere')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Leela Raman')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Link')).toBeFocused()
  await expect(page.getByLabel('Link')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Link').fill('https://raman.example')
  await page.getByRole('button', { name: 'Add speaker' }).click()
  await page.getByRole('group', { name: 'Speaker 2' }).getByLabel('Name').fill('Mina Park')
  await page.getByRole('button', { name: 'Move Speaker 2 up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move Speaker 1 up' })).toBeFocused()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const speakers = page.getByRole('region', { name: 'Speakers' })
  await expect(speakers.getByRole('listitem')).toHaveText([/Mina Park/, /Leela Raman/])

  await page.getByRole('link', { name: 'Materials' }).click()
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.getByLabel('Title').fill('Recording')
  await page.getByRole('textbox', { name: 'Address' }).fill('https://example.com/recording')
  await page.getByLabel('Who sees it').selectOption('members')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const materials = page.getByRole('region', { name: 'Materials' })
  await expect(materials.getByRole('link', { name: /Recording/ })).toBeVisible()

  const visitor = await anotherPage(browser)
  await openPage(visitor, path)
  await expect(visitor.getByText('1 link is for members: log in to see it.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: /Recording/ })).toHaveCount(0)
  await openPage(visitor, '/events')
  await expect(visitor.getByRole('listitem').filter({ hasText: title })).toContainText(
    'With Mina Park and Leela Raman',
  )
  await visitor.context().close()
})

test('CLUB-160 CLUB-161 CLUB-163 an admin announces a series, reads its dates before, and changes and cancels those that follow', {
  tag: '@long',
}, async ({ page }) => {
  const title = unique('Weekly')
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/events?new=1')
  const form = page.getByRole('form', { name: 'New event' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Starts').fill('2100-01-03T18:00')
  await form.getByLabel('Ends').fill('2100-01-03T19:00')
  await form.getByLabel('Time zone of both').fill('UTC')
  await form.getByLabel('Description').fill('Every week.')
  await form.getByLabel('Repeats').selectOption('week')
  await form.getByRole('button', { name: 'Announce event' }).click()
  await expect(form.getByText('Enter a whole number from 2 to 52.')).toBeVisible()
  await form.getByLabel('How many events').fill('3')
  await expect(form.getByText('3 events, every week: Jan 3, 2100; Jan 10, 2100; Jan 17, 2100.')).toBeVisible()
  await form.getByRole('button', { name: 'Announce event' }).click()
  await expect(page.getByText('Success: 3 Events Announced')).toBeVisible()
  await page.getByText('Every week: 1 of 3').click()
  await page.getByRole('link', { name: 'Jan 10, 2100' }).click()
  await expect(page.getByText('Every week: 2 of 3')).toBeVisible()

  await page.getByRole('link', { name: 'Edit event' }).click()
  const edit = page.getByRole('form', { name: 'Edit event' })
  await edit.getByLabel(/This and the one that follows/).check()
  await expect(edit.getByText('2 events, with 0 registrations.')).toBeVisible()
  await edit.getByLabel('Place').fill('Hall 9')
  await edit.getByRole('button', { name: 'Save 2 events' }).click()
  await expect(page.getByText('Success: 2 Events Updated')).toBeVisible()
  await expect(page.getByText('Hall 9')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel event' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/This and the one that follows/).check()
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel 2 events' }).click()
  await expect(page.getByText('This event was cancelled.')).toBeVisible()
  await page.getByText('Every week: 2 of 3').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Jan 17, 2100' })).toContainText('cancelled')
  await page.getByRole('link', { name: 'Jan 3, 2100' }).click()
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
})

test('CLUB-165 CLUB-166 after an event who was going says how it was, and an admin reads it without a name', {
  tag: '@long',
}, async ({ page, browser }) => {
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
  const endsAt = soon(4)
  const { id, path } = await announce({ startsAt: soon(-60), endsAt })
  const people = [await newMember(), await newMember(), await newMember()]
  const tokens = await Promise.all(people.map(({ email }) => tokenOf(email)))
  for (const token of tokens) await callApi('POST', `/events/${id}/register`, {}, token)
  await page.setViewportSize(PHONE)
  await signInWithoutForm(page, people[0]?.email ?? '')
  // A page rendered before the end of the event and hydrated after it would show two different texts.
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(endsAt))
  await openPage(page, path)
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Choose 1 to 5.')).toBeVisible()
  await page.getByLabel('What was good').fill('The snacks')
  await page.reload()
  await expect(page.getByLabel('What was good')).toHaveValue('The snacks')
  await page.getByLabel('4 Good').check()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Success: Thank you. The organisers read it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()

  const admin = await anotherPage(browser)
  await signInWithoutForm(admin, ADMIN)
  await openPage(admin, path)
  const report = admin.getByRole('region', { name: 'What people said' })
  await expect(report).toContainText('1 answer without a name is shown once there are 3 of them')
  await expect(report).not.toContainText('The snacks')
  for (const token of tokens.slice(1))
    await callApi('PUT', `/events/${id}/feedback/mine`, { rating: 5 }, token)
  await admin.reload()
  await expect(report).toContainText('4.7 of 5 on average')
  await expect(report).toContainText('The snacks')
  await expect(report).not.toContainText(people[0]?.name ?? '')
  expect(await axeFinds(admin)).toEqual([])
  await report.getByRole('button', { name: 'How it is counted: What people said' }).press('Enter')
  await expect(report.getByText(/^The average of the ratings/)).toBeVisible()
  await admin.context().close()
})

test('CLUB-157 CLUB-158 a member switches a reminder off and chooses the time zone of mails', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/settings#notifications')
  const mails = page.getByRole('region', { name: 'Emails' })
  await mails.getByLabel('Mail me an hour before an event that I go to').uncheck()
  await expect(mails.getByText('Saved')).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByLabel('Your time zone').fill('America/New York')
  await page.getByLabel('Your time zone').press('Enter')
  await saved
  await page.reload()
  await expect(page.getByLabel('Your time zone')).toHaveValue('America/New York')
  await expect(mails.getByLabel('Mail me an hour before an event that I go to')).not.toBeChecked()
  await expect(mails.getByLabel('Mail me a day before an event that I go to')).toBeChecked()
})
