import type { Page } from '@playwright/test'
import { anotherPage, expect, MEMBER, test } from './journey.ts'
import { newMember, openPage, requestsTo, signInWithoutForm } from './people.ts'
import { problemTab } from './problems.ts'
import { callFrom, unique } from './writing.ts'

const PROBLEM = '/dsa/problems/fair-cuts'
/** Returns the field. It cannot be edited until the stored text has loaded. */
const notes = (page: Page) =>
  page
    .getByRole('form', { name: 'Notes' })
    .and(page.locator(':not([inert])'))
    .getByRole('textbox', { name: 'Your notes' })
const keptNotes = async (page: Page) =>
  JSON.stringify((await (await callFrom(page, 'GET', '/drafts/note:fair-cuts')).json()).data)

test('NOTE-01 NOTE-02 NOTE-04 notes stand beside the statement, and are kept without a network and on another device', {
  tag: '@long',
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, `${PROBLEM}?view=notes`)
  await expect(page.getByText('Notes are kept for members')).toBeVisible()
  await expect(problemTab(page, 'Notes')).toBeInViewport({ ratio: 1 })

  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, PROBLEM)
  await problemTab(page, 'Notes').focus()
  await page.keyboard.press('Enter')
  const words = unique('Cut after each weight')
  await notes(page).fill(words)
  await expect.poll(() => keptNotes(page)).toContain(words)
  await page.context().setOffline(true)
  await notes(page).fill(`${words}, not the last`)
  await expect(page.getByText('Not saved yet: no connection')).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(() => keptNotes(page)).toContain('not the last')
  await page.reload()
  await expect(notes(page)).toHaveValue(`${words}, not the last`)

  const elsewhere = await anotherPage(browser)
  await signInWithoutForm(elsewhere, email)
  await openPage(elsewhere, `${PROBLEM}?view=notes`)
  await expect(notes(elsewhere)).toHaveValue(`${words}, not the last`)

  // Both devices continue to edit. Each text stays until the member chooses one, even after a reload.
  const [theirs, own] = [unique('From the phone'), unique('From the desk')]
  await notes(elsewhere).fill(theirs)
  await expect.poll(() => keptNotes(page)).toContain(theirs)
  await elsewhere.context().close()
  await notes(page).fill(own)
  const show = page.getByRole('button', { name: 'Show the other note' })
  const back = page.getByRole('button', { name: 'Show what I typed here' })
  await show.press('Enter')
  await expect(notes(page)).toHaveValue(theirs)
  await page.reload()
  await back.press('Enter')
  await expect(notes(page)).toHaveValue(own)
  await expect(page.getByText('Kept on this device until you choose.')).toBeVisible()
  expect(await keptNotes(page)).toContain(theirs)
  await page.getByRole('button', { name: 'Keep what is shown' }).press('Enter')
  await expect.poll(() => keptNotes(page)).toContain(own)
  await expect(show.or(back)).toBeHidden()
})

test('TALK-01 TALK-02 TALK-03 a question asked beside the statement starts the thread, and code in it stays closed', {
  tag: '@long',
}, async ({ page, browser }) => {
  const person = await newMember()
  await signInWithoutForm(page, person.email)
  await openPage(page, '/dsa/problems/carousel')
  await problemTab(page, 'Discussion').click()
  await expect(page.getByText('Nobody has asked about this problem yet.')).toBeVisible()
  const form = page.getByRole('form', { name: 'Ask about the problem' }).and(page.locator(':not([inert])'))
  await form.getByRole('textbox', { name: 'Your question' }).fill('Why?\n\n```js\nreturn 0\n```')
  await form.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByRole('heading', { name: '1 post, newest first' })).toBeVisible()
  await expect(form.getByRole('textbox')).toHaveValue('')

  const visitor = await anotherPage(browser)
  await openPage(visitor, '/dsa/problems/carousel?view=discussion')
  const post = visitor.getByRole('article', { name: `Post of ${person.name}` })
  await expect(post.getByText('return 0')).toBeHidden()
  await post.getByText('There is code in this post').click()
  await expect(post.getByText('return 0')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Log in to ask' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Open the thread in the forum' }).click()
  await expect(visitor.getByRole('heading', { name: /^Questions about/ })).toBeVisible()
  await expect(visitor.getByText('Call of Code · Open the problem')).toBeVisible()
  await visitor.context().close()
})

test('opening the list of own submissions always refetches it', async ({ page }) => {
  await signInWithoutForm(page, MEMBER)
  await openPage(page, PROBLEM)
  const asked = requestsTo(page, 'GET', '/problems/fair-cuts/submissions')
  for (const times of [1, 2]) {
    await problemTab(page, 'Submissions').click()
    await expect.poll(() => asked.length).toBe(times)
    await problemTab(page, 'Statement').click()
  }
})
