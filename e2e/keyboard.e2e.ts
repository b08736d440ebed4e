import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { serverHolds } from './interception/server-holds.ts'
import { expect, MEMBER, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { PASSWORD } from './site.ts'
import { newBlog, unique } from './writing.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the site' })
const field = (page: Page) => page.getByRole('combobox', { name: /Search the site/ })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name }).first()

/** Types into the palette until the wanted entry is selected, and presses Enter. */
async function take(page: Page, text: string, line: string | RegExp) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
  await expect(option(page, line)).toBeVisible()
  for (let press = 0; press < 20; press++) {
    if ((await option(page, line).getAttribute('aria-selected')) === 'true') break
    await page.keyboard.press('ArrowDown')
  }
  await expect(option(page, line)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let press = 0; press < 60; press++) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('the palette opens by its button, closes on Escape and returns the focus; by a name it opens a screen, whose title gets the focus', async ({
  page,
}) => {
  await openPage(page, '/')
  const button = page.getByRole('button', { name: 'Search the site' })
  await button.click()
  await expect(field(page)).toBeFocused()
  expect(await axeFinds(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await take(page, 'tracker', /^DSA Tracker/)
  await expect(page).toHaveURL(/\/dsa$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('body > [aria-live]')).toHaveText('DSA Tracker · Call of Code')
})

test('SRCH-03 SRCH-04 a misspelt word finds what was meant, with the word marked, and the keyboard opens it', async ({
  page,
}) => {
  await openPage(page, '/dashboard')
  await take(page, 'binray serach', /^Binary Search/)
  await expect(page).toHaveURL(/\/dsa\?/)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('binary search')
  const found = palette(page).getByRole('group', { name: 'Topics' }).getByRole('option').first()
  await expect(found.locator('mark')).toHaveText(['Binary', 'Search'])
  expect(await axeFinds(page, 'dialog')).toEqual([])
  // On a phone the place of each result is also readable in full.
  await page.setViewportSize({ width: 360, height: 740 })
  const hints = palette(page).locator('.palette-hint')
  const cut = await hints.evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth))
  expect(Math.max(...cut)).toBe(0)
})

test('single-key shortcuts open screens, focus the search and move through a list, but not while typing', {
  tag: '@spine',
}, async ({ page }) => {
  await signInWithoutForm(page, MEMBER)
  await openPage(page, '/dashboard')
  // Both keys are sent together: the second key must follow within a second, and the driver may be slow.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('t')])
  await expect(page).toHaveURL(/\/dsa$/)
  await page
    .getByRole('link', { name: /^START/ })
    .first()
    .click()
  const boxes = page.getByRole('checkbox', { name: /^Done/ })
  await expect(boxes.nth(1)).toBeEnabled()
  await page.keyboard.press('j')
  await expect(boxes.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(boxes.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(boxes.nth(0)).toBeFocused()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search questions' })
  await expect(search).toBeFocused()
  await page.keyboard.type('gj?/')
  await expect(search).toHaveValue('gj?/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('NAV-25 going back restores the scroll position and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // The blog stands below others, so that the page scrolls. It is not the last one: other journeys publish too, which moves the
  // end of the list.
  const title = unique('Tries')
  const others = Array.from({ length: 6 }, () => unique('Heaps'))
  for (const each of [title, ...others]) await newBlog({ title: each })
  await openPage(page, '/dashboard/blogs')
  const link = page.getByRole('link', { name: new RegExp(`^Read More.*${title}`) })
  await link.focus()
  // The browser sends the scroll event with the next frame. Only then can the page store the position.
  const scrolled = await page.evaluate(
    () =>
      new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))),
  )
  expect(scrolled).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blogs\/.+/)
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('the first Tab reaches the skip link, and a hash focuses its target', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Skip to content' })
  // The menu has scrolled to its current entry. The first Tab still begins at the top.
  for (const path of ['/dsa', '/']) {
    await openPage(page, path)
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.getByRole('link', { name: 'ABOUT' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#why')).toBeFocused()
  await expect(page.locator('#why')).toBeInViewport()
})

test('a full visit by keyboard: sign in, tick, reply, log out', { tag: '@long' }, async ({ page }) => {
  const member = await newMember()
  await openPage(page, '/signup')
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await page.keyboard.type(member.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login Successfull')).toBeVisible()
  await expect(page).not.toHaveURL(/signup/)
  await take(page, 'dsa tracker', /^DSA Tracker/)
  await tabTo(page, page.getByRole('link', { name: /^START/ }).first())
  await page.keyboard.press('Enter')
  const box = page.getByRole('checkbox', { name: /^Done/ }).first()
  await expect(box).toBeEnabled()
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()

  const title = `By keyboard ${member.name}`
  await take(page, 'new thread', 'New thread')
  await expect(page).toHaveURL(/forum\/new/)
  await tabTo(page, page.getByLabel('Title'))
  await page.keyboard.type(title)
  await tabTo(page, page.getByRole('combobox', { name: 'Category' }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.locator('main textarea'))
  await page.keyboard.type('Does it work?')
  await tabTo(page, page.getByRole('button', { name: /Start thread/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await tabTo(page, page.locator('main textarea'))
  await page.keyboard.type('It does.')
  await tabTo(page, page.getByRole('button', { name: /^(Reply|Post reply)$/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').getByText('It does.').or(page.getByText('It does.'))).toBeVisible()
  await take(page, 'logout', 'Logout')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'JOIN NOW' })).toBeVisible()
})

test('LEARN-231 the dialog of a question has the focus while its draft is read, then its first place, and gives it back', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dsa/problems/fair-cuts')
  const { letGo } = await serverHolds(page, '/api/v1/drafts/*')
  const ask = page.getByRole('button', { name: 'Ask', exact: true }).first()
  await ask.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Ask about/ })
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()
  await ask.press('Enter')
  await expect(dialog).toBeFocused()
  letGo()
  await expect(dialog.getByRole('radio').and(page.locator(':enabled')).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
})

test('LEARN-32 by keyboard the timer has the focus once it has begun, and its button once it has ended', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dsa/problems/fair-cuts')
  const begin = page.getByRole('button', { name: 'Timer', exact: true })
  await begin.press('Enter')
  const timer = page.getByRole('group', { name: 'Timer' })
  await expect(timer.getByRole('button', { name: 'Pause' })).toBeFocused()
  // After a reload nobody has pressed a button, so the focus stays where it is.
  await page.reload()
  await expect(timer).toBeVisible()
  await expect(timer.getByRole('button', { name: 'Pause' })).not.toBeFocused()
  await timer.getByRole('button', { name: 'Remove timer' }).press('Enter')
  await expect(begin).toBeFocused()
})
