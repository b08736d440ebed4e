import type { Page, Request } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { anotherPage, expect, test } from './journey.ts'
import { newMember, openPage, openToType, signInWithoutForm } from './people.ts'
import { replyForm, replyFrom, replyText, start } from './threads.ts'
import { callFrom, unique } from './writing.ts'

/** Returns the draft of a reply on the server, as text. */
const onServer = async (page: Page, id: string) =>
  JSON.stringify((await (await callFrom(page, 'GET', `/forum/threads/${id}/draft`)).json()).data)
const back = (page: Page) => replyForm(page).getByText(/^Your draft from .* is back\.$/)

async function opened(page: Page) {
  const person = await newMember()
  await signInWithoutForm(page, person.email)
  const thread = await start(page)
  await openPage(page, thread.path)
  return { person, ...thread }
}

test('an unsent reply is kept over a reload and on another device, until it is posted', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { person, id, path } = await opened(page)
  const words = unique('Half a thought')
  await replyText(page).focus()
  await page.keyboard.insertText(words)
  await expect.poll(() => onServer(page, id)).toContain(words)
  await expect(replyText(page)).toBeFocused()
  await page.reload()
  await expect(replyText(page)).toHaveValue(words)
  await expect(back(page)).toBeVisible()

  const elsewhere = await anotherPage(browser)
  await signInWithoutForm(elsewhere, person.email)
  await openPage(elsewhere, path)
  await expect(replyText(elsewhere)).toHaveValue(words)
  await replyText(elsewhere).fill(`${words}, and the other half`)
  await elsewhere.getByRole('button', { name: 'Post reply' }).click()
  await expect(elsewhere.getByRole('article', { name: `Reply of ${person.name}` })).toBeVisible()
  await expect(replyText(elsewhere)).toHaveValue('')
  expect(await onServer(page, id)).toBe('null')

  await page.reload()
  await expect(replyText(page)).toHaveValue('')
  await expect(back(page)).toBeHidden()
  await elsewhere.context().close()
})

test('an unsent thread is kept too, until it is started', { tag: '@long' }, async ({ page, browser }) => {
  const person = await newMember()
  await signInWithoutForm(page, person.email)
  await openToType(page, '/dashboard/forum/new')
  const title = unique('Why two heaps')
  // Waits for the response to the save. The response to the first read may still be on its way.
  const isSave = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/drafts/thread')
  const saved = page.waitForResponse((answer) => isSave(answer.request()) && answer.ok())
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Category').selectOption('General')
  await saved

  const elsewhere = await anotherPage(browser)
  await signInWithoutForm(elsewhere, person.email)
  await openToType(elsewhere, '/dashboard/forum/new')
  const field = elsewhere.getByLabel('Title', { exact: true })
  await expect(field).toHaveValue(title)
  await elsewhere.getByLabel('Category').selectOption('General')
  await elsewhere.getByRole('textbox', { name: 'Content' }).fill('Would one do?')
  await elsewhere.getByRole('button', { name: 'Start thread' }).click()
  await expect(elsewhere.getByRole('heading', { name: title })).toBeVisible()
  await elsewhere.context().close()

  await page.reload()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(page.getByText(/^Your draft from .* is back\.$/)).toBeHidden()
})

test('a reply typed offline is kept, and its draft is saved once the connection is back', async ({
  page,
  context,
}) => {
  const { id, path } = await opened(page)
  const words = unique('In a tunnel')
  await replyText(page).focus()
  await context.setOffline(true)
  await replyText(page).fill(words)
  await expect(replyForm(page).getByText('Not saved yet: no connection. Kept on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(replyText(page)).toHaveValue(words)
  await page.close()
  await context.setOffline(false)

  const later = await context.newPage()
  // A last request of the closing page is not part of this test.
  await callFrom(later, 'DELETE', `/forum/threads/${id}/draft`)
  await openPage(later, path)
  await expect(replyText(later)).toHaveValue(words)
  await expect.poll(() => onServer(later, id)).toContain(words)
})

test('two devices that write the same reply lose nothing: each offers the draft of the other', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { person, id, path } = await opened(page)
  const elsewhere = await anotherPage(browser)
  await signInWithoutForm(elsewhere, person.email)
  await openPage(elsewhere, path)
  await replyText(elsewhere).fill('Typed on the phone')
  await expect.poll(() => onServer(page, id)).toContain('phone')
  await replyText(page).fill('Typed on the desk')
  await replyForm(page).getByRole('button', { name: 'Show the other draft' }).click()
  await expect(replyText(page)).toHaveValue('Typed on the phone')
  // Viewing the other draft chooses nothing: the way back stays open.
  await replyForm(page).getByRole('button', { name: 'Show what I typed here' }).click()
  await expect(replyText(page)).toHaveValue('Typed on the desk')
  expect(await onServer(page, id)).toContain('phone')
  await elsewhere.context().close()
})

test('the quoted author is kept with the draft, also when Quote is pressed before the draft has loaded', {
  tag: '@long',
}, async ({ page }) => {
  const { person, id, path } = await opened(page)
  await replyFrom(page, id, 'The first word')
  const { letGo } = await serverHolds(page, `/api/v1/forum/threads/${id}/draft`)
  await openPage(page, path)
  const first = page.getByRole('article', { name: `Reply of ${person.name}` })
  await first.getByRole('button', { name: /^Quote/ }).click()
  letGo()
  await expect(replyText(page)).toBeFocused()
  await expect(replyText(page)).toHaveValue(/The first word/)
  await replyText(page).press('End')
  await page.keyboard.type('Indeed')
  await expect.poll(() => onServer(page, id)).toContain('Indeed')
  await page.reload()
  await expect(replyText(page)).toHaveValue(/The first word[\s\S]*Indeed/)
  await expect(replyForm(page).getByText(`In answer to ${person.name}`)).toBeVisible()
  await replyForm(page).getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(replyText(page)).toHaveValue('')
  await expect(replyText(page)).toBeFocused()
  expect(await onServer(page, id)).toBe('null')
})
