import { expectPressable } from './axe.ts'
import { anotherPage, expect, test } from './journey.ts'
import { newAdmin, newMember, openPage, signInWithoutForm } from './people.ts'
import { callFrom, unique } from './writing.ts'

test('LEARN-140 LEARN-142 LEARN-144 LEARN-145 LEARN-146 on a phone a member tells rounds, an admin publishes them, and the company shows them', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const company = unique('Graph Works')
  const { email, name } = await newMember()
  await signInWithoutForm(page, email)
  await openPage(page, '/dashboard/submitExperience')
  const form = page.getByRole('form', { name: 'Submit an Experience' })
  await form.getByLabel('Company', { exact: true }).fill(company)
  await form.getByLabel('Role', { exact: true }).fill('SDE')
  await form.getByLabel('Verdict', { exact: true }).selectOption('Selected')
  await form.getByLabel('Content', { exact: true }).fill('It went well.')
  await form.getByRole('button', { name: 'Add a round' }).press('Enter')
  const round = form.getByRole('group', { name: 'Round 1' })
  await round.getByLabel('Kind of round').selectOption('Online assessment')
  await round.getByLabel('What was asked').fill('1. Two Sum\nSubset\nWhy us?')
  await expect(round.getByText('Two Sum, in the tracker')).toBeVisible()
  await expect(round.getByText('“Why us?” stays as you wrote it')).toBeVisible()
  await round.getByLabel('Which one is “Subset”?').selectOption('Subsets')
  await expect(round.getByLabel('What was asked')).toHaveValue('Two Sum\nSubsets\nWhy us?')
  // A reload keeps the rounds.
  await form.getByRole('button', { name: 'Add a round' }).press('Enter')
  const second = form.getByRole('group', { name: 'Round 2' })
  await second.getByLabel('Kind of round').selectOption('System design')
  await form.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.reload()
  await expect(round.getByLabel('What was asked')).toHaveValue('Two Sum\nSubsets\nWhy us?')
  await expect(second.getByLabel('Kind of round')).toHaveValue('design')
  await form.getByText('Submit anonymously').click()
  await expect(form.getByText('Moderators can look up who sent it in')).toBeVisible()
  await form.getByRole('button', { name: 'Submit for review' }).press('Enter')
  await expect(page.getByText('Sent in for review').first()).toBeVisible()

  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, (await newAdmin()).email)
  await openPage(theirs, '/dashboard/submissions')
  const submission = theirs.getByRole('listitem').filter({ hasText: company }).first()
  await expect(submission.getByText('Two Sum')).toBeVisible()
  await submission.getByRole('button', { name: 'Who sent this in?' }).click()
  await expect(submission.getByText(`Sent in by ${name}`)).toBeVisible()
  const { data: own } = await (await page.request.get('/api/v1/experiences/mine')).json()
  await callFrom(theirs, 'POST', `/experiences/${own[0]._id}/accept`, {})

  await openPage(page, '/dashboard/companies')
  await expectPressable(page.locator('.companies a, .figure-file > *'))
  await page.getByRole('link', { name: company, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: company, level: 1 })).toBeVisible()
  await expect(page.getByText('Online assessment')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Topics' }).getByRole('link').first()).toBeVisible()
  await expectPressable(page.locator('.company-shares a, .company-asked a, .figure-file > *'))
  await page.getByRole('link', { name: 'Two Sum', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dsa\/notes\//)
  const html = await (await page.request.get(`/dashboard/companies/${encodeURIComponent(company)}`)).text()
  expect(html).toContain('Why us?')
})
