import type { Locator, Page } from '@playwright/test'
import { ADMIN, expect, test } from './journey.ts'
import { enter, hold, newMember, open } from './people.ts'
import {
  boxes,
  boxOf,
  completedOf,
  expectListed,
  FROM_HERE,
  nameIn,
  questionsOf,
  rowOf,
  type Topic,
  tick,
  topicCalled,
  topicsOf,
} from './questions.ts'
import { toasts } from './toasts.ts'

const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^START / }) })
const start = (page: Page, { title }: Topic) =>
  page.getByRole('link', { name: `START ${title}`, exact: true })
const difficulty = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const expectCards = (page: Page, topics: readonly Topic[]) =>
  expect(cards(page).getByRole('heading')).toHaveText(topics.map(({ title }) => title))

async function openTopic(page: Page, title = 'Two Pointers') {
  const topic = await topicCalled(page, title)
  await open(page, `/dsa?topic=${topic.id}`)
  return { topic, questions: await questionsOf(page, topic) }
}

test('DSA-01 DSA-02 DSA-03 DSA-05 DSA-09 the topics view: badge, heading, search box, cards as they are sent', async ({
  page,
}) => {
  const topics = await topicsOf(page)
  const [first] = topics
  if (!first) throw new Error('There are no topics')
  const added = { ...first, id: crypto.randomUUID(), title: 'Sent just now' }
  await page.route('**/api/v1/topics/', (route) =>
    route.fulfill({ json: sent({ topics: [...topics, added] }) }),
  )
  await open(page, '/')
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

test('DSA-04 DSA-08 the topic search reads titles and descriptions, ignoring case', async ({ page }) => {
  const topics = await topicsOf(page)
  await open(page, '/dsa')
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
  await page.route('**/api/v1/topics/', (route) => route.fulfill({ json: sent({ topics: [] }) }))
  const letGo = await holdBefore(page, '/topics/')
  await open(page, '/')
  await page.getByRole('link', { name: 'START CODING' }).click()
  await expect(page.getByText('Loading topics...', { exact: true })).toBeVisible()
  await expect(page.getByText('No topics found')).toBeHidden()
  letGo()
  await expect(page.getByText('No topics found', { exact: true })).toBeVisible()
  await expect(page.getByText('Loading topics...')).toBeHidden()
})

test('DSA-06 DSA-10 DSA-11 DSA-12 START opens the questions of its topic, BACK TO TOPICS leaves them', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => /questions$/.test(request.url()) && asked.push(request.url()))
  const chosen = [await topicCalled(page, 'Two Pointers'), await topicCalled(page, 'Binary Search')]
  await open(page, '/dsa')
  for (const [at, topic] of chosen.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master Data Structures & Algorithms')
    expect(asked).toHaveLength(at)
    await expect(start(page, topic)).toHaveText('START')
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

test('DSA-13 DSA-14 DSA-15 DSA-16 DSA-22 search and difficulty find questions together', async ({ page }) => {
  const { questions } = await openTopic(page)
  const search = page.getByPlaceholder('Search questions...', { exact: true })
  await expect(search).toHaveValue('')
  const buttons = page.getByRole('group', { name: 'Difficulty' }).getByRole('button')
  await expect(buttons).toHaveText(['All', 'Easy', 'Medium', 'Hard'])
  await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveText(['All'])
  await expectListed(page, questions)

  for (const name of ['Easy', 'Medium', 'Hard'] as const) {
    await difficulty(page, name).click()
    await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveText([name])
    const wanted = questions.filter((one) => one.difficulty === name)
    expect(wanted.length).toBeGreaterThan(0)
    await expectListed(page, wanted)
  }
  await difficulty(page, 'All').click()
  await search.fill('aRRay')
  const found = questions.filter(({ questionName }) => questionName.toLowerCase().includes('array'))
  await expectListed(page, found)
  await difficulty(page, 'Medium').click()
  const both = found.filter((one) => one.difficulty === 'Medium')
  expect([both.length > 0, both.length < found.length]).toEqual([true, true])
  await expectListed(page, both)

  await search.fill('no question is called so')
  await expect(page.getByText('No questions found', { exact: true })).toBeVisible()
  await expect(boxes(page)).toHaveCount(0)
})

test('DSA-22 a topic without questions says so', async ({ page }) => {
  await page.route('**/topics/*/questions', (route) => route.fulfill({ json: sent({ questions: [] }) }))
  await open(page, '/dsa')
  await start(page, await topicCalled(page, 'Two Pointers')).click()
  await expect(page.getByText('No questions found', { exact: true })).toBeVisible()
})

test('DSA-17 DSA-18 DSA-19 a row: checkbox and name, struck through exactly for what is completed', async ({
  page,
}) => {
  await enter(page, (await newMember()).email)
  const questions = await questionsOf(page, await topicCalled(page, 'Two Pointers'))
  const done = [questions[0], questions[3]].filter((one) => one !== undefined)
  for (const question of done) await tick(page, question)
  await openTopic(page)
  await expect(boxes(page)).toHaveCount(questions.length)
  for (const question of questions) {
    const isDone = done.includes(question)
    await expect(boxOf(page, question)).toBeChecked({ checked: isDone })
    await expect(nameIn(page, question)).toBeVisible()
    await expect(nameIn(page, question)).toHaveCSS('text-decoration-line', isDone ? 'line-through' : 'none')
    // The line itself is drawn, so that it can run from left to right.
    await expect(nameIn(page, question)).toHaveCSS('background-size', isDone ? '100% 1.5px' : '0% 1.5px')
  }
})

test('DSA-20 CONST-06 a badge for each difficulty: green, amber and red, in both themes', async ({
  page,
}) => {
  const { questions } = await openTopic(page)
  const hues = { Easy: [100, 170], Medium: [28, 60], Hard: [-20, 20] } as const
  expect([...new Set(questions.map((one) => one.difficulty))].sort()).toEqual(Object.keys(hues).sort())
  for (const theme of ['dark', 'light']) {
    for (const question of questions) {
      const badge = rowOf(page, question).getByText(question.difficulty, { exact: true })
      const hue = await hueOf(badge)
      const [from, to] = hues[question.difficulty]
      expect(hue, `${theme} ${question.difficulty}`).toBeGreaterThan(from)
      expect(hue, `${theme} ${question.difficulty}`).toBeLessThan(to)
    }
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  }
})

test('DSA-21 a row opens its problem in a new tab', async ({ page, context }) => {
  const { questions } = await openTopic(page)
  const [question] = questions
  if (!question) throw new Error('The topic has no questions')
  await context.route(question.link, (route) => route.fulfill({ body: 'the problem' }))
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: `Open ${question.questionName} in a new tab`, exact: true }).click()
  await (await opened).waitForURL(question.link)
  await expect(page).toHaveURL(/\/dsa\?topic=/)
})

test('DSA-23 DSA-25 DSA-26 a click changes the box once the call has succeeded, a second takes it back', async ({
  page,
}) => {
  await enter(page, (await newMember()).email)
  const { questions, topic } = await openTopic(page)
  const [question] = questions
  if (!question) throw new Error('The topic has no questions')
  const box = boxOf(page, question)
  const path = `/progress/memberId/questions/${question.id}/completed/toggle`
  for (const checked of [true, false]) {
    const letGo = await hold(page, path)
    const called = page.waitForRequest((request) => request.url().endsWith(`/api/v1${path}`))
    const anew = [`/topics/${topic.id}/questions`, '/progress/memberId/completed-questions'].map((list) =>
      page.waitForResponse((response) => response.url().endsWith(`/api/v1${list}`)),
    )
    await box.click()
    expect((await called).method()).toBe('PATCH')
    await expect(box).toHaveAttribute('aria-busy', 'true')
    await expect(box).toBeChecked({ checked: !checked })
    letGo()
    await expect(box).toBeChecked({ checked })
    expect((await Promise.all(anew)).map((response) => response.status())).toEqual([200, 200])
    await page.reload()
    await expect(box).toBeChecked({ checked })
    expect(await completedOf(page)).toEqual(checked ? [question.id] : [])
    await page.unrouteAll()
    await open(page, page.url())
  }
})

test('DSA-24 ERR-14 after a failed toggle all is as before, and one toast says why', async ({ page }) => {
  await enter(page, (await newMember()).email)
  const { questions } = await openTopic(page)
  const [done, open] = questions
  if (!done || !open) throw new Error('The topic has too few questions')
  await boxOf(page, done).click()
  await expect(boxOf(page, done)).toBeChecked()
  await page.route('**/completed/toggle', (route) => route.fulfill({ status: 500, json: refused('Broken') }))
  for (const question of [done, open]) {
    const answered = page.waitForResponse('**/completed/toggle')
    await boxOf(page, question).click()
    await answered
    await expect(toasts(page)).toHaveText(['Error: Server error. Please try again later.'])
    await expect(boxOf(page, question)).not.toHaveAttribute('aria-busy')
    await page.getByRole('button', { name: /^Dismiss:/ }).click()
    await expect(toasts(page)).toHaveCount(0)
  }
  await expect(boxOf(page, done)).toBeChecked()
  await expect(boxOf(page, open)).not.toBeChecked()
  await expect(nameIn(page, done)).toHaveCSS('text-decoration-line', 'line-through')
  await expect(nameIn(page, open)).toHaveCSS('text-decoration-line', 'none')
})

test('DSA-27 a visitor sees every question unticked, cannot tick, and nobody asks what is done', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => /\/progress\//.test(request.url()) && asked.push(request.url()))
  const { questions } = await openTopic(page)
  await expect(boxes(page)).toHaveCount(questions.length)
  for (const question of questions) {
    await expect(boxOf(page, question)).not.toBeChecked()
    await expect(boxOf(page, question)).toBeDisabled()
  }
  await boxes(page).first().click({ force: true })
  await expect(boxes(page).first()).not.toBeChecked()
  await page.getByRole('link', { name: 'BACK TO TOPICS' }).click()
  await expect(cards(page).first()).toBeVisible()
  expect(asked).toEqual([])
})

