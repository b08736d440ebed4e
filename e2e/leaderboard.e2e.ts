import { axeFinds, expectPressable } from './axe.ts'
import { expect, test } from './journey.ts'
import { callApi, newMember, openPage, signInWithoutForm, tokenOf } from './people.ts'

test('CLUB-254 CLUB-256 on a phone a new member is welcomed on the leaderboard, steps off it by keyboard, and comes back', async ({
  page,
}) => {
  const member = await newMember()
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, member.email)
  await openPage(page, '/dashboard/leaderboard')
  await expect(page.getByText('Welcome! Take your time')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Hide me from leaderboards' }).press('Enter')
  await page.getByRole('button', { name: 'Show me on leaderboards' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Hide me from leaderboards' })).toBeVisible()
  await page.getByLabel('Count', { exact: true }).selectOption('ticks')
  await expect(page).toHaveURL(/source=ticks/)
  await page.getByLabel('Sort by').selectOption('improved')
  await expect(page.getByRole('heading', { name: 'Most improved' })).toBeVisible()

  const other = await newMember()
  const token = await tokenOf(other.email)
  const { topics } = await (await page.request.get('/api/v1/topics/')).json()
  const { questions } = await (await page.request.get(`/api/v1/topics/${topics[0].id}/questions`)).json()
  for (const { id } of questions.slice(0, 8))
    await callApi('PATCH', `/progress/memberId/questions/${id}/completed/toggle`, undefined, token)
  await openPage(page, '/dashboard/leaderboard?source=ticks')
  await expectPressable(page.locator('.board-name a'))
})
