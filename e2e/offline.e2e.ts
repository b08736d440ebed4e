import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { serverRefuses } from './interception/server-holds.ts'
import { expect, needsHttps, test } from './journey.ts'
import { newMember, openPage, requestsTo, signInWithoutForm } from './people.ts'
import { codeOf, FAIR_CUTS, judgeIsMade, openPlain, openSettings, runStatus } from './problems.ts'

const CPP = `int fairCuts(vector<int>& weights) {
  long long total = 0, left = 0;
  for (int weight : weights) total += weight;
  int cuts = 0;
  for (size_t at = 0; at + 1 < weights.size(); at++) {
    left += weights[at];
    cuts += left * 2 == total;
  }
  return cuts;
}
`
const PROBLEM = '/dsa/problems/fair-cuts'

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const copySays = (page: Page) => page.getByText(/You are offline\. This copy was kept on this device/)

const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline' })

/** The paths in one of the caches of the service worker. */
const keptIn = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    const found = (await caches.keys()).filter((one) => one.startsWith(name))
    const requests = await Promise.all(found.map(async (one) => (await caches.open(one)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  }, store)

const isKept = (page: Page) => expect.poll(() => keptIn(page, 'pages')).toContain(PROBLEM)

test('after a reload without a network the problem opens, Python runs, and the typed code is still there', {
  tag: '@long',
}, async ({ page }) => {
  needsHttps('service worker')
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const code = await openPlain(page, 'fair-cuts', 'python')
  await isKept(page)
  await code.fill(FAIR_CUTS)
  await page.keyboard.press('Control+Enter')
  await expect(runStatus(page)).toHaveText('3 of 3 cases passed.')
  await expect
    .poll(async () => (await keptIn(page, 'judge')).filter((path) => path.includes('/python-')).length)
    .toBe(4)

  await page.context().setOffline(true)
  await page.reload()
  await expect(copySays(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Fair Cuts' })).toBeVisible()
  await expect(code).toHaveValue(FAIR_CUTS)
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText('3 of 3 cases passed.')
  await code.fill(FAIR_CUTS.replace('[:-1]', ''))
  await page.getByRole('button', { name: 'Find a small input that fails' }).click()
  await expect(page.getByRole('heading', { name: 'Counterexample' })).toBeVisible()

  // Opens a tab of the cached problem by its address.
  await page.goto(`${PROBLEM}?view=notes`)
  await expect(page).toHaveURL(`${PROBLEM}?view=notes`)
  await expect(page.getByLabel('Your notes')).toBeVisible()

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(copySays(page)).toBeHidden()
  await expect(code).toHaveValue(FAIR_CUTS.replace('[:-1]', ''))
})

test('OFF-303 a run without a network, whose judge comes from the device, is no sign of a network', async ({
  page,
}) => {
  needsHttps('service worker')
  const code = await openPlain(page, 'fair-cuts')
  await isKept(page)
  await code.fill('function fairCuts(weights) { return 0 }')
  const run = page.getByRole('button', { name: 'Run' })
  await run.click()
  await expect(runStatus(page)).toHaveText(/of 3 cases passed\.$/)
  await expect
    .poll(async () => (await keptIn(page, 'judge')).some((path) => path.endsWith('quickjs.wasm')))
    .toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await expect(copySays(page)).toBeVisible()
  await run.click()
  await expect(runStatus(page)).toHaveText(/of 3 cases passed\.$/)
  await expect(copySays(page)).toBeVisible()
  await page.context().setOffline(false)
})

test('when a browser did not register the service worker, the next problem tries again', async ({ page }) => {
  needsHttps('service worker')
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    let times = 0
    ServiceWorkerContainer.prototype.register = function (...given) {
      document.documentElement.dataset.began = `${++times}`
      return times === 1 ? Promise.reject(new TypeError('The network went.')) : register.apply(this, given)
    }
  })
  await openPage(page, '/dsa/problems')
  await page.getByRole('link', { name: 'Reading Goals' }).click()
  const began = page.locator('html')
  await expect(began).toHaveAttribute('data-began', '1')
  await page.getByRole('banner').getByRole('link', { name: 'Problems' }).click()
  await page.getByRole('link', { name: 'Fair Cuts' }).click()
  await isKept(page)
  await expect(began).toHaveAttribute('data-began', '2')
})

test('safety Z3 a cached page belongs to its member: signing out deletes it, and so does the next sign-in', {
  tag: '@long',
}, async ({ page }) => {
  needsHttps('service worker')
  const [first, second] = [await newMember(), await newMember()]
  await signInWithoutForm(page, first.email)
  await openPage(page, PROBLEM)
  await isKept(page)
  const textOf = () =>
    page.evaluate(async (path) => {
      const kept = await (await caches.open('pages')).match(path)
      return kept ? kept.text() : ''
    }, PROBLEM)
  expect(await textOf()).toContain(first.name)

  // Another cookie, set without any form of the site.
  await page.context().clearCookies()
  await signInWithoutForm(page, second.email)
  await openPage(page, PROBLEM)
  await expect.poll(textOf).toContain(second.name)
  expect(await textOf()).not.toContain(first.name)

  await openPage(page, '/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptIn(page, 'pages')).toEqual([])
  await page.context().setOffline(true)
  await page.goto(PROBLEM)
  await expect(offline(page)).toBeVisible()
  await expect(page.getByText('None is kept here yet.')).toBeVisible()
  for (const { name } of [first, second]) expect(await page.content()).not.toContain(name)
  await page.context().setOffline(false)
})

test('without a network an uncached page links to the cached ones, and opens by itself once the network is back', {
  tag: '@long',
}, async ({ page }) => {
  needsHttps('service worker')
  const code = await openPlain(page, 'fair-cuts', 'python')
  await isKept(page)
  await code.fill(FAIR_CUTS)
  await expect
    .poll(() => keptIn(page, 'files:'))
    .toEqual(expect.arrayContaining(['/offline-look', '/offline-page.js']))
  await page.context().setOffline(true)
  for (const path of ['/dsa/problems/reading-goals?tab=editorial', '/forum']) {
    await page.goto(path)
    await expect(offline(page)).toBeVisible()
    await expect(page.getByText('code that you typed is kept on this device')).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toHaveText('There is no network yet. This page keeps looking.')
  await page.getByRole('link', { name: 'Fair Cuts' }).click()
  await expect(copySays(page)).toBeVisible()
  await expect(code).toHaveValue(FAIR_CUTS)

  await page.goto('/forum')
  await expect(offline(page)).toBeVisible()
  await page.context().setOffline(false)
  // The page opens without a click.
  await expect(offline(page)).toBeHidden()
  await expect(page).toHaveURL(/\/forum/)
  await expect(page.getByRole('main')).toBeVisible()
})

test('cached judge files match the hashes in the manifest, and are deleted when the manifest names others', async ({
  page,
}) => {
  needsHttps('service worker')
  const code = await openPlain(page, 'fair-cuts', 'javascript')
  await isKept(page)
  await code.fill('function fairCuts(weights) { return 0 }')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText(/of 3 cases passed\.$/)
  const wasm = async () => (await keptIn(page, 'judge')).find((path) => path.endsWith('quickjs.wasm'))
  await expect.poll(wasm).toBeTruthy()
  const path = String(await wasm())

  // Simulates a download whose file differs from the built one.
  await page.evaluate(async (kept) => {
    const store = await caches.open('judge')
    const manifest = await (await store.match('/judge/manifest.json'))?.text()
    const other = String(manifest).replace(/("name":"quickjs.wasm"[^}]*"sha256":")[0-9a-f]{4}/, '$1ffff')
    await store.put('/judge/manifest.json', new Response(other))
    await store.put('/judge/python-0000000000000000/old.zip', new Response('old'))
    await store.delete(kept)
    await (await fetch(kept)).arrayBuffer()
  }, path)
  await page.waitForFunction(async (kept) => {
    const store = await caches.open('judge')
    await (await fetch(kept)).arrayBuffer()
    return (await store.match(kept)) === undefined
  }, path)
  expect(await keptIn(page, 'judge')).toContain('/judge/python-0000000000000000/old.zip')

  await page.evaluate(async () => (await fetch('/judge/manifest.json')).text())
  await expect.poll(() => keptIn(page, 'judge')).not.toContain('/judge/python-0000000000000000/old.zip')
  await page.evaluate(async (kept) => (await (await fetch(kept)).arrayBuffer()).byteLength, path)
  await expect.poll(wasm).toBe(path)
})

test('a page that loads no part of a problem registers no service worker', async ({ page }) => {
  needsHttps('service worker')
  await openPage(page, '/')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('C++ compiled on the server runs in the browser: errors have line numbers, and no compiler is downloaded', {
  tag: '@long',
}, async ({ page }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const code = await openPlain(page, 'fair-cuts', 'cpp')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const compiles = requestsTo(page, 'POST', '/problems/fair-cuts/compile')
  const settings = await openSettings(page)
  await settings.getByLabel('Where C++ is compiled').selectOption('Compile on server')
  await code.fill(CPP.replace('left = 0;', 'left = nought;'))
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByText(/^Line 2: .*nought/).first()).toBeVisible()
  await code.fill(CPP)
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText('3 of 3 cases passed.')
  expect(compiles.length).toBeGreaterThan(1)
  expect(fetched.filter((path) => path.startsWith('/judge/cpp-'))).toEqual([])
})

test('with data saving on, the server compiles C++, and a large download needs consent first', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g', addEventListener() {} }
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  const code = await openPlain(page, 'fair-cuts', 'python')
  await code.fill(FAIR_CUTS)
  await page.getByRole('button', { name: 'Run' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download Python?' })
  await expect(dialog).toContainText(/takes \d+ MB, fetched once/)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Run' }).click()
  await dialog.getByRole('button', { name: /^Download \d+ MB$/ }).click()
  await expect(runStatus(page)).toHaveText('3 of 3 cases passed.')
  await page.getByLabel('Language').selectOption('C++')
  await expect(codeOf(page)).toBeEditable()
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText(/On this device C\+\+ is compiled by the server, for members/)
})

test('the page says that the server is still building the judge, and runs the code once it is ready', {
  tag: '@long',
}, async ({ page }) => {
  const preparing = { seconds: 40, failed: false, engines: [], share: 0 }
  const notYet = { message: 'Not yet.', preparing }
  await serverRefuses(page, '/judge/manifest.json', 503, notYet, { times: 2 })
  const code = await openPlain(page, 'fair-cuts', 'javascript')
  await code.fill('function fairCuts(weights) { return weights.length > 9 ? 1 : 0 }')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toContainText('The site is preparing JavaScript')
  await expect(page.getByText('40 s so far')).toBeVisible()
  await expect(runStatus(page)).toHaveText(/of 3 cases passed\.$/)
})
