import type { Page, Request } from '@playwright/test'
import { serverChanges, serverHolds, serverRefuses } from './interception/server-holds.ts'
import { expect, test } from './journey.ts'
import { allHeard } from './people.ts'
import { FAIR_CUTS_JAVASCRIPT, judgeIsMade, openPlain, runStatus } from './problems.ts'

const PASSED = '3 of 3 cases passed.'

// These tests check network requests, so no service worker may answer them.
test.use({ serviceWorkers: 'block' })
test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const run = (page: Page) => page.getByRole('button', { name: 'Run' }).click()

test('after the download of the judge fails, the next run downloads it', async ({ page }) => {
  // The page fetches the manifest as soon as the editor gets the focus.
  await page.route('**/judge/manifest.json', (route) => route.abort())
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(FAIR_CUTS_JAVASCRIPT)
  await run(page)
  await expect(runStatus(page)).toHaveText(/Go online once to download it/)
  await page.unroute('**/judge/manifest.json')
  await run(page)
  await expect(runStatus(page)).toHaveText(PASSED)
})

test('when the judge is updated while the page is open, the next run downloads the new one', async ({
  page,
}) => {
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(FAIR_CUTS_JAVASCRIPT)
  const updated = (manifest: string) => manifest.replaceAll('javascript-', 'javascript-0')
  await serverChanges(page, '/judge/manifest.json', updated, { times: 1 })
  await run(page)
  await expect(runStatus(page)).toHaveText(PASSED)
})

test('while the server builds the judge, the page polls for it only as long as the user stays', {
  tag: '@long',
}, async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/judge/manifest.json')) asked++
  })
  const preparing = { seconds: 40, failed: false, engines: [], share: 0 }
  await serverRefuses(page, '/judge/manifest.json', 503, { message: 'Not yet.', preparing })
  const code = await openPlain(page, 'fair-cuts')
  await page.clock.install()
  await code.fill(FAIR_CUTS_JAVASCRIPT)
  await run(page)
  await expect(runStatus(page)).toContainText('The site is preparing JavaScript')
  for (const times of [2, 3]) {
    await page.clock.runFor(5_000)
    await expect.poll(() => asked).toBeGreaterThanOrEqual(times)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Problems' }).click()
  await expect(page).toHaveURL('/dsa/problems')
  // The address changes before the screen does.
  await expect(code).toHaveCount(0)
  await page.clock.runFor(5_000)
  await allHeard(page)
  const before = asked
  for (let pause = 0; pause < 3; pause++) {
    await page.clock.runFor(5_000)
    await allHeard(page)
  }
  expect(asked).toBe(before)
})

test('stopping during the download of the judge aborts it, and the user can run again at once', async ({
  page,
}) => {
  const held = await serverHolds(page, '/judge/javascript-*/*.wasm', { times: 1 })
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(FAIR_CUTS_JAVASCRIPT)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await run(page)
  await held.arrived()
  const isEngine = (request: Request) => request.url().endsWith('.wasm')
  const aborted = page.waitForEvent('requestfailed', { predicate: isEngine })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(runStatus(page)).toHaveText('Stopped.')
  await aborted
  const before = asked.length
  held.letGo()
  await allHeard(page)
  expect(asked.slice(before).filter((address) => address.includes('/judge/'))).toEqual([])
  await run(page)
  await expect(runStatus(page)).toHaveText(PASSED)
})
