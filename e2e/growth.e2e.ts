import { readFileSync } from 'node:fs'
import { axeFinds } from './axe.ts'
import { expect, test } from './journey.ts'
import { newMember, signInWithoutForm } from './people.ts'
import { FAIR_CUTS_JAVASCRIPT, judgeIsMade, openPlain, submissionOf } from './problems.ts'

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

/** The JavaScript engine collects garbage in between, which may look like a logarithm. */
const GROWS = /^(This grows like n|Cannot tell: these fit almost equally well: n · n log n)\.$/

test('LEARN-250 RES-441 after Accepted it is measured how the solution grows, with curve, table, explanation and file', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(FAIR_CUTS_JAVASCRIPT)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()
  await expect(submissionOf(page).getByText(/^Solved\. O\(n\)( or O\(n log n\))?\.$/)).toBeVisible()
  await page.getByRole('tab', { name: 'Growth' }).click()
  const growth = page.getByRole('region', { name: 'How it grows' })
  await expect(growth.getByRole('status')).toHaveText(GROWS)
  await expect(
    growth.getByRole('img', { name: /^A curve of fuel over size, up to .* at n = 20,000$/ }),
  ).toBeVisible()
  await growth.getByText('Figures as a table').click()
  await expect(growth.getByRole('rowheader', { name: '20,000', exact: true })).toBeVisible()
  await growth.getByRole('button', { name: /^How it is counted/ }).click()
  await expect(growth.getByText(/^Your solution ran in this browser on made-up inputs/)).toBeVisible()
  const download = page.waitForEvent('download')
  await growth.getByRole('link', { name: /as CSV$/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('fair-cuts-growth.csv')
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFFn,fuel,fitted n,[\s\S]*\r\n20000,\d+,/)
  expect(await axeFinds(page)).toEqual([])

  // The measurement does not apply to other code.
  await code.fill(`${FAIR_CUTS_JAVASCRIPT} `)
  await expect(growth).toBeHidden()
})
