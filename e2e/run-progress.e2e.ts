import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { FAIR_CUTS, FETCHED, judgeIsMade, openPlain, PATIENCE, runStatus } from './problems.ts'

// These tests check network requests, so no service worker may answer them.
test.use({ serviceWorkers: 'block' })
test.beforeAll(async ({ request, baseURL }) => {
  test.setTimeout(900_000)
  await judgeIsMade(request, baseURL)
})

const CPP = `class Solution {
public:
  int fairCuts(vector<int>& weights) { return weights.size() > 9 ? 1 : 0; }
};`

/** From now on notes what the run says, each with the bar that stands beside it. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const results = document.querySelector('.results')
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const note = () => {
      const said = results?.querySelector('[role=status]')?.textContent ?? ''
      const bar = results?.querySelector('progress')
      const [figures] = results?.querySelector('.step-figures')?.textContent?.match(/ of /) ?? []
      const value = bar ? (bar.value >= 0 && bar.value <= bar.max ? 'share' : 'wrong') : 'none'
      if (said.endsWith('…')) seen.push(`${said} | ${bar?.ariaLabel ?? ''} | ${value} | ${figures ?? ''}`)
    }
    if (results)
      new MutationObserver(note).observe(results, { subtree: true, childList: true, attributes: true })
  })
const seenOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)

test('RES-21 every step of a first run in C++ has a bar: with bytes while it is fetched, then for each step of the compiler', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(PATIENCE)
  await page.route('**/judge/cpp-*/llvm.core.wasm', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue().catch(() => undefined)
  })
  const code = await openPlain(page, 'fair-cuts', 'cpp')
  await code.fill(CPP)
  await watch(page)
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText(/of 3 cases passed\.$/, FETCHED)
  const seen = await seenOn(page)
  expect(seen.filter((one) => one.includes('| none |') || one.includes('| wrong |'))).toEqual([])
  expect(seen.join('\n')).toMatch(/Fetching C\+\+: \d+ MB, once… \| Fetching the judge \| share \| {2}of /)
  for (const label of ['Starting the compiler', 'Compiling your code', 'Linking your code'])
    expect(seen.join('\n')).toContain(`| ${label} | share`)
})

test('RES-21 what a run needs is fetched and started while the statement is read', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(PATIENCE)
  const fetched = page.waitForResponse('**/judge/python-*/python.snapshot')
  const code = await openPlain(page, 'fair-cuts', 'python')
  await fetched
  const isStarted = () => page.workers().some((worker) => worker.url().includes('/judge/worker-'))
  await expect.poll(isStarted, FETCHED).toBe(true)
  // It reads the files once more, from the browser's cache.
  await page.waitForTimeout(4_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await code.fill(FAIR_CUTS)
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText('3 of 3 cases passed.', FETCHED)
  expect(asked.filter((address) => address.includes('/judge/python-'))).toEqual([])
})

test('RES-21 where data cost, nothing is fetched that nobody asked for', { tag: '@long' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } }),
  )
  await openPlain(page, 'fair-cuts', 'python')
  await page.waitForTimeout(4_000)
  expect(asked.filter((address) => address.includes('/judge/'))).toEqual([])
})
