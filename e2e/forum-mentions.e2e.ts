import type { Browser, Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { anotherPage, expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { handleOf, replyForm, replyFrom, replyText, start } from './threads.ts'

const list = (page: Page) => page.getByRole('listbox', { name: 'Members' })
const options = (page: Page) => list(page).getByRole('option')
const chosen = (page: Page) => list(page).getByRole('option', { selected: true })

/** Creates a thread by one member with a reply by another. Opens it in the browser of a third member, who writes. */
async function threadOfTwo(page: Page, browser: Browser) {
  const [asha, ravi, mira] = [await newMember(), await newMember(), await newMember()]
  const other = await anotherPage(browser)
  await signInWithoutForm(other, asha.email)
  const { id, path } = await start(other)
  await signInWithoutForm(page, ravi.email)
  expect((await replyFrom(page, id, 'So.')).status()).toBe(201)
  await page.context().clearCookies()
  await signInWithoutForm(page, mira.email)
  await openPage(page, path)
  return { asha, ravi, mira, other, path, text: replyText(page) }
}

test('a mention typed by keyboard alone appears in the bell and opens the post', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const { asha, mira, other, text } = await threadOfTwo(page, browser)
  await text.focus()
  await page.keyboard.type(`Ask @${asha.name.slice(0, -2)}`)
  await expect(options(page)).toHaveCount(1)
  await expect(chosen(page)).toContainText(asha.name)
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(`Ask @${handleOf(asha)} `)
  await expect(text).toBeFocused()
  await expect(list(page)).toBeHidden()
  await page.keyboard.type('about it')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByText(`Ask @${asha.name} about it`)).toBeVisible()

  await openPage(other, '/dashboard')
  const bell = other.getByRole('link', { name: /^Notifications/ })
  // The first member also started the thread. A mention takes precedence over a reply, so there is one notification.
  await expect(bell).toHaveAccessibleName('Notifications 2 unread')
  await bell.click()
  await other.getByRole('link', { name: new RegExp(`${mira.name} mentioned you`) }).click()
  await expect(other.getByRole('article', { name: `Reply of ${mira.name}` })).toBeFocused()
  await other.context().close()
})

test('the list offers authors of the thread first; arrow keys wrap around, Escape closes, Tab, Enter and a click accept', {
  tag: '@spine',
}, async ({ page, browser }) => {
  const { asha, ravi, other, text } = await threadOfTwo(page, browser)
  await text.focus()
  await page.keyboard.type('So @')
  await expect(options(page)).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: '2 members' })).toBeAttached()
  for (const one of [asha, ravi]) await expect(list(page)).toContainText(one.name)
  await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true')
  const activeId = () => text.getAttribute('aria-activedescendant')
  expect(await activeId()).toBe(await chosen(page).getAttribute('id'))
  expect(await text.getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'))
  expect(await axeFinds(page, 'form[aria-label="Your reply"]')).toEqual([])

  await page.keyboard.press('ArrowUp')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(await activeId()).toBe(await chosen(page).getAttribute('id'))
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(text).not.toHaveAttribute('aria-activedescendant')
  await expect(text).toHaveValue('So @')
  // Once the list is closed, its keys edit the text again.
  await page.keyboard.press('Enter')
  await page.keyboard.type('@')
  await expect(options(page)).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  const second = await chosen(page).locator('.label').textContent()
  await page.keyboard.press('Tab')
  await expect(text).toHaveValue(`So @\n${second} `)
  await expect(text).toBeFocused()
  for (const accept of [() => page.keyboard.press('Enter'), () => chosen(page).click()]) {
    await text.fill('And @')
    await expect(options(page)).toHaveCount(2)
    const one = await chosen(page).locator('.label').textContent()
    await accept()
    await expect(text).toHaveValue(`And ${one} `)
    await expect(list(page)).toBeHidden()
  }
  await other.context().close()
})

test('a click inserts the name at the caret, and typing continues after it', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const { ravi, other, text } = await threadOfTwo(page, browser)
  await text.fill(' has it')
  await text.press('Home')
  await page.keyboard.type(`@${ravi.name}`)
  await options(page).filter({ hasText: ravi.name }).click()
  await expect(text).toHaveValue(`@${handleOf(ravi)} has it`)
  await expect(text).toBeFocused()
  await page.keyboard.type('surely ')
  await expect(text).toHaveValue(`@${handleOf(ravi)} surely has it`)
  await text.press('End')
  await page.keyboard.type(', me@member')
  await expect(list(page)).toBeHidden()
  await replyForm(page).getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByText(`@${ravi.name}`, { exact: true })).toBeVisible()
  await other.context().close()
})

test('when the member search fails, typing continues undisturbed', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const { other, text } = await threadOfTwo(page, browser)
  await page.route('**/api/v1/forum/members*', (route) => route.abort())
  const asked = page.waitForRequest('**/api/v1/forum/members*')
  await text.focus()
  await page.keyboard.type('Ask @Mem')
  await asked
  await page.keyboard.press('Enter')
  await page.keyboard.type('now')
  await expect(text).toHaveValue('Ask @Mem\nnow')
  await expect(list(page)).toBeHidden()
  await other.context().close()
})
