import { axeFinds } from './axe.ts'
import { anotherPage, expect, test } from './journey.ts'
import { callApiAsAdmin, newMember, openPage, signInWithoutForm } from './people.ts'
import { FAIR_CUTS_JAVASCRIPT, judgeIsMade, openPlain, submissionOf } from './problems.ts'

// This code also cuts behind the last weight. A sample shows that mistake.
const WRONG = FAIR_CUTS_JAVASCRIPT.replace('.slice(0, -1)', '')

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const idOf = async (email: string) =>
  (await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)).data[0]?._id ?? ''

test('LEARN-231 LEARN-233 LEARN-270 after a verdict a member asks the mentors; a mentor comments on a line on a phone, by keyboard, and is thanked', {
  tag: '@spine',
}, async ({ page, browser }) => {
  const [asker, mentor] = [await newMember(), await newMember()]
  const unique = Math.random().toString(36).slice(2, 10)
  const batch = (await callApiAsAdmin('POST', '/admin/batches', { name: `Asking ${unique}` })).data
  await callApiAsAdmin('PUT', '/admin/members/batch', { ids: [await idOf(asker.email)], batchId: batch._id })
  await callApiAsAdmin('PUT', `/admin/members/${await idOf(mentor.email)}/mentored/${batch._id}`)

  await signInWithoutForm(page, asker.email)
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(WRONG)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(submissionOf(page).getByText('Wrong Answer')).toBeVisible()
  await page.getByRole('button', { name: 'Ask about this' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Mentors' })).toBeChecked()
  await expect(
    dialog.getByText(/Only mentors read it\. (Too few questions yet|Mentors usually answer)/),
  ).toBeVisible()
  await dialog.getByLabel('The question').fill(`Why one too large ${unique}?`)
  await dialog.getByRole('textbox', { name: 'Details' }).fill('The sample says 1.')
  await expect(dialog.getByRole('checkbox', { name: /^Your code in JavaScript/ })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'The verdict: Wrong Answer' })).toBeChecked()
  await expect(dialog.getByText('weights = [2, -2, 2, -2]')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'The counterexample' }).uncheck()
  await expect(dialog.getByText('weights = [2, -2, 2, -2]')).toBeHidden()
  await dialog.getByRole('checkbox', { name: 'The counterexample' }).check()
  expect(await axeFinds(page)).toEqual([])
  // The typed text survives.
  await dialog.getByLabel('The question').blur()
  await expect(dialog.getByText(/^Saved/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(dialog.getByText('The mentors have your question.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('heading', { name: `Why one too large ${unique}?`, level: 1 })).toBeVisible()
  await expect(page.getByText('No answer yet.')).toBeVisible()

  const theirs = await anotherPage(browser)
  await theirs.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(theirs, mentor.email)
  await openPage(theirs, '/notifications')
  await expect(theirs.getByText(`${asker.name} asks the mentors about a problem`)).toBeVisible()
  await openPage(theirs, '/dashboard/questions?of=queue')
  expect(await axeFinds(theirs)).toEqual([])
  await theirs.getByRole('link', { name: `Why one too large ${unique}?` }).press('Enter')
  await expect(theirs.getByText('by the judge')).toBeVisible()
  const first = theirs.getByRole('button', { name: 'Comment on line 1', exact: true })
  await first.press('ArrowDown')
  await theirs.getByRole('button', { name: 'Comment on line 2', exact: true }).press('Enter')
  await expect(theirs.getByLabel('About')).toHaveValue('2')
  await theirs.getByRole('textbox', { name: 'Your answer' }).fill('Look **here**.')
  await theirs.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Look here.' }).first()).toBeVisible()
  // Long lines scroll inside their box. The page itself does not scroll sideways.
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await axeFinds(theirs)).toEqual([])
  await theirs.context().close()

  await page.reload()
  await expect(page.getByText('Look here.')).toBeVisible()
  await page.getByRole('button', { name: `Thanks to ${mentor.name}` }).click()
  await expect(page.getByText('Thanked')).toBeVisible()
  await page.getByRole('button', { name: 'Close the question' }).click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  await openPage(page, '/dashboard/questions')
  await expect(page.getByRole('link', { name: `Why one too large ${unique}?` })).toBeVisible()
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()

  const { data } = await (
    await page.request.get(`/api/v1/forum/members?q=${mentor.name.split(' ')[1]}`)
  ).json()
  await openPage(page, `/members/${data[0].handle}`)
  await expect(page.getByText('thanks for an answer')).toBeVisible()
  await page.getByRole('button', { name: 'How it is counted: THANKS' }).press('Enter')
  await expect(page.getByText(/^Who asks about a problem can thank/)).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download THANKS as CSV' }).press('Enter')
  expect((await file).suggestedFilename()).toBe('thanks.csv')
})

test('LEARN-231 LEARN-222 a question to the forum shows its code to who has solved the problem, and says so to others', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [asker, reader] = [await newMember(), await newMember()]
  const unique = Math.random().toString(36).slice(2, 10)
  await signInWithoutForm(page, asker.email)
  await openPlain(page, 'fair-cuts')
  await page
    .getByRole('region', { name: 'Results' })
    .getByRole('button', { name: 'Ask', exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  // Without mentors the forum is chosen from the beginning, and a form without text is not kept.
  await expect(dialog.getByRole('radio', { name: 'The forum' })).toBeChecked()
  await expect(dialog.getByText(/^Sav/)).toHaveCount(0)
  await dialog.getByLabel('The question').fill(`Where to begin ${unique}?`)
  await dialog.getByRole('textbox', { name: 'Details' }).fill('I have the signature alone.')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await dialog.getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('heading', { name: `Where to begin ${unique}?` })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Code in / })).toContainText('function fairCuts')
  expect(await axeFinds(page)).toEqual([])

  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, reader.email)
  await openPage(theirs, new URL(page.url()).pathname)
  await expect(
    theirs.getByText('Code is attached. You see it once you have solved the problem:'),
  ).toBeVisible()
  expect(await theirs.content()).not.toContain('function fairCuts')
  await theirs.context().close()
})
