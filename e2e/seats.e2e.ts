import type { Browser, Page } from '@playwright/test'
import { ADMIN, anotherPage, expect, signIn, test } from './journey.ts'
import { callApiAsAdmin, mailTo, newMember, openPage, type Person, signInWithoutForm } from './people.ts'
import { toasts } from './toasts.ts'
import { unique } from './writing.ts'

const PHONE = { width: 360, height: 740 }

async function announce(capacity: number | null) {
  const title = unique('Build night')
  const times = { startsAt: '2100-01-01T10:00:00Z', endsAt: '2100-01-01T12:00:00Z', timeZone: 'UTC' }
  const event = { ...times, title, description: 'Bring a laptop.', location: 'Lab 2', capacity }
  return { title, path: `/events/${(await callApiAsAdmin('POST', '/events', event)).data._id}` }
}

async function browserOf(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await anotherPage(browser)
  await page.setViewportSize(PHONE)
  await signInWithoutForm(page, person.email)
  await openPage(page, path)
  return page
}

const card = (page: Page) => page.getByRole('region', { name: 'Your seat' })
const seats = (page: Page) => card(page).locator('#seats')
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('safety D4 CLUB-376 a member takes the last seat, another joins the waiting list and gets the seat when it is freed', {
  tag: '@spine',
}, async ({ page, browser }) => {
  const { title, path } = await announce(1)
  const [first, second] = [await newMember(), await newMember()]
  await signInWithoutForm(page, first.email)
  await openPage(page, '/events')
  await expect(row(page, title)).toContainText('1 of 1 seat left')
  await page.getByRole('link', { name: title }).click()
  await expect(seats(page)).toHaveText('1 of 1 seat left')
  await button(page, 'Register').click()
  await expect(card(page)).toContainText('You are going.')
  await expect(toasts(page)).toHaveText(['Success: You are going'])
  await expect(seats(page)).toHaveText('1 of 1 seat taken')
  await expect(seats(page)).toBeFocused()

  const other = await browserOf(browser, second, path)
  await expect(seats(other)).toHaveText('1 of 1 seat taken')
  await button(other, 'Join the waiting list').click()
  await expect(card(other)).toContainText('You are number 1 on the waiting list.')
  await expect(seats(other)).toHaveText('1 of 1 seat taken, 1 waiting')

  await button(page, 'Give up my seat').click()
  const asked = page.getByRole('dialog', { name: 'Give up my seat' })
  await asked.getByRole('button', { name: 'Keep my seat' }).click()
  await expect(button(page, 'Give up my seat')).toBeFocused()
  await button(page, 'Give up my seat').click()
  await asked.getByRole('button', { name: 'Give up my seat' }).click()
  await expect(button(page, 'Join the waiting list')).toBeVisible()
  await expect(seats(page)).toHaveText('1 of 1 seat taken')
  await expect(seats(page)).toBeFocused()
  // The second browser loads nothing again.
  await expect(card(other)).toContainText('You are going.')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Events' }).click()
  await expect(row(page, title)).toContainText('1 of 1 seat taken')

  expect(await mailTo(second.email, /You have a seat/)).toContain(title)
  await openPage(other, path)
  await expect(card(other)).toContainText('You are going.')
  await other.context().close()
})

test('a cancelled event shows this to its participants and to later visitors', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const { title, path } = await announce(null)
  const member = await newMember()
  const other = await browserOf(browser, member, path)
  await expect(seats(other)).toHaveText('0 going, no limit')
  await button(other, 'Register').click()
  await expect(seats(other)).toHaveText('1 going, no limit')

  const late = await browserOf(browser, await newMember(), path)
  await signInWithoutForm(page, ADMIN)
  await openPage(page, path)
  await page.getByRole('button', { name: 'Cancel event' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel event' }).click()
  await expect(page.getByText('This event was cancelled.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await mailTo(member.email, /Cancelled:/)).toContain(title)

  await button(late, 'Register').click()
  await expect(late.getByText('This event was cancelled.').first()).toBeVisible()
  await expect(card(late)).toHaveCount(0)
  await openPage(other, '/events')
  await expect(row(other, title)).toContainText('Cancelled')
  await Promise.all([other.context().close(), late.context().close()])
})

test('a visitor is redirected to sign in, and takes a seat by keyboard alone', { tag: '@long' }, async ({
  page,
}) => {
  const { path } = await announce(2)
  await openPage(page, path)
  await card(page).getByRole('link', { name: 'Log in to register' }).click()
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  await signIn(page, (await newMember()).email)
  await openPage(page, path)
  await button(page, 'Register').focus()
  await page.keyboard.press('Enter')
  await expect(seats(page)).toHaveText('1 of 2 seats left')
  await expect(seats(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Give up my seat')).toBeFocused()
  await page.keyboard.press('Enter')
  const leave = page.getByRole('dialog').getByRole('button', { name: 'Give up my seat' })
  for (let press = 0; press < 5 && !(await leave.evaluate((one) => one === document.activeElement)); press++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(seats(page)).toHaveText('2 of 2 seats left')
})

test('CLUB-591 CLUB-593 who registers answers first, also after a reload, and organisers count the answers', async ({
  page,
  browser,
}) => {
  const times = { startsAt: '2100-01-01T10:00:00Z', endsAt: '2100-01-01T12:00:00Z', timeZone: 'UTC' }
  const questions = [
    { name: 'What do you eat?', kind: 'choice', choices: ['Rice', 'Bread'], needed: true },
    { name: 'Anything else?', kind: 'text' },
  ]
  const event = { ...times, title: unique('Dinner'), description: 'Come and eat.', questions }
  const path = `/events/${(await callApiAsAdmin('POST', '/events', event)).data._id}`
  const member = await newMember()
  await signInWithoutForm(page, member.email)
  await openPage(page, path)
  await button(page, 'Register').click()
  const dialog = page.getByRole('dialog', { name: 'Questions at registration' })
  await dialog.getByLabel('Anything else?').fill('No nuts, please')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog).toContainText('Answer this question.')
  await openPage(page, path)
  await button(page, 'Register').click()
  await expect(dialog.getByLabel('Anything else?')).toHaveValue('No nuts, please')
  await dialog.getByLabel('What do you eat?').selectOption('Rice')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(card(page)).toContainText('You are going.')
  await button(page, 'Your answers').click()
  await page.getByRole('dialog').getByLabel('What do you eat?').selectOption('Bread')
  await page.getByRole('dialog').getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const admin = await anotherPage(browser)
  await signInWithoutForm(admin, ADMIN)
  await openPage(admin, path)
  const answers = admin.getByRole('region', { name: 'What do you eat?' })
  await expect(answers.getByRole('row', { name: 'Bread 1 0' })).toBeVisible()
  await expect(admin.getByText('No nuts, please')).toBeVisible()
})
