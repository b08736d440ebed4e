import type { Page } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { anotherPage, expect, MANAGER, test } from './journey.ts'
import { mailTo, newAdmin, newMember, openPage, signInWithoutForm } from './people.ts'
import { handleOf, replyFrom, start } from './threads.ts'
import { unique } from './writing.ts'

const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const act = (page: Page, text: string, name: RegExp) => post(page, text).getByRole('button', { name })

test('NAV-11 members and admins find, vote for, answer, edit, pin, lock and delete a thread by clicking', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [asker, helper] = [await newMember(), await newMember()]
  await signInWithoutForm(page, asker.email)
  const question = unique('Why so slow')
  const { id, path } = await start(page, question)
  const other = await anotherPage(browser)
  await signInWithoutForm(other, helper.email)
  const answer = unique('Because of the map')
  await replyFrom(other, id, answer)
  await openPage(other, '/dashboard/forum')
  await other.getByRole('searchbox', { name: 'Search the forum' }).fill(question)
  await expect(other.getByText('1 thread', { exact: true })).toBeVisible()
  await other.locator(`a[href="${path}"]`).click()
  await act(other, question, /vote/).first().click()
  await expect(act(other, question, /^1 vote/).first()).toHaveAttribute('aria-pressed', 'true')

  await openPage(page, path)
  await act(page, answer, /^Accept/).click()
  await expect(page.getByText('Accepted answer')).toBeVisible()
  await act(page, answer, /^Not the answer/).click()
  await expect(page.getByText('Accepted answer')).toHaveCount(0)
  await act(page, question, /^Edit/).first().click()
  const title = unique('Slow no more')
  await page.getByRole('form', { name: 'Edit thread' }).getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()

  const moderator = await anotherPage(browser)
  await signInWithoutForm(moderator, MANAGER)
  await openPage(moderator, path)
  await moderator.getByRole('button', { name: 'Pin thread' }).click()
  await expect(moderator.getByRole('button', { name: 'Unpin thread' })).toBeVisible()
  await moderator.getByRole('button', { name: 'Unpin thread' }).click()
  await moderator.getByRole('button', { name: 'Lock thread' }).click()
  await expect(moderator.getByRole('button', { name: 'Unlock thread' })).toBeFocused()
  await expect(act(other, answer, /^Edit/)).toHaveCount(0)

  await moderator.getByRole('button', { name: 'Unlock thread' }).click()
  await act(page, question, /^Delete/)
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete thread' }).click()
  await expect(page).toHaveURL(/\/dashboard\/forum$/)
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await expect(other.getByText('The opening post was deleted.')).toBeVisible()
  for (const one of [other, moderator]) await one.context().close()
})

test('NAV-12 an admin announces an event and moves it; repeated clicks announce it once', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [admin, member] = [await newAdmin(), await newMember()]
  await signInWithoutForm(page, admin.email)
  await openPage(page, '/events')
  await page.getByRole('link', { name: 'Announce an event' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const form = page.getByRole('form', { name: 'New event' }).and(page.locator(':not([inert])'))
  const title = unique(`${'A long night of graphs 🌙 '.repeat(6)}end`).trim()
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Starts').fill('2100-03-01T18:00')
  await form.getByLabel('Ends').fill('2100-03-01T17:00')
  await form.getByLabel('Time zone of both').fill('Asia/Kolkata')
  await form.getByLabel('Place').fill('Lab 2')
  await form.getByLabel('Description', { exact: true }).fill('Bring a laptop.')
  await form.getByRole('button', { name: 'Announce event' }).click()
  await expect(form.getByText('The end must come after the start.')).toBeVisible()
  await form.getByLabel('Ends').fill('2100-03-01T20:00')
  const { letGo } = await serverHolds(page, '/api/v1/events')
  await form.getByRole('button', { name: 'Announce event' }).click()
  await form.getByRole('button', { name: 'Announcing...' }).click()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const other = await anotherPage(browser)
  await other.setViewportSize({ width: 360, height: 740 })
  await signInWithoutForm(other, member.email)
  await openPage(other, '/events')
  await expect(other.getByRole('link', { name: title })).toHaveCount(1)
  await other.getByRole('link', { name: title }).click()
  await expect(other.getByText('18:00').first()).toBeVisible()
  await other.getByRole('button', { name: 'Register' }).click()
  await expect(other.getByText('You are going.')).toBeVisible()

  await page.getByRole('link', { name: 'Edit event' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit event' })).toBeFocused()
  const edit = page.getByRole('form', { name: 'Edit event' }).and(page.locator(':not([inert])'))
  await edit.getByLabel('Place').fill('Lab 3')
  await edit.getByLabel('Ends').fill('2100-03-01T21:00')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Lab 3')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await page.goBack()
  await page.goForward()
  await expect(page.getByText('Lab 3')).toBeVisible()
  expect(await mailTo(member.email, /Lab 3/)).toContain(member.name)
  await other.context().close()
})

test('all notifications are marked as read at once, and two mail settings are saved one after the other', async ({
  page,
  browser,
}) => {
  const [asha, ravi] = [await newMember(), await newMember()]
  await signInWithoutForm(page, asha.email)
  const other = await anotherPage(browser)
  await signInWithoutForm(other, ravi.email)
  for (const count of [1, 2]) {
    const { id } = await start(other, `Question ${count}`)
    await replyFrom(other, id, `Ask @${handleOf(asha)}`)
  }
  await other.context().close()
  await openPage(page, '/notifications')
  await expect(page.getByText('2 unread').first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('No unread notifications')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings#notifications')
  const [mentions, replies] = [/somebody mentions me/, /replies to me/].map((name) =>
    page.getByRole('checkbox', { name }),
  )
  for (const box of [mentions, replies]) await expect(box as NonNullable<typeof box>).toBeVisible()
  const saves = await serverHolds(page, '/api/v1/notifications/settings')
  await mentions?.click()
  await replies?.click()
  await saves.arrived(2)
  const answered = page.waitForResponse('**/api/v1/notifications/settings')
  saves.letOneGo()
  await answered
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(replies as NonNullable<typeof replies>).not.toBeChecked()
  saves.letGo()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  for (const box of [mentions, replies]) await expect(box as NonNullable<typeof box>).not.toBeChecked()
})