test('CONST-06 a question is Easy unless it is told otherwise, and nothing but the three is taken', async ({
  page,
}) => {
  await enter(page, ADMIN)
  await open(page, '/dashboard/createModule')
  const choice = page.getByRole('group', { name: 'Question 1' }).getByLabel('Difficulty', { exact: true })
  await expect(choice).toHaveValue('Easy')
  await expect(choice.getByRole('option')).toHaveText(['Easy', 'Medium', 'Hard'])

  const send = (question: object) =>
    page.request.post('/api/v1/admin/createModule', {
      headers: FROM_HERE,
      data: { title: 'Three words', description: 'How hard a question may be.', questions: [question] },
    })
  const row = { questionName: 'Two Sum', link: 'https://leetcode.com/problems/two-sum/' }
  const made = await send(row)
  expect(made.status()).toBe(201)
  expect(JSON.stringify(await made.json())).toContain('"difficulty":"Easy"')
  expect((await send({ ...row, difficulty: 'easy' })).status()).toBe(400)
  expect((await send({ ...row, difficulty: 'Hard' })).status()).toBe(201)
})

const sent = (answer: object) => ({ success: true, message: 'OK', ...answer })
const refused = (message: string) => ({ success: false, message })

/** Holds what an earlier route answers. */
async function holdBefore(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api/v1${path}`, async (route) => {
    await gate
    await route.fallback()
  })
  return letGo
}

/** The hue of an element's text in degrees, from -180 to 180: red is 0, green 120. */
const hueOf = (element: Locator) =>
  element.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('There is no canvas')
    canvas.fillStyle = getComputedStyle(node).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  })
