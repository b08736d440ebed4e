import { readFileSync } from 'node:fs'
import { axeFinds } from './axe.ts'
import { expect, test } from './journey.ts'
import { callApi, newMember, openPage, signInWithoutForm, tokenOf } from './people.ts'
import { judgeIsMade, openPlain, submissionOf } from './problems.ts'

const SOLUTION = `class Solution:
    def leastHeat(self, heat):
        last = now = 0
        for one in heat:
            last, now = now, one + min(last, now)
        return min(last, now)
`
const PROBLEM = 'barefoot-to-the-sea'

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

/** Another member solves it over the API. */
async function another(source: string) {
  const { email } = await newMember()
  const token = await tokenOf(email)
  await callApi('POST', `/problems/${PROBLEM}/submissions`, { language: 'python', source }, token)
  const verdict = async () => {
    const { data } = await callApi('GET', `/problems/${PROBLEM}/submissions`, undefined, token)
    return (data[0] as unknown as { verdict: string }).verdict
  }
  await expect.poll(verdict).toBe('Accepted')
}

test('LEARN-259 after Accepted and in the submissions a solution is compared: in words, tables and a file, on a phone by keyboard', {
  tag: '@long',
}, async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const code = await openPlain(page, PROBLEM, 'python')
  await code.fill(SOLUTION)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()
  await page.getByRole('tab', { name: 'Compare' }).click()
  const compared = page.getByRole('region', { name: 'Among other solutions' })
  await expect(compared).toContainText('Fewer than five members have solved this in Python with these tests')
  await expect(compared).toContainText('6 lines of code · loops not nested')
  await expect(compared.getByRole('table')).toHaveCount(0)

  for (let other = 0; other < 4; other++) await another(SOLUTION)
  await another(SOLUTION.replace('heat:', 'heat:\n            for _ in range(3):\n                pass'))
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `/dsa/problems/${PROBLEM}?view=submissions`)
  await page.getByRole('button', { name: /Accepted Python/ }).click()
  await expect(compared).toContainText('It used less fuel than those of 1 of 5 other members in Python.')
  await expect(compared).toContainText('4 used about as much, 0 used less.')
  const shapes = compared.getByRole('table', { name: 'Members by shape' })
  await expect(shapes.getByRole('row', { name: /^One loop yours 5 about [\d,]+$/ })).toBeVisible()
  await expect(shapes.getByRole('row', { name: /^Others 1 too few$/ })).toBeVisible()
  const fuel = compared.getByRole('table', { name: 'Members by fuel' })
  await expect(fuel.getByRole('row', { name: /your best 5/ })).toBeVisible()

  // Opens the explanation by keyboard.
  await compared.getByRole('button', { name: /^How it is counted/ }).focus()
  await page.keyboard.press('Enter')
  await expect(compared.getByText(/^Each member counts once/)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(compared.getByRole('link', { name: /as CSV$/ })).toBeFocused()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('solutions-python.csv')
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /^\uFEFFcounted by,[\s\S]*\r\nshape,,,"One loop",5,\d+,yes\r\nshape,,,"Others",1,,\r\n$/,
  )
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isWide)).toBe(false)
  expect(await axeFinds(page)).toEqual([])
})
