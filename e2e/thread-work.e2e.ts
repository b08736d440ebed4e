import { axeFinds } from './axe.ts'
import { anotherPage, expect, MANAGER, test } from './journey.ts'
import { newMember, openPage, openToType, signInWithoutForm } from './people.ts'
import { replyForm, replyFrom, replyText, start } from './threads.ts'
import { callFrom, unique } from './writing.ts'

test('CLUB-218 CLUB-219 CLUB-220 a member asks with a poll, two vote, and each sees the other’s vote without a reload', {
  tag: '@long',
}, async ({ page, browser }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openToType(page, '/dashboard/forum/new')
  const title = unique('Which structure')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption('General')
  await page.getByRole('textbox', { name: 'Content' }).fill('Say.')
  await page.getByRole('button', { name: 'Add a poll' }).press('Enter')
  await page.getByLabel('Question of the poll').fill('Heap or tree?')
  await page.getByLabel('Options, one a line').fill('Heap')
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Start thread' }).click()
  await expect(page.getByText('A poll has 2 to 10 options.')).toBeVisible()
  await page.getByLabel('Options, one a line').fill('Heap\n\nTree\n')
  await page.getByRole('button', { name: 'Start thread' }).click()
  const poll = page.getByRole('region', { name: 'Heap or tree?' })
  await poll.getByRole('radio', { name: 'Heap' }).check()
  await poll.getByRole('button', { name: 'Vote' }).press('Enter')
  await expect(poll.getByText('1 member voted.')).toBeVisible()
  await expect(poll.getByText('1 vote, 100 %')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])

  const other = await anotherPage(browser)
  await signInWithoutForm(other, (await newMember()).email)
  await openPage(other, new URL(page.url()).pathname)
  const theirs = other.getByRole('region', { name: 'Heap or tree?' })
  await expect(theirs.getByText('voted.')).toHaveCount(0)
  await theirs.getByRole('radio', { name: 'Tree' }).check()
  await theirs.getByRole('button', { name: 'Vote' }).click()
  await expect(poll.getByText('2 members voted.')).toBeVisible()
  await poll.getByRole('button', { name: 'Change my vote' }).click()
  await poll.getByRole('radio', { name: 'Tree' }).check()
  await poll.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(theirs.getByText('2 votes, 100 %')).toBeVisible()
})

test('CLUB-213 CLUB-215 a moderator slows a thread and merges it: its form says when, and its address leads on', {
  tag: '@long',
}, async ({ page, browser }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const [from, into] = [await start(page), await start(page)]
  const text = unique('Moves along')
  await replyFrom(page, from.id, text)
  const manager = await anotherPage(browser)
  await signInWithoutForm(manager, MANAGER)
  await openPage(manager, from.path)
  await manager.getByLabel('Members reply').selectOption('15')
  await expect(manager.getByText('Slow Mode On')).toBeVisible()
  await openPage(page, from.path)
  await expect(replyForm(page).getByText(/this thread is slow: you can reply again/)).toBeVisible()
  await replyText(page).fill('Too soon')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByText(/In this thread each member replies once in 15 minutes/)).toBeVisible()
  await expect(replyText(page)).toHaveValue('Too soon')

  await manager.getByRole('button', { name: 'Merge into another…' }).click()
  const dialog = manager.getByRole('dialog', { name: 'Merge thread' })
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog.getByText('Paste the address of a thread.')).toBeVisible()
  expect(await axeFinds(manager)).toEqual([])
  await dialog.getByLabel('Address of the other thread').fill(`https://club.example${into.path}`)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(manager).toHaveURL(new RegExp(`${into.id}$`))
  await expect(manager.getByText(text)).toBeVisible()
  await openPage(page, from.path)
  await expect(page).toHaveURL(new RegExp(`${into.id}$`))
  await expect(page.getByText(text)).toBeVisible()
  await callFrom(page, 'DELETE', `/forum/threads/${into.id}`, {})
})
