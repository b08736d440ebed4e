// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { pass } from '../../../testing/browser-page.tsx'
import { ashasSession } from '../../../testing/member.ts'
import { refusal } from '../../../testing/network.ts'
import {
  all,
  dismissToast,
  enter,
  field,
  nameOf,
  one,
  press,
  pressButton,
  said,
  toasts,
  until,
} from '../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const idOf = (at: number) => `0197f9a0-0000-7000-8000-${String(at).padStart(12, '0')}`
const topic = {
  id: idOf(1),
  slug: 'two-pointers',
  title: 'Two Pointers',
  description: 'From both ends.',
  difficulty: 'Beginner',
  questions: { Easy: 2, Medium: 1, Hard: 1 },
  solvable: 0,
}
const questions = (
  [
    ['Merge Sorted Array', 'Easy'],
    ['Sort Array by Parity', 'Medium'],
    ['Valid Palindrome', 'Easy'],
    ['Trapping Rain Water', 'Hard'],
  ] as const
).map(([questionName, difficulty], at) => ({
  id: idOf(10 + at),
  questionName,
  difficulty,
  link: `https://leetcode.com/problems/${at}/`,
}))
const LIST = `GET /topics/${topic.id}/questions`
const answers: Answers = { 'GET /topics/': { topics: [topic] }, [LIST]: { questions } }

/** Replaces the server, and stores the member's ticks. */
function ticking(refused = false) {
  const ticked = new Set<string>()
  const asOf = '2026-11-28T12:00:00.000Z'
  const own: Answers = {
    ...answers,
    'GET /progress/memberId/completed-questions': () => ({
      completedQuestion: [...ticked].map((questionId) => ({
        questionId,
        topicIds: [topic.id],
        difficulty: 'Easy',
        completedAt: asOf,
      })),
      asOf,
      next: [],
    }),
  }
  for (const { id } of questions)
    own[`PUT /progress/memberId/questions/${id}/completed`] = ({ body }) => {
      if (refused && ticked.size > 0) return refusal(500, 'Broken')
      if (body.completed) ticked.add(id)
      else ticked.delete(id)
      return { completed: body.completed, saidAt: asOf }
    }
  return { own, ticked }
}

const open = (session: typeof ashasSession | null, given: Answers) =>
  openScreen(`/dsa?topic=${topic.id}`, { session, answers: given })
const boxes = () => all<HTMLInputElement>('checkbox', /^Done: /)
const listed = () => boxes().map((box) => nameOf(box).replace('Done: ', ''))
const names = (...at: number[]) => at.map((one) => questions[one]?.questionName)
const tick = async (at: number) => {
  await press(boxes()[at] as HTMLElement)
  await until(() => expect(boxes()[at]?.getAttribute('aria-busy')).toBeNull())
}

test('DSA-13 DSA-14 DSA-15 DSA-16 DSA-22 search and difficulty find questions together', async () => {
  await open(null, answers)
  const search = field('Search questions')
  expect([search.placeholder, search.value]).toEqual(['Search questions...', ''])
  const buttons = () => all('button', /^/, one('group', 'Difficulty'))
  const pressed = () =>
    buttons()
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map(nameOf)
  expect(buttons().map(nameOf)).toEqual(['All', 'Easy', 'Medium', 'Hard'])
  expect(pressed()).toEqual(['All'])
  expect(listed()).toEqual(names(0, 1, 2, 3))
  for (const [name, found] of [
    ['Easy', [0, 2]],
    ['Medium', [1]],
    ['Hard', [3]],
    ['All', [0, 1, 2, 3]],
  ] as const) {
    await pressButton(name)
    expect([pressed(), listed()]).toEqual([[name], names(...found)])
  }
  await enter(search, 'aRRay')
  expect(listed()).toEqual(names(0, 1))
  await pressButton('Medium')
  expect(listed()).toEqual(names(1))
  await enter(search, 'no question is called so')
  expect(said()).toContain('No questions found')
  expect(boxes()).toEqual([])
})

test('DSA-22 a topic without questions shows an empty state', async () => {
  await open(null, { ...answers, [LIST]: { questions: [] } })
  expect(said()).toContain('No questions found')
})

test('DSA-21 a row opens its problem in a new tab', async () => {
  await open(null, answers)
  const link = one<HTMLAnchorElement>('link', /Open Merge Sorted Array in a new tab$/)
  expect([link.href, link.target]).toEqual([questions[0]?.link, '_blank'])
})

test('DSA-303 a row says Solve where it can be solved here, else where it leads, and the topic says how many', async () => {
  const problem = {
    slug: 'dry-feet',
    title: 'Dry Feet',
    difficulty: 'Medium',
    topics: [],
    question: null,
    leetcode: null,
    style: 'function',
  } as const
  const problems = [{ ...problem, questionId: questions[1]?.id ?? null, languages: ['python'] as const }]
  await open(ashasSession, { ...ticking().own, 'GET /problems': { data: problems } })
  await until(() => expect(said()).toContain('4 problems, 1 here'))
  const solve = one<HTMLAnchorElement>('link', /^Solve /)
  expect([nameOf(solve), solve.getAttribute('href')]).toEqual([
    'Solve Sort Array by Parity',
    '/dsa/problems/dry-feet',
  ])
  expect(all('link', /Open .* in a new tab$/).map(nameOf)).toEqual([
    'LeetCode Open Merge Sorted Array in a new tab',
    'Open Sort Array by Parity in a new tab',
    'LeetCode Open Valid Palindrome in a new tab',
    'LeetCode Open Trapping Rain Water in a new tab',
  ])
  // This row is the one to continue with.
  const row = document.querySelector('[aria-current=step]')
  expect(row?.id).toBe(`question-${questions[1]?.id}`)
})

test('DSA-24 ERR-14 after a failed toggle the row is unchanged, and one toast says why', async () => {
  await open(ashasSession, ticking(true).own)
  await tick(0)
  expect(boxes()[0]?.checked).toBe(true)
  for (const at of [0, 1]) {
    await tick(at)
    expect(toasts()).toEqual(['Error: Server error. Please try again later.'])
    await dismissToast()
  }
  expect(boxes().map((box) => box.checked)).toEqual([true, false, false, false])
})

test('DSA-27 a visitor sees every question unticked, cannot tick, and no request for progress is sent', async () => {
  const { sent } = await open(null, answers)
  expect(boxes().map((box) => [box.checked, box.disabled])).toEqual(questions.map(() => [false, true]))
  boxes()[0]?.click()
  await pass()
  expect(boxes()[0]?.checked).toBe(false)
  await press(one('link', 'BACK TO TOPICS'))
  one('link', 'START Two Pointers')
  expect(sent.filter(({ path }) => path.startsWith('/progress/'))).toEqual([])
})

test('DSA-23 DSA-25 the toast undoes an untick, and the question is completed as before', async () => {
  const { own, ticked } = ticking()
  await open(ashasSession, own)
  await tick(0)
  expect(boxes()[0]?.checked).toBe(true)
  await tick(0)
  expect(boxes()[0]?.checked).toBe(false)
  expect(toasts().join()).toContain('is unticked.')
  await pressButton('Undo')
  await until(() => expect(boxes()[0]?.checked).toBe(true))
  expect([...ticked]).toEqual([questions[0]?.id])
})
