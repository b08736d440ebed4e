import type { Page } from '@playwright/test'
import { serverAnswers, serverHolds } from './interception/server-holds.ts'
import { expect, test } from './journey.ts'
import { followLink, newMember, openPage, signInWithoutForm } from './people.ts'
import { expectListed, questionsOf, type Topic, tick, topicCalled, topicsOf } from './questions.ts'

const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^START / }) })
const start = (page: Page, { title }: Topic) =>
  page.getByRole('link', { name: `START ${title}`, exact: true })

const expectCards = (page: Page, topics: readonly Topic[]) =>
  expect(cards(page).getByRole('heading')).toHaveText(topics.map(({ title }) => title))

test('DSA-01 DSA-02 DSA-03 DSA-05 DSA-09 the topics view: badge, heading, search box, cards in the order of the answer', async ({
  page,
}) => {
  const topics = await topicsOf(page)
  const [first] = topics
  if (!first) throw new Error('There are no topics')
  const added = { ...first, id: crypto.randomUUID(), title: 'Sent just now' }
  await serverAnswers(page, '/api/v1/topics/', sent({ topics: [...topics, added] }))
  await openPage(page, '/')
  await page.getByRole('link', { name: 'START CODING' }).click()

  await expect(page.getByRole('banner').getByText('DSA TRACKER', { exact: true })).toBeVisible()
  const root = page.locator('html')
  await expect(root).toHaveClass(/\bdark\b/)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(root).not.toHaveClass(/\bdark\b/)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master Data Structures & Algorithms')
  await expect(page.getByText('Choose a topic to start practicing problems', { exact: true })).toBeVisible()
  await expect(page.getByPlaceholder('Search topics...', { exact: true })).toHaveValue('')
  await expectCards(page, [...topics, added])
  for (const [at, topic] of topics.entries()) {
    const card = cards(page).nth(at)
    await expect(card.getByText(topic.difficulty, { exact: true })).toBeVisible()
    await expect(card.getByText(topic.description, { exact: true })).toBeVisible()
  }
})

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

test('DSA-04 DSA-08 the topic search matches titles and descriptions, ignoring case', async ({ page }) => {
  const topics = await topicsOf(page)
  await openPage(page, '/dsa')
  const search = page.getByPlaceholder('Search topics...')
  const word = topics[3]?.description.split(' ').find((one) => /^[a-z]{5,}$/i.test(one)) ?? ''
  for (const text of ['tWo PoIn', word.toUpperCase()]) {
    const found = topics.filter(({ title, description }) =>
      [title, description].some((part) => part.toLowerCase().includes(text.toLowerCase())),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(topics.length)
    await search.fill(text)
    await expectCards(page, found)
  }
  await search.fill('no topic is called so')
  await expect(page.getByText('No topics found', { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('DSA-07 DSA-08 while topics load, and when there are none', async ({ page }) => {
  await serverAnswers(page, '/api/v1/topics/', sent({ topics: [] }))
  const { letGo } = await serverHolds(page, '/api/v1/topics/')
  await openPage(page, '/')
  await page.getByRole('link', { name: 'START CODING' }).click()
  await expect(page.getByText('Loading topics...', { exact: true })).toBeVisible()
  await expect(page.getByText('No topics found')).toBeHidden()
  letGo()
  await expect(page.getByText('No topics found', { exact: true })).toBeVisible()
  await expect(page.getByText('Loading topics...')).toBeHidden()
})

test('DSA-06 DSA-10 DSA-11 DSA-12 START opens the questions of its topic, BACK TO TOPICS returns to the topics', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => /questions$/.test(request.url()) && asked.push(request.url()))
  const chosen = [await topicCalled(page, 'Two Pointers'), await topicCalled(page, 'Binary Search')]
  await openPage(page, '/dsa')
  for (const [at, topic] of chosen.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master Data Structures & Algorithms')
    expect(asked).toHaveLength(at)
    await expect(start(page, topic)).toHaveText(`START ${topic.title}`)
    await start(page, topic).click()
    await expect(page.locator('main .badge', { hasText: topic.title })).toHaveText(topic.title)
    await expect(page.locator('main .badge', { hasText: topic.title })).toBeVisible()
    await expectListed(page, await questionsOf(page, topic))
    expect(asked).toHaveLength(at + 1)
    expect(asked[at]).toContain(topic.id)
    await page.getByRole('link', { name: 'BACK TO TOPICS' }).click()
    await expect(cards(page).first()).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  }
})

const sent = (answer: object) => ({ success: true, message: 'OK', ...answer })

test('DSA-28 the topic worked on last names the question to continue with, and its link leads to its row', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  const topic = await topicCalled(page, 'Two Pointers')
  const [first, second] = await questionsOf(page, topic)
  if (!first || !second) throw new Error('The topic has too few questions')
  await tick(page, first)
  await openPage(page, '/dsa')
  const progress = page.getByRole('region', { name: 'Your progress' })
  await expect(progress.getByRole('link', { name: topic.title, exact: true })).toBeVisible()
  const onward = page.getByRole('link', { name: /^Continue: / })
  await expect(onward).toHaveText(`Continue: ${second.questionName}`)
  // A topic that a club has just added has no question yet.
  const filled = cards(page).filter({ has: page.getByRole('link', { name: /^(?:Begin|Continue): / }) })
  expect(await filled.count()).toBeGreaterThan(15)
  await expect(page.getByRole('link', { name: /^Begin: / })).toHaveCount((await filled.count()) - 1)
  await onward.click()
  const row = page.locator(`#question-${second.id}`)
  await expect(row).toBeInViewport()
  await expect(row).toHaveAttribute('aria-current', 'step')
  await page.goBack()
  await page.setViewportSize({ width: 360, height: 740 })
  await progress.getByRole('link', { name: topic.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic.title)
})
