import { axeFinds } from './axe.ts'
import { expect, test } from './journey.ts'
import { newMember, openPage, openToType, signInWithoutForm } from './people.ts'
import { replyForm, replyText, start } from './threads.ts'
import { callFrom, unique } from './writing.ts'

test('CLUB-221 a member finds a half-written reply among all drafts, opens it, and deletes another', {
  tag: '@spine',
}, async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const { path } = await start(page)
  const [typed, note] = [unique('Half an answer'), unique('Sort first')]
  await openPage(page, path)
  await replyText(page).fill(typed)
  await expect(replyForm(page).getByText(/^Saved/)).toBeVisible()
  await callFrom(page, 'PUT', '/drafts/note:fair-cuts', { content: { content: note }, basedOn: null })

  await openPage(page, '/dashboard/drafts')
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await expect(row(typed)).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await row(note)
    .getByRole('button', { name: /^Delete/ })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).press('Enter')
  await expect(row(note)).toHaveCount(0)
  await row(typed).getByRole('link', { name: /^Open/ }).press('Enter')
  await expect(replyText(page)).toHaveValue(typed)
})

test('CLUB-222 what only this browser has stands by itself, and goes when it is deleted', {
  tag: '@long',
}, async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openToType(page, '/dashboard/forum/new')
  await page.route('**/api/v1/drafts/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  const title = unique('Never sent')
  await page.getByLabel('Title').fill(title)
  await expect.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage)))).toContain(title)
  await openPage(page, '/dashboard/drafts')
  const section = page.getByRole('region', { name: 'Only in this browser' })
  await expect(section.getByText(title).first()).toBeVisible()
  await section.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(section).toHaveCount(0)
  await openToType(page, '/dashboard/forum/new')
  await expect(page.getByLabel('Title')).toHaveValue('')
})
