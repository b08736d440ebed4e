import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openPage } from './people.ts'
import { topicsOf } from './questions.ts'

/** Accepted, in Python. */
export const FAIR_CUTS = `class Solution:
    def fairCuts(self, weights):
        total = sum(weights)
        left = cuts = 0
        for weight in weights[:-1]:
            left += weight
            cuts += left * 2 == total
        return cuts
`

/** Accepted, in JavaScript. */
export const FAIR_CUTS_JAVASCRIPT = `function fairCuts(weights) {
  const total = weights.reduce((sum, one) => sum + one, 0)
  let left = 0, cuts = 0
  for (const weight of weights.slice(0, -1)) {
    left += weight
    if (left * 2 === total) cuts++
  }
  return cuts
}`

/** Solves the first problem. */
export const SAFFRON_JAVASCRIPT = `function bestGain(prices) {
  let lowest = prices[0], gain = 0
  for (const price of prices) {
    gain = Math.max(gain, price - lowest)
    lowest = Math.min(lowest, price)
  }
  return gain
}`

/** Correct, but too slow for large inputs. */
export const FAIR_CUTS_QUADRATIC = `function fairCuts(weights) {
  const sum = (part) => part.reduce((all, one) => all + one, 0)
  let cuts = 0
  for (let at = 1; at < weights.length; at++)
    if (sum(weights.slice(0, at)) === sum(weights.slice(at))) cuts++
  return cuts
}`

/** Waits until the site has built the judge. On a new clone that takes a minute. */
export async function judgeIsMade(request: APIRequestContext, baseURL: string | undefined) {
  const isMade = async () => {
    const answer = await request.get(`${baseURL}/judge/manifest.json`)
    return answer.ok() && !(await answer.json()).preparing
  }
  await expect.poll(isMade, { timeout: 880_000, intervals: [1_000, 10_000] }).toBe(true)
}

export const codeOf = (page: Page) => page.getByRole('textbox', { name: /^Code in / })

/** Stores editor settings on the device, unless it already has some. The empty start page of a browser has no storage. */
export const keepSettings = (page: Page, settings: { plain?: boolean; language?: string }) =>
  page.addInitScript((text) => {
    if (location.protocol === 'about:' || localStorage.getItem('bench')) return
    localStorage.setItem('bench', text)
  }, JSON.stringify(settings))

/** Opens the plain-text editor, as for users of a screen reader. */
export async function openPlain(page: Page, slug: string, language = 'javascript') {
  await keepSettings(page, { plain: true, language })
  await openPage(page, `/dsa/problems/${slug}`)
  const code = codeOf(page).and(page.locator('textarea'))
  await expect(code).toBeEditable()
  return code
}

/** Opens the panel of the gear above the editor. Escape closes it. */
export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Editor settings' }).click()
  return page.getByRole('group', { name: 'Editor settings' })
}

/** Switches from the editor to the plain text field, or back. */
export async function switchPlain(page: Page) {
  const settings = await openSettings(page)
  await settings.getByRole('checkbox', { name: 'Plain text' }).click()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
}

/** Returns a tab beside the statement. */
export const problemTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'About the problem' }).getByRole('link', { name, exact: true })

/** Returns a part of Help: hints, editorial or solutions. */
export const helpTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Help' }).getByRole('link', { name, exact: true })

export const runStatus = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('status').first()

export const submissionOf = (page: Page) => page.getByRole('region', { name: 'Submission' })

/** Opens the tracker's list of a topic from its card. */
export async function openTopic(page: Page, title: RegExp) {
  const topic = (await topicsOf(page)).find((one) => title.test(one.title))
  await openPage(page, `/dsa?topic=${topic?.id}`)
}
