// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { asha, pass } from '../../testing/browser-page.tsx'
import { refusal } from '../../testing/network.ts'
import {
  dismissToast,
  enter,
  field,
  one,
  press,
  pressButton,
  said,
  toasts,
  until,
} from '../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../testing/screen.tsx'

afterEach(closeScreen)

const NETWORK = 'Error: Network error. Please check your connection.'
const SERVER = 'Error: Server error. Please try again later.'
const SAID = 'The club is closed today.'

const topic = {
  id: '0197f9a0-0000-7000-8000-000000000001',
  slug: 'two-pointers',
  title: 'Two Pointers',
  description: 'From both ends.',
  difficulty: 'Beginner',
  solvable: 0,
  questions: { Easy: 1, Medium: 0, Hard: 0 },
}
const question = {
  id: '0197f9a0-0000-7000-8000-000000000002',
  questionName: 'Container With Most Water',
  difficulty: 'Easy',
  link: 'https://leetcode.com/',
}
const TICK = `PUT /progress/memberId/questions/${question.id}/completed`
const box = () => one<HTMLInputElement>('checkbox', /^Done: /)

test('ERR-03 ERR-04 ERR-05 ERR-07 ERR-14 each kind of failed call shows exactly one toast', async () => {
  const answers: Answers = {
    'GET /topics/': { topics: [topic] },
    [`GET /topics/${topic.id}/questions`]: { questions: [question] },
    'GET /progress/memberId/completed-questions': {
      completedQuestion: [],
      asOf: '2026-11-28T12:00:00.000Z',
      next: [],
    },
  }
  await openScreen(`/dsa?topic=${topic.id}`, { session: asha, answers })
  const cases: [() => Response, string][] = [
    [() => refusal(403, SAID), `Error: ${SAID}`],
    [() => refusal(403), 'Error: Access Denied'],
    [() => refusal(400, SAID), `Error: ${SAID}`],
    [() => refusal(400), 'Error: Bad request'],
    [() => refusal(500, SAID), SERVER],
    [() => refusal(503), SERVER],
    [() => new Response('<h1>Bad gateway</h1>', { status: 502 }), SERVER],
    [() => refusal(409, SAID), `Error: ${SAID}`],
    [() => refusal(413, SAID), `Error: ${SAID}`],
    [() => refusal(422, SAID), `Error: ${SAID}`],
    [() => refusal(429, SAID), `Error: ${SAID}`],
    [() => refusal(413), 'Error: That is too large to be sent.'],
    [() => refusal(429), 'Error: Too many requests. Please try again later.'],
  ]
  for (const [answer, toast] of cases) {
    answers[TICK] = answer
    await press(box())
    await until(() => expect(toasts()).toEqual([toast]))
    await pass(1_000)
    expect(toasts()).toEqual([toast])
    expect([box().checked, box().getAttribute('aria-busy')]).toEqual([false, null])
    await dismissToast()
  }
  const at = '2026-11-28T12:00:00.000Z'
  const ticked = { questionId: question.id, topicIds: [topic.id], difficulty: 'Easy', completedAt: at }
  answers[TICK] = { completed: true, saidAt: at }
  answers['GET /progress/memberId/completed-questions'] = { completedQuestion: [ticked], asOf: at, next: [] }
  await press(box())
  await until(() => expect(box().checked).toBe(true))
  expect(toasts()).toEqual([])
})

test('ERR-06 a call without an answer shows one toast, where nothing is kept', async () => {
  const streak = {
    current: 0,
    longest: 0,
    zone: 'Asia/Kolkata',
    today: '2026-11-28',
    countsToday: false,
    freezes: 0,
    week: [],
    pausedUntil: null,
    goal: null,
    year: [],
    weeks: [],
    pauses: [],
  }
  const answers: Answers = { 'GET /streak': { data: streak }, 'PUT /streak/goal': 'lost' }
  await openScreen('/dsa/streak', { session: asha, answers })
  const goal = field('Goal for the week')
  await enter(goal, 'days 3')
  expect(toasts()).toEqual([NETWORK])
})

describe('ERR-04 what a call refuses', () => {
  const admin = { ...asha, role: 'admin' as const }

  test('is not said by a toast as well where it stands beside its field', async () => {
    const errors = { name: 'Not this one.' }
    const answers: Answers = {
      'GET /admin/batches': { data: [] },
      'POST /admin/batches': () =>
        Response.json({ success: false, message: 'Not this one.', errors }, { status: 400 }),
    }
    await openScreen('/dashboard/members', { session: admin, answers })
    await pressButton('Batches')
    const dialog = () => one('dialog', 'Batches')
    await enter(field('Name', dialog()), 'CSE 2031')
    await pressButton('Add batch', dialog())
    await pass(1)
    expect(said().split('Not this one.')).toHaveLength(2)
    expect(toasts()).toEqual([])
    answers['POST /admin/batches'] = () => refusal(500)
    await pressButton('Add batch', dialog())
    await pass(1)
    expect(toasts()).toEqual([SERVER])
  })

  test('is said by a toast where it stands beside no field', async () => {
    const answers: Answers = {
      'POST /members/me/password': () =>
        Response.json({ success: false, message: 'Not now.', errors: { hour: 'Not now.' } }, { status: 400 }),
    }
    await openScreen('/settings', { session: asha, answers })
    await enter(field('Current password'), 'Trees-2024!')
    await enter(field('New password'), 'Fresh-2031!')
    await pressButton('Change password')
    await pass(1)
    expect(toasts()).toEqual(['Error: Not now.'])
  })
})

test('ERR-02 a refused sign-in shows its notice and no toast', async () => {
  const answers: Answers = { 'POST /members/signin': () => refusal(401, 'Invalid email or password.') }
  await openScreen('/signup', { answers })
  await enter(field('Email'), 'asha@college.edu')
  await enter(field('Password'), 'Wrong-2024!')
  await pressButton('Login')
  await pass(1)
  expect(said()).toContain('No account matches that email and password.')
  expect(toasts()).toEqual([])
})

const SCREENS = ['/dsa', '/dashboard', '/dashboard/blogs', '/dashboard/interviewExp', '/profile', '/settings']

test.each(SCREENS)('ERR-13 whatever fails at %s, no screen opens a browser alert', async (path) => {
  const answers = new Proxy<Answers>({}, { get: () => () => refusal(403, 'Not today.') })
  await openScreen(path, { session: asha, answers })
  await until(() => expect(toasts()).toContain('Error: Not today.'))
  await pressButton('Logout', one('navigation', 'Your account'))
  await closeScreen()
})
