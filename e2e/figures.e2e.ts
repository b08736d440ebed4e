import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { FAIR_CUTS_JAVASCRIPT, judgeIsMade, openPlain, submissionOf } from './problems.ts'
import { readIn } from './reading.ts'
import { callFrom, newExperience, newModule, unique } from './writing.ts'

/** A screen with figures: its path, its title, the explanation, the file name and the first line of the file. */
type Screen = readonly [path: string, title: string, words: RegExp, file: string, head: string]

const screensWith = (
  made: Record<'topic' | 'module' | 'plan' | 'page' | 'module title', string>,
): Screen[] => [
  ['/dsa', 'Your progress', /^Done: the problems in the tracker/, 'mastery.csv', '"Topic","Problems","Done"'],
  [`/dsa?topic=${made.topic}`, 'This topic', /^Done: the problems in this topic/, 'mastery.csv', '"Topic",'],
  [
    '/dsa/lists/blind-75',
    'This list',
    /^Done: the problems in the list/,
    'list.csv',
    '"Problems","Done","All"',
  ],
  ['/dsa/lists', 'Lists of the club', /^Done: the problems in the list/, 'lists.csv', '"List","Problems"'],
  ['/dsa/lists', 'Your lists', /^Done: the problems in the list/, 'own-lists.csv', '"List","Problems"'],
  ['/dsa/problems', 'Problems', /^Solved by: how many members/, 'problems.csv', '"Problem","Solved by"'],
  ['/dashboard', 'Learning Modules', /^Done: the problems in a module/, 'modules.csv', '"Module","Problems"'],
  [made.module, made['module title'], /^Done: the problems in a module/, 'module.csv', '"Module","Problems"'],
  ['/today', 'Today', /^Minutes are what such a problem/, 'today.csv', '"Minutes",""'],
  ['/profile', 'Activity', /^The calendar has a square/, 'streak.csv', '"Day","State"'],
  [made.page, 'Activity', /^The calendar has a square/, 'days.csv', '"Day","Problems"'],
  [made.page, 'SOLVED BY TOPIC', /^Solved: the problems/, 'solved.csv', '"Topic","Problems","Solved"'],
  ['/dashboard/plans', 'Plans', /^Done: the problems in the plan/, 'plans.csv', '"Plan","Problems"'],
  [made.plan, 'Blind 75', /^Done: the problems in the plan/, 'plan.csv', '"Day","Problem"'],
  ['/dashboard/companies', 'Companies', /^Counted are published/, 'companies.csv', '"Company","Experiences"'],
  ['/dashboard/companies/Google', 'Interviews at Google', /^Counted are/, 'google.csv', '"Of","Name"'],
]

test('LEARN-270 LEARN-273 on a phone, by keyboard, every screen with figures says how they are counted and gives them as a file', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, (await newMember()).email)
  const made = await prepare(page)
  for (const [path, title, words, name, head] of screensWith(made)) {
    if (!page.url().endsWith(path)) await openPage(page, path)
    await explained(page, title, words)
    const file = page.waitForEvent('download')
    // The control is a link when a server has the file, and a button when the page makes the file.
    const csv = page.getByRole('main').getByText(`Download ${title} as CSV`, { exact: true })
    await csv.press('Enter')
    const download = await file
    expect([path, download.suggestedFilename()]).toEqual([path, name])
    const text = readFileSync(await download.path(), 'utf8')
    expect(text.slice(1, 1 + head.length), path).toBe(head)
    expect(text.trim().split('\n').length, path).toBeGreaterThan(1)
    // A title that a spreadsheet would run stays text.
    if (name === 'own-lists.csv') expect(text).toContain(`"'=1+1"`)
  }
  expect(await axeFinds(page)).toEqual([])
  await openPage(page, '/dashboard/leaderboard')
  await explained(page, 'Leaderboard', /^A problem counts once/)
  await openPage(page, '/dsa/reviews/all')
  await explained(page, 'All reviews', /FSRS/)

  await readIn(page, 'hi')
  await openPage(page, '/dsa')
  await page
    .getByRole('button', { name: /^यह कैसे गिना जाता है/ })
    .first()
    .press('Enter')
  await expect(page.getByText(/^पूरी: ट्रैकर की वे प्रॉब्लम/)).toBeVisible()
})

test('LEARN-270 after Accepted the fuel is explained', async ({ page, request, baseURL }) => {
  await judgeIsMade(request, baseURL)
  await signInWithoutForm(page, (await newMember()).email)
  const code = await openPlain(page, 'fair-cuts')
  await code.fill(FAIR_CUTS_JAVASCRIPT)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()
  await explained(page, 'Fuel used', /^Fuel counts the steps of your program/)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Fuel used as CSV' }).click()
  expect(readFileSync(await (await file).path(), 'utf8')).toMatch(/"Fuel used","\d+","\d+"/)
})

async function explained(page: Page, title: string, words: RegExp) {
  await page.getByRole('button', { name: `How it is counted: ${title}`, exact: true }).press('Enter')
  await expect(page.getByRole('main').getByText(words).filter({ visible: true })).toHaveCount(1)
}

async function prepare(page: Page) {
  const { topics } = await (await page.request.get('/api/v1/topics/')).json()
  const { questions } = await (await page.request.get(`/api/v1/topics/${topics[0].id}/questions`)).json()
  const [question] = questions
  await callFrom(page, 'PATCH', `/progress/memberId/questions/${question.id}/completed/toggle`)
  await callFrom(page, 'POST', '/own-lists', { title: '=1+1', description: '' })
  await newExperience({ company: 'Google', candidate: 'Kavya' })
  const title = unique('Figures')
  const link = 'https://leetcode.com/problems/two-sum/'
  const asked = { questionName: question.questionName, difficulty: question.difficulty, link }
  const module = await newModule({ title, level: 'Beginner', questions: [asked] })
  const plan = await callFrom(page, 'POST', '/plans', {
    source: { kind: 'list', slug: 'blind-75' },
    hours: 5,
    weekdays: [1, 3, 5],
    level: 'beginner',
    hard: 'out',
    endsOn: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
  })
  const shown = await callFrom(page, 'PATCH', '/members/me/page', {
    page: 'members',
    solved: 'members',
    activity: 'members',
  })
  const { data: own } = await shown.json()
  return {
    topic: topics[0].id,
    module: `/dashboard/modules/${module}`,
    'module title': title,
    plan: `/dashboard/plans/${(await plan.json()).data._id}`,
    page: `/members/${own.handle}`,
  }
}
