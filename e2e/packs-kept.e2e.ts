import type { Page } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { expect, needsHttps, signIn, test } from './journey.ts'
import { callApi, newMember, openPage, signInWithoutForm, tokenOf } from './people.ts'
import { judgeIsMade, keepSettings } from './problems.ts'

// Tests of packs that are interrupted.

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})
test.beforeEach(() => {
  needsHttps('service worker')
})

interface Listed {
  readonly slug: string
  readonly questionId: string | null
}

const inStore = (page: Page, name: string) =>
  page.evaluate(async (store) => {
    const requests = await (await caches.open(store)).keys()
    return requests.map(({ url }) => url.replace(location.origin, ''))
  }, name)
const pageOf = (slug: string) => `/dsa/problems/${slug}`
const hintsOf = (slug: string) => `/api/v1/problems/${slug}/hints`

/** Opens a list of three problems as a new member. */
async function withList(page: Page) {
  const { email } = await newMember()
  const token = await tokenOf(email)
  const all = (await callApi('GET', '/problems')).data as unknown as Listed[]
  const problems = all.filter(({ questionId }) => questionId).slice(0, 3)
  const questions = problems.map(({ questionId }) => questionId)
  const list = await callApi('POST', '/own-lists', { title: 'On the way', description: '', questions }, token)
  await signInWithoutForm(page, email)
  await keepSettings(page, { plain: true, language: 'javascript' })
  const path = `/dsa/own-lists/${(list.data as { _id: string })._id}`
  await openPage(page, path)
  const slugs = problems.map(({ slug }) => slug) as [string, string, string]
  return { path, slugs, all: all.map(({ slug }) => slug) }
}

async function begin(page: Page) {
  await page.getByRole('button', { name: 'Keep for offline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep for offline' })
  await expect(dialog.getByText(/^About [\d.]+ MB/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
}
const state = (page: Page) => page.locator('.pack-state')
const act = (page: Page, name: 'Stop' | 'Go on' | 'Remove') =>
  state(page).getByRole('button', { name: new RegExp(`^${name}`) })
const isKept = (page: Page) =>
  expect(state(page)).toContainText(/3 problems and JavaScript, [\d.]+ MB, kept on/)
const asked = (page: Page, slug: string) => {
  const all: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(hintsOf(slug))) all.push(request.url())
  })
  return all
}

test('LEARN-189 a pack that is stopped stays so until its member goes on, and fetches only what it lacks', {
  tag: '@long',
}, async ({ page }) => {
  const { slugs } = await withList(page)
  const [first, second] = slugs
  const { letGo } = await serverHolds(page, hintsOf(second))
  await begin(page)
  await expect(state(page)).toContainText(/^1 of 3, [\d.]+ MB of about [\d.]+ MB\./)
  await expect(state(page).getByRole('progressbar', { name: 'How much of On the way is kept' })).toBeVisible()
  await act(page, 'Stop').click()
  await expect(state(page)).toContainText('Stopped.')
  letGo()
  await page.reload()
  await openPage(page, page.url())
  await expect(state(page)).toContainText(/^[12] of 3, .*Stopped\./)
  expect(await inStore(page, 'packs')).not.toContain(pageOf(slugs[2]))
  const again = asked(page, first)
  await act(page, 'Go on').click()
  await isKept(page)
  expect(again).toEqual([])
})

test('LEARN-189 a pack that was interrupted goes on by itself at the next visit', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { path, slugs } = await withList(page)
  const [first, second, third] = slugs
  const lost = `**${hintsOf(second)}`
  await page.route(lost, (route) => route.abort())
  await begin(page)
  await expect(state(page)).toContainText('It goes on when the site is reached.')
  await page.unroute(lost)
  // The browser closes in the middle of the next attempt.
  const { letGo } = await serverHolds(page, hintsOf(third))
  await page.reload()
  await openPage(page, path)
  await expect(state(page)).toContainText(/^2 of 3/)
  letGo()
  await page.close()
  const next = await context.newPage()
  const again = [asked(next, first), asked(next, second)]
  await openPage(next, path)
  await isKept(next)
  expect(again).toEqual([[], []])
})

