import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { callApi, newMember, openPage, signInWithoutForm, tokenOf } from './people.ts'

test('LEARN-40 LEARN-42 LEARN-43 LEARN-44 LEARN-49 LEARN-80 on a phone, by keyboard, a member rates a review, takes it back, puts one off and drops one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await tickEarlier(email, 7)
  await openPage(page, '/today')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '5 problems to review' })).toBeVisible()
  await main.getByRole('link', { name: 'Start 5 problems to review' }).press('Enter')
  await expect(page).toHaveURL('/dsa/reviews')
  await expect(main.getByText(/^5 problems today, about \d+ min\./)).toBeVisible()
  await expect(main.getByText('2 more wait: at this pace for 1 more day.')).toBeVisible()

  // The file has the days and counts of the table. A separate file has all reviews.
  const ahead = main.getByRole('region', { name: 'The next two weeks' })
  const shown = await ahead
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => row.children[1]?.textContent))
  const days = page.waitForEvent('download')
  await ahead.getByRole('button', { name: 'How it is counted: The next two weeks' }).press('Enter')
  await ahead.getByRole('button', { name: 'Download The next two weeks as CSV' }).press('Enter')
  const saved = await days
  expect(saved.suggestedFilename()).toBe('reviews-ahead.csv')
  const [head, ...lines] = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n')
  expect(head).toBe('"Day","Reviews"')
  expect(lines.map((line) => line.match(/^"\d{4}-\d\d-\d\d","(\d+)"$/)?.[1])).toEqual(shown)
  expect(lines).toHaveLength(14)

  const rows = main.getByRole('list', { name: 'Due today' }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const name = String(await rows.first().locator('.row-title').textContent())
  const group = main.getByRole('group', { name: `How well did you know ${name}?` })
  await group.getByRole('button', { name: /^Good / }).press('Enter')
  await expect(main.getByText(new RegExp(`^${escaped(name)} comes back on `))).toBeVisible()
  await expect(rows).toHaveCount(4)
  await expect(main.getByText('1 done today.')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused()
  await main.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(rows).toHaveCount(5)

  const later = rows.first()
  await later.getByText('Not today').press('Enter')
  await later.getByRole('button', { name: 'In 3 days' }).press('Enter')
  // Another review takes its place.
  await expect(main.getByText('1 more waits: at this pace for 1 more day.')).toBeVisible()
  await rows.last().getByText('Not today').press('Enter')
  await rows.last().getByRole('button', { name: 'Drop' }).press('Enter')
  await expect(main.getByText(/does not come back/)).toBeVisible()
  await main.getByRole('link', { name: 'All', exact: true }).press('Enter')
  await expect(main.getByText(/^Comes back on /)).toHaveCount(1)
  await expect(main.getByText(/^Waits since /)).toHaveCount(5)
  const all = page.waitForEvent('download')
  await main.getByRole('button', { name: 'How it is counted: All reviews' }).press('Enter')
  await main.getByRole('link', { name: 'Download All reviews as CSV' }).press('Enter')
  expect((await all).suggestedFilename()).toBe('reviews.csv')
  await main.getByRole('link', { name: 'Dropped' }).press('Enter')
  await main.getByRole('button', { name: 'Review again' }).press('Enter')
  await expect(main.getByText('None dropped')).toBeVisible()

  await main.getByRole('link', { name: 'Still remembered' }).press('Enter')
  await expect(main.getByText(/^\d of 7$/)).toBeVisible()
  await main
    .getByRole('button', { name: /^How it is counted/ })
    .first()
    .press('Enter')
  await expect(main.getByText(/FSRS, a model of forgetting/)).toBeVisible()
  const file = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Download Still known, expected as CSV' }).press('Enter')
  expect((await file).suggestedFilename()).toBe('reviews-kept.csv')
})

/** Ticks questions as a device does that was offline for four days. */
async function tickEarlier(email: string, many: number) {
  const token = await tokenOf(email)
  const { topics } = (await callApi('GET', '/topics/')) as unknown as { topics: { id: string }[] }
  const answer = await callApi('GET', `/topics/${topics[0]?.id}/questions`)
  const { questions } = answer as unknown as { questions: { id: string }[] }
  const at = new Date(Date.now() - 4 * 86_400_000).toISOString()
  for (const { id } of questions.slice(0, many))
    await callApi('PUT', `/progress/memberId/questions/${id}/completed`, { completed: true, at }, token)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
