import { expect, test } from './journey.ts'
import { newMember, openPage, requestsTo, signInWithoutForm } from './people.ts'
import {
  codeOf,
  FAIR_CUTS,
  judgeIsMade,
  openPlain,
  openSettings,
  openTopic,
  runStatus,
  submissionOf,
  switchPlain,
} from './problems.ts'

const WRONG = `function fairCuts(weights) {
  const total = weights.reduce((sum, one) => sum + one, 0)
  let left = 0, cuts = 0
  for (const weight of weights) {
    left += weight
    if (left * 2 === total) cuts++
  }
  return cuts
}`
const RIGHT = WRONG.replace('of weights)', 'of weights.slice(0, -1))')

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

test('LEARN-41 RES-303 RES-304 a wrong solution gets a counterexample; once fixed it is accepted and the problem shows as solved', {
  tag: '@spine',
}, async ({ page }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const sent = requestsTo(page, 'POST', '/problems/fair-cuts/submissions')
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(WRONG)
  await page.keyboard.press('Control+Enter')
  await expect(runStatus(page)).toHaveText('2 of 3 cases passed.')
  await page.getByRole('button', { name: 'Find a small input that fails' }).click()
  await expect(page.getByRole('heading', { name: 'Counterexample' })).toBeInViewport()
  await expect(runStatus(page)).toHaveText(
    /^Counterexample found after \d+ tr(y|ies): your code gets it wrong\.$/,
  )
  await page.getByRole('button', { name: 'Add to my inputs' }).click()
  await expect(page.getByLabel('weights (int[])')).toHaveValue('[0]')

  await code.fill(RIGHT)
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText('4 of 4 cases passed.')
  await code.focus()
  await page.keyboard.press('Control+Shift+Enter')
  const submission = submissionOf(page)
  await expect(submission.getByText('Accepted')).toBeVisible()
  await expect(submission.getByRole('link', { name: /^Next: / })).toBeVisible()

  // The next review depends on the aids used.
  expect(sent[0]).toMatchObject({ aids: { counterexamples: 1 } })

  // The counts of this browser on the samples equal those of the server.
  const handedIn = await page.request.get('/api/v1/problems/fair-cuts/submissions')
  expect((await handedIn.json()).data).toMatchObject([{ verdict: 'Accepted', agrees: true }])

  await page.getByRole('link', { name: 'Submissions' }).click()
  await page.getByRole('button', { name: /Accepted JavaScript/ }).click()
  await expect(page.getByRole('button', { name: 'Put this code into the editor' })).toBeVisible()
  await openPage(page, '/dsa/problems?solved=Solved')
  await expect(page.getByRole('row').filter({ hasText: 'Fair Cuts' })).toContainText('Solved')

  const language = page.getByRole('combobox', { name: 'Language' })
  await openPage(page, '/dsa/problems/reading-goals')
  await expect(code).toBeEditable()
  await language.selectOption('Python')
  await openPage(page, '/dsa/problems/fair-cuts')
  await expect(language).toHaveValue('javascript')
  await expect(code).toHaveValue(RIGHT)
  // The draft in this browser is newer, and the server does not have it yet.
  await language.selectOption('Python')
  await expect(code).toHaveValue(/^class Solution/)
  await expect(code).toBeEditable()
  await code.fill('# once more')
  await page.reload()
  await expect(language).toHaveValue('python')
  await expect(code).toHaveValue('# once more')
})

test('Python runs in the browser, and still runs offline once downloaded', { tag: '@long' }, async ({
  page,
}) => {
  const code = await openPlain(page, 'fair-cuts', 'python')
  await code.fill(FAIR_CUTS)
  await page.keyboard.press('Control+Enter')
  await expect(runStatus(page)).toHaveText('3 of 3 cases passed.')
  await page.context().setOffline(true)
  await code.fill(FAIR_CUTS.replace('[:-1]', ''))
  await page.keyboard.press('Control+Enter')
  await expect(runStatus(page)).toHaveText('2 of 3 cases passed.')
  await page.context().setOffline(false)
})

