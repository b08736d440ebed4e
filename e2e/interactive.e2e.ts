import { expect, test } from './journey.ts'
import { newMember, signInWithoutForm } from './people.ts'
import { judgeIsMade, openPlain, runStatus, submissionOf } from './problems.ts'

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const asking = (most: string) => `n, wanted = map(int, input().split())
found = -1
for hook in range(${most}):
    print('?', hook)
    if int(input()) == wanted:
        found = hook
        break
print('!', found)
`

test('RES-26 a program talks with the judge in this browser: run, search, trace, and submit', {
  tag: '@long',
}, async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const code = await openPlain(page, 'key-wheel', 'python')
  const results = page.getByRole('region', { name: 'Results' })
  await code.fill(asking('n'))
  await page.getByRole('button', { name: /^Run/ }).click()
  await expect(runStatus(page)).toHaveText('3 of 3 cases passed.')
  await expect(results.getByText('judge    6 9\nprogram  ? 0\njudge    31')).toBeVisible()
  await expect(results.getByText('Hidden input', { exact: true })).toBeVisible()

  await code.fill(asking('min(n, 2)'))
  await results.getByRole('button', { name: 'Find a small input that fails' }).click()
  await expect(results.getByRole('heading', { name: 'Counterexample' })).toBeVisible()
  await expect(results.getByText(/^Wrong Answer: The answer is \d, not -1\./)).toBeVisible()

  await page.getByRole('button', { name: 'Trace', exact: true }).click()
  await expect(
    page.getByRole('region', { name: 'Trace' }).getByRole('slider', { name: 'Step' }),
  ).toBeVisible()

  await code.fill(asking('n'))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(submissionOf(page).getByText('Wrong Answer')).toBeVisible()
  await expect(submissionOf(page).getByText(/^Test \d+ failed. It is hidden/)).toBeVisible()
})