test('LEARN-189 on a full device a pack says so, what was kept stays, and it can be removed', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const { path, slugs } = await withList(page)
  const [first, second] = slugs
  const browser = await context.newCDPSession(page)
  const origin = new URL(baseURL ?? '').origin
  const { letGo } = await serverHolds(page, hintsOf(second))
  await begin(page)
  await expect(state(page)).toContainText(/^1 of 3/)
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  letGo()
  await expect(state(page)).toContainText('This device has no more room. What is kept stays')
  await context.setOffline(true)
  await page.goto(pageOf(first))
  await expect(page.locator('html[data-kept-at]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await context.setOffline(false)
  await openPage(page, path)
  await expect(act(page, 'Go on')).toBeVisible()
  await act(page, 'Remove').click()
  await expect(state(page)).toBeHidden()
  await expect.poll(() => inStore(page, 'packs')).toEqual([])
  // With enough storage the pack is cached.
  await browser.send('Storage.overrideQuotaForOrigin', { origin })
  await begin(page)
  await isKept(page)
})

test('LEARN-190 after a new build of the site a pack is emptied and fetched anew', { tag: '@long' }, async ({
  page,
}) => {
  const { path, slugs } = await withList(page)
  await begin(page)
  await isKept(page)
  // Simulates a cache that an older build filled.
  await page.evaluate(async () => {
    const files = (await caches.keys()).find((name) => name.startsWith('files:')) ?? ''
    await caches.delete(files)
    await caches.open('files:/assets/older.js')
    const packs = await caches.open('packs')
    await packs.put('/dsa/problems/of-the-older-build', new Response('<html>'))
    for (const [key, text] of Object.entries(localStorage))
      if (key.includes(':pack:'))
        localStorage.setItem(
          key,
          JSON.stringify({ ...JSON.parse(text), build: `${location.origin}/assets/older.js` }),
        )
  })
  const again = asked(page, slugs[0])
  await openPage(page, path)
  await expect.poll(() => inStore(page, 'packs')).toContain(pageOf(slugs[2]))
  await isKept(page)
  const kept = await inStore(page, 'packs')
  expect(kept).toEqual(expect.arrayContaining([path, ...slugs.map(pageOf)]))
  expect(kept).not.toContain('/dsa/problems/of-the-older-build')
  expect(again).toHaveLength(1)
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes('older'))).toEqual([])
})

test('LEARN-190 packs go with their member: at sign-out, and where somebody else signs in', {
  tag: '@long',
}, async ({ page, context }) => {
  const { slugs } = await withList(page)
  const ownPacks = (of: Page) =>
    of.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':pack:')).length)
  await begin(page)
  await isKept(page)
  expect(await inStore(page, 'packs')).toContain(pageOf(slugs[0]))
  expect(await ownPacks(page)).toBe(1)
  await page.goto('/today')
  await openPage(page, '/today')
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => ownPacks(page)).toBe(0)
  await expect.poll(() => inStore(page, 'packs')).toEqual([])

  await withList(page)
  await begin(page)
  await isKept(page)
  await page.close()
  // The member's session ends on another device, and another member uses this browser.
  await context.clearCookies()
  const other = await context.newPage()
  await signIn(other, (await newMember()).email)
  await openPage(other, '/dsa/problems')
  await expect.poll(() => ownPacks(other)).toBe(0)
  await expect.poll(() => inStore(other, 'packs')).toEqual([])

  // If no page got the message, the first page of the other member notifies the worker.
  await context.clearCookies()
  await withList(other)
  await begin(other)
  await isKept(other)
  await other.close()
  await context.clearCookies()
  const third = await context.newPage()
  await signInWithoutForm(third, (await newMember()).email)
  await third.goto('/dsa/problems')
  await expect.poll(() => inStore(third, 'packs')).toEqual([])
})

test('LEARN-190 however many pages are opened, none of a pack goes', { tag: '@long' }, async ({ page }) => {
  const { path, slugs, all } = await withList(page)
  await begin(page)
  await isKept(page)
  const opened = all.filter((slug) => !slugs.includes(slug)).slice(0, 44)
  expect(opened.length).toBeGreaterThan(41)
  await page.evaluate(
    async (paths) => {
      const { active } = await navigator.serviceWorker.ready
      const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src
      for (const path of paths)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          active?.postMessage({ ask: 'keep page', path, build }, [port2])
        })
      // The list also opens pages of the pack.
    },
    [...opened.map(pageOf), ...slugs.map(pageOf), pageOf(opened[0] ?? '')],
  )
  expect(await inStore(page, 'pages')).toHaveLength(40)
  expect(await inStore(page, 'packs')).toEqual(expect.arrayContaining([path, ...slugs.map(pageOf)]))
})
