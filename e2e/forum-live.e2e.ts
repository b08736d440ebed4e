import type { Browser, Page } from '@playwright/test'
import { serverAnswers, serverRefuses } from './interception/server-holds.ts'
import { anotherPage, expect, test } from './journey.ts'
import { mailTo, newMember, openPage, type Person, signInWithoutForm, untilHydrated } from './people.ts'
import { handleOf, replyFrom, replyText, start } from './threads.ts'
import { callFrom } from './writing.ts'

/** Opens a thread in a member's browser, with its stream open. */
async function reading(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await anotherPage(browser)
  await signInWithoutForm(page, person.email)
  const stream = page.waitForResponse((response) => response.url().includes('/stream'))
  await openPage(page, path)
  await stream
  return page
}

const news = (page: Page) => page.getByRole('button', { name: /new repl/ })

test('two people in one thread see each other’s replies, an edit and a deletion without a reload', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [asha, ravi] = [await newMember(), await newMember()]
  await signInWithoutForm(page, asha.email)
  const { id, path } = await start(page)
  await openPage(page, path)
  const other = await reading(browser, ravi, path)

  await replyText(page).fill('From the first')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await news(other).click()
  await expect(other.getByText('From the first')).toBeVisible()
  await expect(other.getByRole('article', { name: `Reply of ${asha.name}` })).toBeFocused()

  const second = await (await replyFrom(other, id, 'From the second')).json()
  await news(page).click()
  await expect(page.getByText('From the second')).toBeVisible()
  await callFrom(other, 'PATCH', `/forum/replies/${second.data._id}`, { content: 'From the second, mended' })
  await expect(page.getByText('From the second, mended')).toBeVisible()
  await callFrom(other, 'DELETE', `/forum/replies/${second.data._id}`)
  await expect(page.getByText('From the second, mended')).toBeHidden()
  await other.context().close()
})

test('a new reply moves nothing while a member types, and a visitor sees it too', async ({
  page,
  browser,
}) => {
  const [asha, ravi] = [await newMember(), await newMember()]
  await signInWithoutForm(page, asha.email)
  const { id, path } = await start(page)
  const stream = page.waitForResponse((response) => response.url().includes('/stream'))
  await openPage(page, path)
  await stream
  const visitor = await anotherPage(browser)
  await openPage(visitor, path)
  const box = replyText(page)
  await box.fill('I am typing')
  const before = await box.boundingBox()

  const other = await anotherPage(browser)
  await signInWithoutForm(other, ravi.email)
  for (const content of ['One', 'Two']) expect((await replyFrom(other, id, content)).status()).toBe(201)
  await expect(page.getByRole('button', { name: '2 new replies' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '2 new replies' })).toBeAttached()
  expect(await box.boundingBox()).toEqual(before)
  await expect(box).toBeFocused()
  await expect(visitor.getByRole('button', { name: '2 new replies' })).toBeVisible()

  await page.getByRole('button', { name: '2 new replies' }).click()
  await expect(page.getByText('One', { exact: true })).toBeVisible()
  await expect(page.getByText('Two', { exact: true })).toBeVisible()
  await expect(box).toHaveValue('I am typing')
  for (const one of [visitor, other]) await one.context().close()
})

test('when the stream is refused, polling still brings the replies', async ({ page, browser }) => {
  const [asha, ravi] = [await newMember(), await newMember()]
  await serverRefuses(page, '/api/v1/forum/threads/*/stream', 503)
  await signInWithoutForm(page, asha.email)
  const { id, path } = await start(page)
  await page.clock.install()
  await openPage(page, path)
  const other = await anotherPage(browser)
  await signInWithoutForm(other, ravi.email)
  await replyFrom(other, id, 'Late but here')
  await page.clock.runFor(25_000)
  await expect(news(page)).toBeVisible()
  await other.context().close()
})

