import type { Locator, Page } from '@playwright/test'
import { serverAnswers, serverHolds, serverRefuses } from './interception/server-holds.ts'
import { ADMIN, expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import {
  boxes,
  boxOf,
  completedOf,
  expectListed,
  FROM_HERE,
  nameIn,
  openTopic,
  questionsOf,
  rowOf,
  tick,
  topicCalled,
} from './questions.ts'
import { toasts } from './toasts.ts'

const difficulty = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

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

test('DSA-29 MOD-11 what can be solved here is kept alone, from the topics to the questions and in modules', async ({
  page,
}) => {
  const only = page.getByRole('checkbox', { name: 'Solvable here' })
  const marks = page.getByRole('link', { name: /^Solvable here: / })
  await openPage(page, '/dsa')
  const start = page.getByRole('link', { name: 'START Two Pointers', exact: true })
  await only.check()
  await expect(page).toHaveURL('/dsa?solvable=1')
  await expect(page.getByText(/\d+ solvable here$/)).not.toHaveCount(0)
  await start.click()
  await expect(only).toBeChecked()
  await expect(page.getByRole('heading', { level: 1, name: 'Two Pointers' })).toBeFocused()
  await page.reload()
  const { questions } = await openTopic(page)
  await only.check()
  await expect(boxes(page)).toHaveCount(await marks.count())
  expect(await marks.count()).toBeGreaterThan(0)
  expect(await marks.count()).toBeLessThan(questions.length)

  await openPage(page, '/dashboard?solvable=1')
  await page
    .getByRole('link', { name: /^Start Learning/ })
    .first()
    .click()
  await expect(page).toHaveURL(/dashboard.modules.*solvable=1$/)
  // The list of modules has such a box, too, and marks none: the module must be there before they are counted.
  const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await expect(only).toBeChecked()
  await expect(rows).toHaveCount(await marks.count())
})

test('DSA-22 a topic without questions shows an empty state', async ({ page }) => {
  await serverAnswers(page, '/api/v1/topics/*/questions', { success: true, message: 'OK', questions: [] })
  await openPage(page, '/dsa')
  await page.getByRole('link', { name: 'START Two Pointers', exact: true }).click()
  await expect(page.getByText('No questions found', { exact: true })).toBeVisible()
})

test('DSA-17 DSA-18 DSA-19 a row: checkbox and name, struck through only when completed', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
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
    // The line is a background, so that it can be animated from left to right.
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
  // Another site, which no journey asks for anything.
  await context.route(question.link, (route) => route.fulfill({ body: 'the problem' }))
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: `Open ${question.questionName} in a new tab`, exact: true }).click()
  await (await opened).waitForURL(question.link)
  await expect(page).toHaveURL(/\/dsa\?topic=/)
})

/** The movement of what is drawn in a box: it turns while the box is being saved. */
const ringOf = (box: Locator) => box.evaluate((one) => getComputedStyle(one, '::after').animationName)

test('DSA-23 DSA-25 DSA-26 a click changes the box once the call has succeeded, and a second click reverts it', {
  tag: '@spine',
}, async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const { questions, topic } = await openTopic(page)
  const [question] = questions
  if (!question) throw new Error('The topic has no questions')
  const box = boxOf(page, question)
  const path = `/progress/memberId/questions/${question.id}/completed`
  for (const checked of [true, false]) {
    const { letGo } = await serverHolds(page, `/api/v1${path}`)
    const called = page.waitForRequest((request) => request.url().endsWith(`/api/v1${path}`))
    const anew = [`/topics/${topic.id}/questions`, '/progress/memberId/completed-questions'].map((list) =>
      page.waitForResponse((response) => response.url().endsWith(`/api/v1${list}`)),
    )
    await box.click()
    const sent = await called
    expect([sent.method(), sent.postDataJSON().completed]).toEqual(['PUT', checked])
    await expect(box).toHaveAttribute('aria-busy', 'true')
    await expect(box).toBeChecked({ checked: !checked })
    expect(await ringOf(box)).toBe('turn')
    letGo()
    await expect(box).toBeChecked({ checked })
    expect(await ringOf(box)).toBe('none')
    expect((await Promise.all(anew)).map((response) => response.status())).toEqual([200, 200])
    await page.reload()
    await expect(box).toBeChecked({ checked })
    expect(await completedOf(page)).toEqual(checked ? [question.id] : [])
    await openPage(page, page.url())
  }
})

test('DSA-24 ERR-14 after a failed toggle the row is unchanged, and one toast says why', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const { questions } = await openTopic(page)
  const [done, open] = questions
  if (!done || !open) throw new Error('The topic has too few questions')
  await boxOf(page, done).click()
  await expect(boxOf(page, done)).toBeChecked()
  await serverRefuses(page, '/api/v1/progress/memberId/questions/*/completed', 500, { message: 'Broken' })
  for (const question of [done, open]) {
    const answered = page.waitForResponse('**/questions/*/completed')
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

test('DSA-27 a visitor sees every question unticked, cannot tick, and no request for progress is sent', async ({
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
  await expect(page.getByRole('link', { name: /^START / }).first()).toBeVisible()
  expect(asked).toEqual([])
})

test('CONST-06 a question is Easy by default, and the server accepts only the three difficulties', async ({
  page,
}) => {
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/createModule')
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

test('DSA-23 DSA-25 the toast undoes an untick, and the question is completed as before', async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  const { questions } = await openTopic(page)
  const [question] = questions
  if (!question) throw new Error('The topic has no questions')
  const box = boxOf(page, question)
  await box.click()
  await expect(box).toBeChecked()
  await box.click()
  await expect(box).not.toBeChecked()
  await expect(toasts(page)).toContainText(['is unticked.'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box).toBeChecked()
  expect(await completedOf(page)).toEqual([question.id])
})
