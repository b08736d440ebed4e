import type { Page } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { expect, test } from './journey.ts'
import { newMember, signInWithoutForm, untilHydrated } from './people.ts'
import { boxOf, questionsOf, topicCalled } from './questions.ts'

// A service worker that has the files cached would prevent the tests from holding them back.
test.use({ serviceWorkers: 'block' })

test('NAV-28 a page that is only read runs no script of its own before it is touched, and no style is fetched twice', async ({
  page,
}) => {
  const sheets: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
  // A mouse that rests over the page does not start the scripts.
  await page.mouse.move(700, 300)
  await page.goto('/dsa', { waitUntil: 'networkidle' })
  const isAnswering = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
    )
  expect(await isAnswering()).toBe(false)
  // The mouse stays off links, because a link under the mouse is fetched before it is pressed.
  await page.mouse.move(700, 120, { steps: 3 })
  await expect.poll(isAnswering).toBe(true)
  await untilHydrated(page)
  expect(sheets).toEqual([])
})

test('NAV-29 what is pressed before the scripts are there is done once they are', { tag: '@spine' }, async ({
  page,
}) => {
  const held = await serverHolds(page, /^\/assets\/(?:react|core|house)-[^/]*\.js$/)
  await page.goto('/dashboard', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Search the site' }).click()
  await held.arrived()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  held.letGo()
  await expect(page.getByRole('dialog', { name: 'Search the site' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/dashboard/interviewExp', { waitUntil: 'load' })
  await page.getByRole('searchbox').fill('nobody writes this')
  await expect(page).toHaveURL(/q=nobody/)

  await page.reload({ waitUntil: 'load' })
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('NAV-29 what is ticked or typed before the first script is there is not lost', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const topic = await topicCalled(page, 'Two Pointers')
  const [question] = await questionsOf(page, topic)
  if (!question) throw new Error('The topic has no questions')
  // Without `kept: false` the browser would use its cache after the first page.
  const held = await serverHolds(page, '/assets/start-*.js', { kept: false })
  let pages = 0
  const letThrough = async () => {
    pages++
    await held.arrived(pages)
    held.letOneGo()
  }
  const box = boxOf(page, question)
  for (const done of [true, false]) {
    await page.goto(`/dsa?topic=${topic.id}`, { waitUntil: 'commit' })
    await box.click()
    const answer = page.waitForResponse('**/questions/*/completed')
    await letThrough()
    expect(await (await answer).json()).toMatchObject({ completed: done })
    await expect(box).toBeChecked({ checked: done })
  }
  await page.goto('/dashboard/interviewExp', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('nobody writes this')
  await letThrough()
  await expect(page).toHaveURL(/q=nobody/)
})

test('NAV-29 whichever of its scripts is lost once, a page answers a later touch', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const scripts = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
  await page.goto('/today')
  const named = await page.evaluate(() => [...document.scripts].map(({ src }) => src))
  await untilHydrated(page)
  // The document itself names its first script. A browser requests that script once.
  const later = [...scripts].filter((script) => !named.includes(script))
  expect(later.length).toBeGreaterThan(5)
  for (const script of later) {
    await page.route(script, (route) => route.abort(), { times: 1 })
    const lost = page.waitForEvent('requestfailed', (request) => request.url() === script)
    await page.goto('/today')
    await lost
    await untilHydrated(page)
  }
})

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' })

/** The effect of each shortcut when it is the first input that a page gets. */
const SHORTCUTS: Record<string, (page: Page) => Promise<void>> = {
  'Control+b': (page) => expect(toggle(page)).toHaveAttribute('aria-expanded', 'false'),
  'Meta+b': (page) => expect(toggle(page)).toHaveAttribute('aria-expanded', 'false'),
  'Control+k': (page) => expect(page.getByRole('dialog', { name: 'Search the site' })).toBeVisible(),
  '?': (page) => expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible(),
}
const READ = ['/dashboard', '/dashboard/forum']
const KINDS = ['/dashboard/blogs', '/dashboard/interviewExp', '/dsa', '/dsa/problems', '/events', '/today']

async function tryAll(page: Page, paths: readonly string[]) {
  for (const path of paths)
    for (const [keys, seen] of Object.entries(SHORTCUTS)) {
      await page.context().clearCookies({ name: /sidebar/ })
      await page.goto(path)
      await page.keyboard.press(keys)
      await seen(page)
    }
}

test('NAV-29 DASH-08 a shortcut that is the first touch of a page is not lost, for a visitor and a member', async ({
  page,
}) => {
  await tryAll(page, READ)
  await signInWithoutForm(page, (await newMember()).email)
  await tryAll(page, READ)
})

test('NAV-29 every shortcut as the first touch of every kind of page, as visitor and member', {
  tag: '@long',
}, async ({ page }) => {
  await tryAll(
    page,
    KINDS.filter((path) => path !== '/today'),
  )
  await signInWithoutForm(page, (await newMember()).email)
  await tryAll(page, KINDS)
})