test('a mention appears in the bell, opens the post, and counts as read', { tag: '@spine' }, async ({
  page,
  browser,
}) => {
  const [asha, ravi] = [await newMember(), await newMember()]
  await signInWithoutForm(page, asha.email)
  await openPage(page, '/dashboard')
  const bell = page.getByRole('link', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')

  const other = await anotherPage(browser)
  await signInWithoutForm(other, ravi.email)
  const { id } = await start(other)
  await replyFrom(other, id, `Ask @${handleOf(asha)} about it`)
  await openPage(page, '/dashboard')
  await expect(bell).toHaveAccessibleName('Notifications 1 unread')
  await bell.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`${ravi.name} mentioned you`) }).click()
  await expect(page.getByRole('article', { name: `Reply of ${ravi.name}` })).toBeFocused()
  await expect(page.getByText(`@${asha.name}`)).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications')
  await other.context().close()
})

test('COST-07 a number of four digits stands whole on the bell of a phone, and within it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, (await newMember()).email)
  const counted = { success: true, message: 'OK', unread: 1234 }
  await serverAnswers(page, '/api/v1/notifications/unread', counted)
  await openPage(page, '/dashboard')
  const bell = page.getByRole('link', { name: 'Notifications 1,234 unread' })
  const [around, number] = [
    await bell.boundingBox(),
    await bell.getByText('1,234', { exact: true }).boundingBox(),
  ]
  if (!around || !number) throw new Error('the bell is not drawn')
  expect(number.x).toBeGreaterThanOrEqual(around.x)
  expect(number.x + number.width).toBeLessThanOrEqual(around.x + around.width)
  expect(number.height).toBeLessThan(24)
  await bell.screenshot({ path: process.env.BELL ?? test.info().outputPath('bell.png') })
})

test('the link in a mail unsubscribes without a sign-in, and the settings show it', async ({
  page,
  browser,
}) => {
  const [asha, ravi] = [await newMember(), await newMember()]
  await signInWithoutForm(page, asha.email)
  const { id } = await start(page)
  const other = await anotherPage(browser)
  await signInWithoutForm(other, ravi.email)
  await replyFrom(other, id, 'So.')
  const mail = await mailTo(asha.email, /replied in your thread/)
  const link = /^List-Unsubscribe: <[^>]*\?token=([^>]+)>/m.exec(mail.replace(/\r?\n[ \t]+/g, ' '))?.[1]
  const visitor = await anotherPage(browser)
  await openPage(visitor, `/unsubscribe?token=${link}`)
  await visitor.getByRole('button', { name: 'No more mails' }).click()
  await expect(visitor.getByText('Done. You will get no more mails')).toBeVisible()

  await page.goto('/settings#notifications')
  await untilHydrated(page)
  const replies = page.getByRole('checkbox', { name: /replies to me/ })
  await expect(replies).not.toBeChecked()
  await replies.check()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(replies).toBeChecked()
  for (const one of [visitor, other]) await one.context().close()
})

test('the notifications screen shows failed parts, and keeps working', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/notifications')
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await openPage(page, '/dashboard')
  const open = await serverRefuses(page, '/api/v1/notifications', 400)
  await page.getByRole('link', { name: /^Notifications/ }).click()
  await expect(page.getByText('The notifications did not arrive.')).toBeVisible()
  open()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No notifications yet')).toBeVisible()
})

test('after the last page loads, the keyboard focus stays where the button was', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const [asha, ravi] = [await newMember(), await newMember()]
  await signInWithoutForm(page, asha.email)
  const { id, path } = await start(page)
  const other = await anotherPage(browser)
  await signInWithoutForm(other, ravi.email)
  for (let at = 1; at <= 31; at++) expect((await replyFrom(other, id, `Reply ${at}.`)).status()).toBe(201)

  await openPage(page, path)
  const more = page.getByRole('button', { name: 'More replies' })
  await more.press('Enter')
  await expect(more).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: 'Reply 30.' })).toBeFocused()

  await openPage(page, '/notifications')
  const rows = page.getByRole('main').getByRole('link', { name: new RegExp(ravi.name) })
  await expect(rows).toHaveCount(30)
  const earlier = page.getByRole('button', { name: 'Earlier notifications' })
  await earlier.press('Enter')
  await expect(rows).toHaveCount(31)
  await expect(rows.nth(29)).toBeFocused()
  await other.context().close()
})
