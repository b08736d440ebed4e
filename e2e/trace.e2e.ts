import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { expect, test } from './journey.ts'
import { openPage } from './people.ts'
import { judgeIsMade, openPlain, runStatus, switchPlain } from './problems.ts'
import { toasts } from './writing.ts'

const PYTHON = `class Solution:
    def fairCuts(self, weights):
        total = sum(weights)
        left = cuts = 0
        for i in range(len(weights)):
            left += weights[i]
            if left * 2 == total:
                cuts += 1
        return cuts
`
const JAVASCRIPT = `function fairCuts(weights) {
  let left = 0
  for (let i = 0; i < weights.length; i++) {
    left += weights[i]
  }
  return left
}`

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const traceOf = (page: Page) => page.getByRole('region', { name: 'Trace' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Step' })

async function beginTrace(page: Page) {
  await page.getByRole('button', { name: 'Trace', exact: true }).click()
  await expect(slider(page)).toBeFocused()
}

async function isAccessible(page: Page) {
  expect(await axeFinds(page, '.trace')).toEqual([])
}

test('a Python trace of a sample: steps by keyboard, marked changes, shown as text and as a drawing', {
  tag: '@long',
}, async ({ page }) => {
  const code = await openPlain(page, 'fair-cuts', 'python')
  await code.fill(PYTHON)
  await beginTrace(page)
  const trace = traceOf(page)
  await expect(trace.getByText('fairCuts is called', { exact: true })).toBeVisible()
  await trace.getByRole('button', { name: 'Text' }).click()
  await slider(page).focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(trace.getByText(/^step 5 of \d+$/)).toBeVisible()
  await expect(trace.getByRole('row', { name: 'left 3 changed' })).toBeVisible()
  await expect(trace.getByRole('row', { name: 'weights [3, 1, 4]' })).toBeVisible()
  await expect(trace.getByRole('status')).toHaveText(/^Step 5 of \d+\. Line 7\. left is 3\.$/)
  await expect(page.getByText('Next is line 7:')).toBeVisible()
  await isAccessible(page)

  await trace.getByRole('button', { name: 'Drawing' }).click()
  await expect(trace.getByRole('img', { name: 'weights: 3, 1, 4; i at 0' })).toBeVisible()
  await isAccessible(page)
  await page.keyboard.press('End')
  await expect(trace.getByText('returns 1', { exact: true })).toBeVisible()
  await expect(trace.getByText('Your function answers 1.')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(trace.getByText(/^step 1 of \d+$/)).toBeVisible()
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 740 })
  const [input, close] = await Promise.all([
    trace.getByLabel('Traced input').boundingBox(),
    trace.getByRole('button', { name: 'Close the trace' }).boundingBox(),
  ])
  expect(Math.abs((close?.y ?? 0) - (input?.y ?? 999))).toBeLessThan(20)
  expect((close?.x ?? 999) + (close?.width ?? 0)).toBeLessThanOrEqual(320)
  await page.setViewportSize(size)
  await page.reload()
  await expect(code).toHaveValue(PYTHON)
  await beginTrace(page)
  await expect(trace.getByRole('button', { name: 'Drawing' })).toHaveAttribute('aria-pressed', 'true')
})

test('a JavaScript trace starts with the failed case; another can be chosen, and closing it shows the results again', async ({
  page,
}) => {
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(JAVASCRIPT.replace('return left', 'return weights.length === 3 ? 1 : left'))
  await page.keyboard.press('Control+Enter')
  await expect(runStatus(page)).toHaveText('1 of 3 cases passed.')
  await beginTrace(page)
  const trace = traceOf(page)
  await expect(trace.getByLabel('Traced input')).toHaveValue('sample-2')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(trace.getByRole('img', { name: /^weights: 2, -2, 2, -2; i at 0$/ })).toBeVisible()
  await expect(trace.getByRole('row', { name: 'left 2 changed' })).toBeVisible()
  await trace.getByLabel('Traced input').selectOption('Sample 1')
  await expect(trace.getByText(/^step 1 of \d+$/)).toBeVisible()
  await isAccessible(page)

  await code.fill(JAVASCRIPT)
  await expect(trace.getByText('The code has changed since.', { exact: false })).toBeVisible()
  await trace.getByRole('button', { name: 'Close the trace' }).click()
  await expect(runStatus(page)).toHaveText('1 of 3 cases passed.')
})

test('a trace of an endless loop shows its first steps, and the editor marks the next line', {
  tag: '@long',
}, async ({ page }) => {
  const code = await openPlain(page, 'fair-cuts')
  await code.fill('function fairCuts(weights) {\n  let i = 0\n  while (true) i++\n}')
  await switchPlain(page)
  await beginTrace(page)
  await page.keyboard.press('End')
  const trace = traceOf(page)
  await expect(trace.getByText(/^The first 5,000 steps\./)).toBeVisible()
  await expect(page.locator('.cm-next-line')).toHaveText('  while (true) i++')
})

test('RES-302 for C++ the button Trace says why it does nothing, and opens no panel', async ({ page }) => {
  await openPage(page, '/dsa/problems/fair-cuts')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('C++')
  const button = page.getByRole('button', { name: 'Trace', exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(
    /^Trace steps through Python, JavaScript and TypeScript only/,
  )
  await button.click({ force: true })
  await expect(toasts(page, /Trace steps through Python, JavaScript and TypeScript only/)).toBeVisible()
  await expect(traceOf(page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Python')
  await expect(button).not.toHaveAttribute('aria-disabled')
})
