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

/** Types into the palette until the wanted entry is the selected one, and presses Enter. */
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

test('the palette opens a screen by its name, and the new title gets the focus', async ({ page }) => {
  await openPage(page, '/')
  await take(page, 'tracker', /^DSA Tracker/)
  await expect(page).toHaveURL(/\/dsa$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('body > [aria-live]')).toHaveText('DSA Tracker · Call of Code')
})

test('the palette opens by its button, closes on Escape, and returns the focus', async ({ page }) => {
  await openPage(page, '/dashboard')
  const button = page.getByRole('button', { name: 'Search the site' })
  await button.click()
  await expect(field(page)).toBeFocused()
  expect(await axeFinds(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a search in the palette sends one request, whatever kinds of results it looks for', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/dashboard')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Faster than the debounce.
  for (const letter of 'two') {
    await page.keyboard.type(letter)
    await page.clock.runFor(50)
  }
  await page.clock.runFor(1_000)
  await expect(palette(page).getByRole('group', { name: 'Questions' })).toBeVisible()
  expect(asked).toEqual(['/api/v1/search'])
  // Earlier answers are cached.
  await page.keyboard.type(' ')
  await page.clock.runFor(1_000)
  await page.keyboard.press('Backspace')
  await page.clock.runFor(1_000)
  expect(asked).toEqual(['/api/v1/search'])
})

test('the palette finds questions, modules and threads, and remembers recent screens', async ({ page }) => {
  const member = await newMember()
  await signInWithoutForm(page, member.email)
  await openPage(page, '/dashboard')
  const title = `Segment trees ${member.name}`
  const sent = await page.request.post('/api/v1/forum/threads', {
    data: { title, category: 'DSA help', content: 'How do they work?' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(sent.status()).toBe(201)
  await take(page, title, title)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByText(title)).toBeVisible()
  await page.keyboard.type('two sum')
  await expect(
    palette(page).getByRole('group', { name: 'Questions' }).getByRole('option').first(),
  ).toContainText(/two sum/i)
  await page.keyboard.type(' quixotry zyzzyva')
  await expect(palette(page).getByRole('status')).toHaveText('Nothing found.')
  await expect(palette(page).getByRole('group', { name: 'Look here instead' })).toBeVisible()
  await expect(option(page, 'New thread')).toBeVisible()
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
  // On a phone what says where a result belongs is read in full too.
  await page.setViewportSize({ width: 360, height: 740 })
  const hints = palette(page).locator('.palette-hint')
  const cut = await hints.evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth))
  expect(Math.max(...cut)).toBe(0)
})

test('the answer to earlier words never replaces a newer one', async ({ page }) => {
  await openPage(page, '/dashboard')
  const late = await serverHolds(page, /\/search\?q=heap$/)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('heap')
  await late.arrived()
  await field(page).fill('two pointers')
  const newer = palette(page).getByRole('group', { name: 'Topics' }).getByRole('option')
  await expect(newer).toContainText(['Two Pointers'])
  late.letGo()
  await page.waitForLoadState('networkidle')
  await expect(newer).toContainText(['Two Pointers'])
  await expect(palette(page).getByText('Heap', { exact: false })).toHaveCount(0)
})

test('ROLE-04 a visitor’s palette lists only screens that visitors may open', async ({ page }) => {
  await openPage(page, '/dashboard')
  await page.keyboard.press('Control+k')
  await expect(option(page, 'Modules')).toBeVisible()
  await expect(option(page, 'Sign in')).toBeVisible()
  for (const closed of ['Create Blog', 'Approvals', 'Profile', 'Logout']) {
    await expect(palette(page).getByRole('option', { name: closed })).toHaveCount(0)
  }
})

test('single-key shortcuts open screens, focus the search and move through a list, but not while typing', {
  tag: '@spine',
}, async ({ page }) => {
  await signInWithoutForm(page, MEMBER)
  await openPage(page, '/dashboard')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
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

test('the ? key lists the shortcuts, and single-key shortcuts can be switched off', async ({ page }) => {
  await openPage(page, '/dashboard')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByText('Next in the list')).toBeVisible()
  await sheet.getByRole('checkbox', { name: 'Shortcuts of a single key' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.reload()
  await openPage(page, '/dashboard')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('NAV-25 going back restores the scroll position and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // Below others, so that the page scrolls. Not the last: other journeys publish, too, and then the list ends elsewhere.
  const title = unique('Tries')
  for (const each of [title, unique('Heaps'), unique('Graphs')]) await newBlog({ title: each })
  await openPage(page, '/dashboard/blogs')
  const link = page.getByRole('link', { name: new RegExp(`^Read More.*${title}`) })
  await link.focus()
  // The browser sends the scroll event with the next frame; only then can the page store the position.
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
  // The menu has scrolled to its current entry: the first Tab begins at the top all the same.
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
  test.setTimeout(120_000)
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
  // Nobody has pressed anything there after a reload.
  await page.reload()
  await expect(timer).toBeVisible()
  await expect(timer.getByRole('button', { name: 'Pause' })).not.toBeFocused()
  await timer.getByRole('button', { name: 'Remove timer' }).press('Enter')
  await expect(begin).toBeFocused()
})

test('UI-301 DASH-08 on a layout of another script Ctrl and the key where the letter stands do what the letter does', async ({
  page,
}) => {
  await openPage(page, '/dashboard')
  const keyboard = await page.context().newCDPSession(page)
  const press = async (key: string, code: string, number: number) => {
    const pressed = { modifiers: 2, key, code, windowsVirtualKeyCode: number }
    for (const type of ['keyDown', 'keyUp'] as const)
      await keyboard.send('Input.dispatchKeyEvent', { type, ...pressed })
  }
  const sidebar = page.getByRole('complementary')
  const wide = (await sidebar.boundingBox())?.width ?? 0
  const width = async () => (await sidebar.boundingBox())?.width
  await press('и', 'KeyB', 66)
  await expect.poll(width).toBeLessThan(wide)
  await press('ब', 'KeyB', 66)
  await expect.poll(width).toBe(wide)
  // Dvorak: x stands where others have b.
  await press('x', 'KeyB', 88)
  await press('л', 'KeyK', 75)
  await expect(palette(page)).toBeVisible()
  expect(await width()).toBe(wide)
})
