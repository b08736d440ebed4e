import type { Page } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { expect, test } from './journey.ts'
import { followLink, newMember, openPage, signInWithoutForm } from './people.ts'
import { questionsOf, tick, topicCalled } from './questions.ts'

const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^START / }) })

test('DSA-05 the topics do not move when the progress of the member arrives', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  await openPage(page, '/events')
  const { letGo } = await serverHolds(page, '/api/v1/progress/memberId/completed-questions')
  await followLink(page, '/dsa')
  const progress = page.getByRole('region', { name: 'Your progress' })
  const boxes = () => cards(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  await expect(progress).toHaveAttribute('aria-busy', 'true')
  const before = await boxes()
  letGo()
  await expect(progress).toContainText('0 days')
  for (const [at, y] of (await boxes()).entries())
    expect(Math.abs(y - (before[at] ?? Number.NaN))).toBeLessThan(2)
})

test('DSA-28 the topic worked on last names the problem to continue with, and its link leads there', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  const topic = await topicCalled(page, 'Two Pointers')
  const all = await questionsOf(page, topic)
  const { data } = (await (await page.request.get('/api/v1/problems')).json()) as { data: Listed[] }
  const [first, second] = all.filter(({ id }) => data.some(({ questionId }) => questionId === id))
  if (!first || !second) throw new Error('The topic has too few questions that can be solved here')
  await tick(page, first)
  await openPage(page, '/dsa')
  const progress = page.getByRole('region', { name: 'Your progress' })
  await expect(progress.getByRole('link', { name: topic.title, exact: true })).toBeVisible()
  const onward = page.getByRole('link', { name: /^Continue: / })
  const here = data.find(({ questionId }) => questionId === second.id)
  await expect(onward).toHaveText(`Continue: ${here?.title}`)
  // A topic that a club has just added has no questions yet.
  const filled = cards(page).filter({ has: page.getByRole('link', { name: /^(?:Begin|Continue): / }) })
  expect(await filled.count()).toBeGreaterThan(15)
  await expect(page.getByRole('link', { name: /^Begin: / })).toHaveCount((await filled.count()) - 1)
  await onward.click()
  await expect(page.getByText(`Like ${second.questionName}`)).toBeVisible()
  await page.goBack()
  await page.setViewportSize({ width: 360, height: 740 })
  await progress.getByRole('link', { name: topic.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic.title)
  await expect(page.locator(`#question-${second.id}`)).toHaveAttribute('aria-current', 'step')
})

interface Listed {
  readonly questionId: string | null
  readonly title: string
}
