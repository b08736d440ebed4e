import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newMember, signInWithoutForm } from './people.ts'
import { FAIR_CUTS_JAVASCRIPT, judgeIsMade, openPlain, runStatus, submissionOf } from './problems.ts'

// This code also cuts behind the last weight. A sample shows that mistake.
const WRONG = FAIR_CUTS_JAVASCRIPT.replace('.slice(0, -1)', '')

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const resultsOf = (page: Page) => page.getByRole('region', { name: 'Results' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const run = (page: Page) => page.getByRole('button', { name: /^Run/ })

test('RES-01 RES-02 RES-03 RES-05 RES-06 RES-08 the results have one headline, that of the newest action, whichever came before', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  const code = await openPlain(page, 'fair-cuts')
  const results = resultsOf(page)
  await code.fill(WRONG)
  await run(page).click()
  await expect(runStatus(page)).toHaveText('2 of 3 cases passed.')
  await button(page, 'Submit').click()
  await expect(submissionOf(page).getByText('Wrong Answer')).toBeVisible()
  await expect(results.getByText('Wrong Answer')).toHaveCount(1)
  await expect(submissionOf(page).getByText('weights = [2, -2, 2, -2]', { exact: true })).toBeVisible()
  await expect(submissionOf(page).getByText(/^It is one too large/)).toBeVisible()
  await expect(submissionOf(page).locator('mark')).toHaveText('2')
  await expect(runStatus(page)).toBeEmpty()
  await expect(results.getByText('Run before: 2 of 3 cases passed.')).toBeVisible()
  await button(page, 'Show').click()
  await expect(runStatus(page)).toHaveText('2 of 3 cases passed.')
  await expect(results.getByText('Submitted before: Wrong Answer.')).toBeVisible()
  await expect(submissionOf(page)).toBeHidden()

  await code.fill(FAIR_CUTS_JAVASCRIPT)
  await expect(results.getByText('Submitted before')).toBeHidden()
  await expect(results.getByText('Your code has changed since.')).toBeVisible()
  await button(page, 'Submit').click()
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()
  await expect(results.getByText('Run before')).toBeHidden()
  await expect(submissionOf(page).getByText('Problems solved').locator('..')).toHaveText(/1 of \d+$/)
  await expect(
    submissionOf(page)
      .getByRole('term')
      .filter({ hasText: /^Fuel used/ }),
  ).toBeVisible()
  await submissionOf(page).getByRole('link', { name: 'Read the editorial' }).click()
  await expect(page.getByText('You have solved it: read how it can be done.')).toBeVisible()

  await code.fill('function fairCuts(weights) {')
  await run(page).click()
  await expect(results.getByText('Compile Error')).toHaveCount(1)
  await expect(submissionOf(page)).toBeHidden()
  await expect(results.getByText('Accepted')).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Language' }).selectOption('Python')
  await expect(results.getByText(/Compile Error|Accepted/)).toHaveCount(0)
  await expect(runStatus(page)).toHaveText('Run tries your code on the samples, here in the browser.')
})

test('RES-04 of Run and Trace only the one that works is busy', async ({ page }) => {
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(FAIR_CUTS_JAVASCRIPT.replace('return cuts', 'while (true) cuts++'))
  await run(page).click()
  await expect(run(page)).toHaveAttribute('aria-busy', 'true')
  await expect(button(page, 'Trace')).not.toHaveAttribute('aria-busy')
  await button(page, 'Stop').click()
  await expect(runStatus(page)).toHaveText('Stopped.')
  await expect(run(page)).not.toHaveAttribute('aria-busy')
})
