import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import {
  codeOf,
  FAIR_CUTS_JAVASCRIPT,
  judgeIsMade,
  problemTab,
  submissionOf,
  switchPlain,
} from './problems.ts'

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const handle = (page: Page) => page.getByRole('separator', { name: 'Height of the results' })
const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0
const results = (page: Page) => page.getByRole('region', { name: 'Results' })

test('RES-440 RES-442 the editor has 18 lines, after a verdict too, and the handle between it and the results keeps its place', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dsa/problems/fair-cuts')
  const lines = () =>
    page.locator('.code-host').evaluate((host) => {
      const content = host.shadowRoot?.querySelector('.cm-content') ?? host.querySelector('.cm-content')
      const line = content?.querySelector('.cm-line')
      const padding = content ? Number.parseFloat(getComputedStyle(content).paddingTop) : 0
      return (host.clientHeight - padding) / (line?.getBoundingClientRect().height ?? Number.NaN)
    })
  await expect.poll(lines).toBeGreaterThanOrEqual(18)
  // Replaces the code as a paste does, because the editor closes brackets by itself.
  await codeOf(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(FAIR_CUTS_JAVASCRIPT)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const next = submissionOf(page).getByRole('link', { name: /^Next: / })
  await expect(next).toBeInViewport({ ratio: 1 })
  expect(await lines()).toBeGreaterThanOrEqual(18)
  await expect(results(page).getByRole('tab')).toHaveText(['Verdict', 'Cases', 'Growth', 'Compare'])

  const before = await heightOf(results(page))
  await handle(page).focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowUp')
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '32')
  await expect.poll(() => heightOf(results(page))).toBeGreaterThan(before + 30)
  const { x = 0, y = 0 } = (await handle(page).boundingBox()) ?? {}
  await page.mouse.move(x + 100, y + 2)
  await page.mouse.down()
  await page.mouse.move(x + 100, y + 80)
  await page.mouse.up()
  await expect.poll(() => heightOf(results(page))).toBeLessThan(before + 20)
  const kept = Number(await handle(page).getAttribute('aria-valuenow'))

  await openPage(page, '/dsa/problems/fair-cuts')
  await expect(handle(page)).toHaveAttribute('aria-valuenow', String(kept))
  // Playwright's fill bypasses the editor's own selection, so the editor would not know what is replaced.
  await switchPlain(page)
  const code = codeOf(page)
  await code.fill(FAIR_CUTS_JAVASCRIPT)
  const chosen = await heightOf(results(page))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()
  expect(await heightOf(results(page))).toBe(chosen)
})

test('RES-440 after a wrong answer the results are whole, the editor keeps 8 lines, and a moved handle decides', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/dsa/problems/fair-cuts')
  await switchPlain(page)
  const code = codeOf(page)
  // This code also cuts behind the last weight. A sample shows that mistake.
  await code.fill(FAIR_CUTS_JAVASCRIPT.replace('.slice(0, -1)', ''))
  const before = await heightOf(results(page))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(submissionOf(page).getByText(/^Stopped at test \d of \d+$/)).toBeVisible()
  for (const name of ['Find a small input that fails', 'Trace it'])
    await expect(submissionOf(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  const fitting = await heightOf(results(page))
  expect(fitting).toBeGreaterThan(before)
  const lines = (area: HTMLElement) =>
    area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight)
  expect(await code.evaluate(lines)).toBeGreaterThanOrEqual(8)
  await handle(page).focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => heightOf(results(page))).toBeGreaterThan(fitting)
  await page.keyboard.press('Home')
  await expect.poll(() => heightOf(results(page))).toBeLessThan(before)
})

test('RES-443 none of the tabs beside the statement is cut at 520 px', async ({ page }) => {
  await openPage(page, '/dsa/problems/fair-cuts')
  const tabs = page.getByRole('navigation', { name: 'About the problem' })
  const width = await tabs.evaluate((row) => [row.clientWidth, row.scrollWidth])
  expect(width[0]).toBeLessThanOrEqual(520)
  expect(width[1]).toBe(width[0])
  await expect(tabs.getByRole('link')).toHaveText(['Statement', 'Help', 'Submissions', 'Notes', 'Discussion'])
  await problemTab(page, 'Help').click()
  const parts = page.getByRole('navigation', { name: 'Help' }).getByRole('link')
  await expect(parts).toHaveText(['Hints', 'Editorial', 'Solutions'])
  await openPage(page, '/dsa/problems/fair-cuts?view=editorial')
  await expect(problemTab(page, 'Help')).toHaveAttribute('aria-current', 'page')
})

test('RES-444 who comes into the editor by keyboard reads how to leave it, and who comes by mouse does not', async ({
  page,
}) => {
  await openPage(page, '/dsa/problems/fair-cuts')
  const code = page.getByRole('textbox', { name: /Code in JavaScript\. / })
  const words = page.getByText(/^Escape, then Tab or Shift\+Tab, leaves the editor/)
  await code.click()
  await page.keyboard.type('// mine')
  await expect(words).toHaveCount(0)
  await page.getByRole('button', { name: 'Editor settings' }).focus()
  await page.keyboard.press('Tab')
  await expect(code).toBeFocused()
  await expect(words).toBeVisible()
})
