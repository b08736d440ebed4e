import type { Locator } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { ADMIN, expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import {
  boxes,
  boxOf,
  completedOf,
  FROM_HERE,
  nameIn,
  openTopic,
  questionsOf,
  rowOf,
  tick,
  topicCalled,
} from './questions.ts'

test('DSA-29 MOD-11 what can be solved here is kept alone, from the topics to the questions and in modules', async ({
  page,
}) => {
  const only = page.getByRole('checkbox', { name: 'Solvable here' })
  const marks = page.getByRole('listitem').getByRole('link', { name: /^Solve / })
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
  // The list of modules has the same checkbox but marks no rows. The rows are therefore counted after the module has loaded.
  const rows = page.getByRole('list', { name: 'Problems' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await expect(only).toBeChecked()
  await expect(rows).toHaveCount(await marks.count())
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

/** Returns the animation of the drawing in a checkbox. It turns while the tick is being saved. */
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

/** Returns the hue of an element's text in degrees, from -180 to 180: red is 0, green 120. */
const hueOf = (element: Locator) =>
  element.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('There is no canvas')
    canvas.fillStyle = getComputedStyle(node).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  })