test('RES-07 a visitor’s code survives a reload and is judged in the browser, with the way on; once signed in, it becomes a draft', {
  tag: '@long',
}, async ({ page }) => {
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(`${RIGHT} // mine`)
  await page.reload()
  await expect(code).toHaveValue(/ \/\/ mine$/)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByText('Accepted')).toBeVisible()
  await expect(page.getByText('Your code stays in this browser.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveClass(/primary/)
  await expect(page.getByRole('button', { name: 'Submit' })).not.toHaveClass(/primary/)
  const signUp = page.getByRole('link', { name: 'Sign up to have it everywhere' })
  await expect(signUp).toHaveAttribute('href', /tab=signup&next=.*fair-cuts$/)
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const kept = page.waitForResponse((answer) => answer.url().includes('/drafts/solution') && answer.ok())
  await page.reload()
  await expect(code).toHaveValue(/ \/\/ mine$/)
  await kept
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByText('// mine').first()).toBeVisible()
})

test('a submission made offline waits and is sent when the connection is back', { tag: '@long' }, async ({
  page,
}) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(`${RIGHT}\n// later`)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/kept on this device and sent when the network is back/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()
})

test('custom inputs written in two tabs appear in both', async ({ page, context }) => {
  await openPlain(page, 'fair-cuts')
  const other = await context.newPage()
  await openPlain(other, 'fair-cuts')
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Add input' }).click()
  for (const tab of [page, other])
    await expect(tab.getByText('Input 2', { exact: true }).first()).toBeVisible()
})

test('the settings of the editor say what a language downloads', async ({ page }) => {
  await openPage(page, '/dsa/problems/fair-cuts')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('C++')
  await codeOf(page).focus()
  await expect((await openSettings(page)).getByText(/fetched once$/)).toBeVisible()
})

test('RES-301 the editor indents with Tab, after Escape Tab and Shift+Tab leave it, and an invalid custom input shows an error', async ({
  page,
}) => {
  await openPage(page, '/dsa/problems/fair-cuts')
  const code = page.getByRole('textbox', { name: /Code in JavaScript\. / })
  await code.click()
  await page.keyboard.press('Control+End')
  // The text contains every key that is a shortcut on other pages of the site.
  await page.keyboard.type('// j k g t n p r / ? quick brown fox')
  await expect(code).toContainText('// j k g t n p r / ? quick brown fox')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Tab')
  await expect(code).toContainText('  /**')
  const before = await code.textContent()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(code).not.toBeFocused()
  await expect(page.getByRole('region', { name: 'Code', exact: true }).locator(':focus')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(code).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(code).not.toBeFocused()
  await expect(page.getByRole('region', { name: 'Code', exact: true }).locator(':focus')).toHaveCount(0)
  // A member who continues to type can indent again.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(code).toBeFocused()
  expect(await code.textContent()).not.toBe(before)
  await page.getByRole('button', { name: 'Add input' }).click()
  await page.getByLabel('weights (int[])').fill('[1, "two"]')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByText('This is not of the type int[]. An example: [5].')).toBeVisible()
})

test('a tracker question links to its problem, and is ticked when the problem is solved', {
  tag: '@long',
}, async ({ page }) => {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openTopic(page, /^Linked List/)
  const box = page.getByRole('checkbox', { name: 'Done: Reverse Linked List', exact: true })
  await expect(box).not.toBeChecked()
  await page.getByRole('link', { name: 'Solve Reverse Linked List', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Last Wagon First' })).toBeVisible()
  await switchPlain(page)
  const code = page.getByRole('textbox', { name: /^Code in / })
  await expect(code).toBeEditable()
  await code.fill(`function turnAround(train) {
  let done = null
  for (let wagon = train; wagon; ) [wagon.next, done, wagon] = [done, wagon, wagon.next]
  return done
}`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()
  await page.goBack()
  await expect(box).toBeChecked()
})

test('RES-16 the editor of C++ leads to what differs from the learner’s own machine', async ({ page }) => {
  await openPlain(page, 'fair-cuts')
  const differs = page.getByRole('link', { name: 'What differs here' })
  await expect(differs).toHaveCount(0)
  await page.getByLabel('Language').selectOption('cpp')
  await openSettings(page)
  await differs.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What differs here')
  await expect(page.getByText('A program has one.')).toBeVisible()
})
