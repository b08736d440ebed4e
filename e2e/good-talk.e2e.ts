import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { anotherPage, expect, MANAGER, test } from './journey.ts'
import { callApiAsAdmin, newMember, openPage, type Person, signInWithoutForm } from './people.ts'
import { replyForm, replyFrom, replyText, start } from './threads.ts'
import { callFrom, unique } from './writing.ts'

const reply = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const idOf = async ({ email }: Person) =>
  (await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)).data[0]?._id
const measure = async (of: Person, body: object) =>
  callApiAsAdmin('POST', `/moderation/people/${await idOf(of)}/measures`, body)

test('CLUB-200 CLUB-201 CLUB-202 a report ends in a warning, and its author reads it and says so, with the keyboard alone', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [author, reader] = [await newMember(), await newMember()]
  const text = unique('You fool')
  const words = unique('Please say it kindly')
  await signInWithoutForm(page, author.email)
  const { id } = await start(page)
  const { data } = await (await replyFrom(page, id, text)).json()
  const other = await anotherPage(browser)
  await signInWithoutForm(other, reader.email)
  await callFrom(other, 'POST', '/forum/flags', {
    postId: data._id,
    reason: 'Rude or abusive',
    note: 'Look.',
  })

  const manager = await anotherPage(browser)
  await signInWithoutForm(manager, MANAGER)
  await openPage(manager, '/dashboard/moderation')
  const row = manager.getByRole('listitem').filter({ hasText: text })
  await row.getByRole('button', { name: /^Warn or pause/ }).press('Enter')
  const dialog = manager.getByRole('dialog', { name: 'Warn or pause' })
  await dialog.getByLabel('Reason').selectOption('Off topic')
  expect(await axeFinds(manager)).toEqual([])
  await expect(dialog.getByRole('radio', { name: 'Keep it' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Warn', exact: true }).press('Enter')
  await expect(dialog.getByText('Say what was wrong: the member reads it.')).toBeVisible()
  await dialog.getByLabel('What was wrong').fill(words)
  await dialog.getByRole('radio', { name: 'Remove it' }).press('Space')
  await dialog.getByRole('button', { name: 'Remove and warn' }).press('Enter')
  await expect(manager.getByText('Post Removed, Author Warned')).toBeVisible()
  await expect(row).toHaveCount(0)

  await openPage(page, '/dashboard/forum')
  await page.getByRole('link', { name: 'Read it' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Messages from moderators' })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'I have read this' }).press('Enter')
  await expect(page.getByText('You have read this:')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Messages from moderators' })).toBeFocused()
  await openPage(page, '/dashboard/forum')
  await expect(page.getByRole('link', { name: 'Read it' })).toHaveCount(0)
})

test('CLUB-203 CLUB-204 CLUB-206 a paused member is told until when, keeps what they typed, and writes again once the pause is lifted', {
  tag: '@long',
}, async ({ page, browser }) => {
  const author = await newMember()
  await signInWithoutForm(page, author.email)
  const { path } = await start(page)
  await openPage(page, path)
  const typed = unique('Half an answer')
  await replyText(page).fill(typed)
  await measure(author, { kind: 'pause', reason: 'Spam', words: 'Rest a day.', hours: 24 })
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByText(/The moderators paused you until .* UTC/)).toBeVisible()
  await expect(replyText(page)).toHaveValue(typed)
  await expect(replyForm(page).getByText(/^Saved/)).toBeVisible()
  await openPage(page, path)
  await expect(page.getByText(/You are paused until/).first()).toBeVisible()
  await expect(replyText(page)).toHaveValue(typed)

  const manager = await anotherPage(browser)
  await signInWithoutForm(manager, MANAGER)
  await openPage(manager, '/dashboard/moderation')
  await manager.getByRole('searchbox', { name: 'Find a member’s history' }).fill(author.name)
  await manager.getByRole('link', { name: author.name }).click()
  await expect(manager.getByText(/Paused until/)).toBeVisible()
  await manager.getByRole('link', { name: /^Warnings and pauses/ }).click()
  await expect(manager.getByText('Rest a day.')).toBeVisible()
  expect(await axeFinds(manager)).toEqual([])
  await manager.getByRole('button', { name: 'Lift the pause' }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Lift the pause' }).click()
  await expect(manager.getByText(/Paused until/)).toHaveCount(0)

  await openPage(page, path)
  await expect(page.getByText(/You are paused/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(reply(page, typed)).toBeVisible()
})

test('CLUB-207 CLUB-209 a member mutes another from a post: it is folded for them alone, and the settings have the way back', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [author, reader] = [await newMember(), await newMember()]
  const text = unique('Loud')
  await signInWithoutForm(page, author.email)
  const { id, path } = await start(page)
  await replyFrom(page, id, text)
  const other = await anotherPage(browser)
  await signInWithoutForm(other, reader.email)
  await openPage(other, path)
  await reply(other, text).getByRole('button', { name: /^Mute/ }).click()
  const dialog = other.getByRole('dialog', { name: 'Mute or block' })
  await expect(dialog).toBeVisible()
  expect(await axeFinds(other)).toEqual([])
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(other.getByText(text)).toHaveCount(0)
  await other.getByRole('button', { name: 'Show this post' }).last().click()
  await expect(other.getByText(text)).toBeVisible()
  await openPage(page, path)
  await expect(page.getByText(text)).toBeVisible()
  await openPage(other, '/dashboard/forum')
  const folded = other.getByRole('listitem').filter({ hasText: 'A thread of somebody whom you muted.' })
  await expect(other.locator(`a[href="${path}"]`)).toHaveCount(0)
  await folded.first().getByRole('button', { name: 'Show the thread' }).click()
  await expect(other.locator(`a[href="${path}"]`)).toHaveCount(1)

  await openPage(other, '/settings#muted-members')
  const section = other.getByRole('region', { name: 'Muted and blocked members' })
  await section.getByRole('button', { name: `Hear again ${author.name}` }).click()
  await expect(section.getByRole('button')).toHaveCount(0)
  await openPage(other, path)
  await expect(other.getByText(text)).toBeVisible()
})

test('CLUB-216 CLUB-217 a member watches a thread, hears of a reply, and finds the thread in the list', async ({
  page,
  browser,
}) => {
  const [author, reader] = [await newMember(), await newMember()]
  await signInWithoutForm(page, author.email)
  const { id, path } = await start(page)
  const other = await anotherPage(browser)
  await signInWithoutForm(other, reader.email)
  await openPage(other, path)
  await other.getByLabel('Notify me about').selectOption('watching')
  await expect(other.getByText('You Watch This Thread')).toBeVisible()
  await openPage(other, '/today')
  await replyFrom(page, id, 'News.')
  await openPage(other, '/notifications')
  await expect(other.getByText(`${author.name} replied in a thread that you watch`)).toBeVisible()
  await other.getByRole('link', { name: 'Watched and ignored threads' }).click()
  const level = other.getByLabel('Notify me about')
  await expect(level).toHaveValue('watching')
  await level.selectOption('ignored')
  await expect(other.getByText('You Ignore This Thread')).toBeVisible()
  expect(await axeFinds(other)).toEqual([])
})
