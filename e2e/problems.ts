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

/** The site builds the judge, which takes a minute on a new clone. */
export async function judgeIsMade(request: APIRequestContext, baseURL: string | undefined) {
  const isMade = async () => {
    const answer = await request.get(`${baseURL}/judge/manifest.json`)
    return answer.ok() && !(await answer.json()).preparing
  }
  await expect.poll(isMade, { timeout: 880_000, intervals: [1_000, 10_000] }).toBe(true)
}

export const codeOf = (page: Page) => page.getByRole('textbox', { name: /^Code in / })

/** The plain-text editor, as for users of a screen reader. */
export async function openPlain(page: Page, slug: string, language = 'javascript') {
  await page.addInitScript(
    (settings) => {
      if (!localStorage.getItem('bench')) localStorage.setItem('bench', settings)
    },
    JSON.stringify({ plain: true, language }),
  )
  await openPage(page, `/dsa/problems/${slug}`)
  const code = codeOf(page)
  await expect(code).toBeEditable()
  return code
}

export const runStatus = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('status').first()

export const submissionOf = (page: Page) => page.getByRole('region', { name: 'Submission' })

/** The tracker's list of a topic, opened from its card. */
export async function openTopic(page: Page, title: RegExp) {
  const topic = (await topicsOf(page)).find((one) => title.test(one.title))
  await openPage(page, `/dsa?topic=${topic?.id}`)
}
