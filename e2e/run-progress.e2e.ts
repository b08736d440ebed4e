import type { Page } from '@playwright/test'
import { serverHolds, serverRefuses } from './interception/server-holds.ts'
import { expect, test } from './journey.ts'
import { allHeard } from './people.ts'
import { FAIR_CUTS, judgeIsMade, openPlain, runStatus } from './problems.ts'

// These tests check network requests, so no service worker may answer them.
test.use({ serviceWorkers: 'block' })
test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const CPP = `class Solution {
public:
  int fairCuts(vector<int>& weights) { return weights.size() > 9 ? 1 : 0; }
};`

/** Records from now on the messages of the run, each with the progress bar beside it. */
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
  const held = await serverHolds(page, '/judge/cpp-*/llvm.core.wasm')
  const code = await openPlain(page, 'fair-cuts', 'cpp')
  await code.fill(CPP)
  await watch(page)
  await page.getByRole('button', { name: 'Run' }).click()
  await held.arrived()
  await expect(page.locator('.results .step-figures')).toContainText(' of ')
  held.letGo()
  await expect(runStatus(page)).toHaveText(/of 3 cases passed\.$/)
  const seen = await seenOn(page)
  expect(seen.filter((one) => one.includes('| none |') || one.includes('| wrong |'))).toEqual([])
  expect(seen.join('\n')).toMatch(
    /Downloading C\+\+: \d+ MB, once… \| Downloading the judge \| share \| {2}of /,
  )
  for (const label of ['Starting the compiler', 'Compiling your code', 'Linking your code'])
    expect(seen.join('\n')).toContain(`| ${label} | share`)
})

test('RES-21 what a run needs is fetched and started while the statement is read', { tag: '@long' }, async ({
  page,
}) => {
  const code = await openPlain(page, 'fair-cuts', 'python')
  const started = () => page.workers().filter((worker) => worker.url().includes('/judge/worker-'))
  await expect.poll(() => started().length).toBe(1)
  // The worker reads the files again, from the browser's cache.
  await serverRefuses(page, /^\/judge\//, 503)
  const [worker] = started()
  await code.fill(FAIR_CUTS)
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText('3 of 3 cases passed.')
  expect(started()).toEqual([worker])
})

test('RES-21 where data cost, nothing is fetched that nobody asked for', { tag: '@long' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } }),
  )
  await page.clock.install()
  await openPlain(page, 'fair-cuts', 'python')
  await page.clock.runFor(10_000)
  await allHeard(page)
  expect(asked.filter((address) => address.includes('/judge/'))).toEqual([])
})
