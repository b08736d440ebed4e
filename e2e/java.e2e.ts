import { expect, test } from './journey.ts'
import { newMember, signInWithoutForm } from './people.ts'
import { judgeIsMade, openPlain, runStatus, submissionOf, switchPlain } from './problems.ts'

const SOLVED = `class Solution {
    public int fairCuts(int[] weights) {
        long all = 0, left = 0;
        for (int weight : weights) all += weight;
        int cuts = 0;
        for (int at = 0; at + 1 < weights.length; at++) {
            left += weights[at];
            if (2 * left == all) cuts++;
        }
        return cuts;
    }
}
`

let offered = false
test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
  const answer = await request.get(`${baseURL}/api/v1/problems/fair-cuts`)
  const { languages } = (await answer.json()).data
  offered = languages.some(({ language }: { language: string }) => language === 'java')
})

test('Java, on a machine with a JDK and bubblewrap, is judged on the server by time, and the page says so', async ({
  page,
}) => {
  test.skip(!offered, 'this machine has no JDK or no bubblewrap')
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const code = await openPlain(page, 'fair-cuts')
  const note = page.getByText('Java is judged on the server only, and by time')
  await expect(note).toBeHidden()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Java')
  await expect(note).toBeVisible()
  await expect(code).toHaveValue(/public int fairCuts\(int\[\] weights\)/)

  await code.fill(SOLVED)
  await page.keyboard.press('Control+Enter')
  await expect(runStatus(page)).toHaveText('This language is judged on the server only. Press Submit.')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()

  // The coloured editor loads the part for the language.
  await switchPlain(page)
  await expect(page.locator('.code-host').getByText('public', { exact: true })).toBeVisible()
})
