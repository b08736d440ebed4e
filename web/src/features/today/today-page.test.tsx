// @vitest-environment happy-dom
import type { Today } from '@callofcode/contract/curriculum/curriculum'
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, nameOf, one, pressButton, until, wordsOf } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const first: Today = {
  streak: {
    zone: null,
    today: '2026-03-02',
    current: 0,
    longest: 0,
    countsToday: false,
    freezes: 0,
    week: [],
    pausedUntil: null,
    goal: null,
  },
  question: null,
  next: null,
  begun: null,
  week: null,
  problems: [],
  solved: 0,
  plan: null,
  event: null,
  thread: null,
  reviews: { due: 0, minutes: 0, first: null, waiting: 0, pausedUntil: null },
  hasWritten: false,
}

const open = (today: Today) =>
  openScreen('/today', { session: ashasSession, answers: { 'GET /today': { data: today } } })
const main = () => document.querySelector('main') as HTMLElement

test('TODAY-02 the first day is one card: three answers that are pages, the language, and one button', async () => {
  await open(first)
  await until(() => expect(wordsOf(main())).toContain('Welcome, Asha'))
  expect(all('region', /^/, main())).toHaveLength(1)
  expect(all('link', /^/, main()).map((it) => [nameOf(it), it.getAttribute('href')])).toEqual([
    ['Learn from zero', '/dashboard?level=Beginner'],
    ['An interview on a date', '/dashboard/plans/new'],
    ['I have solved some elsewhere', '/dsa/import'],
    ['Solve your first problem, about 10 minutes', '/dsa/problems/saffron-trade'],
  ])
  expect(main().querySelectorAll('.btn.primary')).toHaveLength(1)
  const languages = () => one('group', 'Your language')
  // Java is missing, because the first problem cannot be solved in it.
  expect(all('button', /^/, languages()).map(nameOf)).toEqual(['C++', 'Python', 'JavaScript', 'TypeScript'])
  await pressButton('Python')
  await until(() => expect(one('button', 'Python', languages()).getAttribute('aria-pressed')).toBe('true'))
  expect(JSON.parse(localStorage.getItem('bench') ?? '{}')).toMatchObject({ language: 'python' })
})

test('TODAY-02 TODAY-12 what was solved in this browser is no first problem any more', async () => {
  const begin = () => one('link', /^(Solve your first problem|All problems)/, main())
  const listed = (slug: string) => ({
    slug,
    title: slug,
    difficulty: 'Easy',
    topics: [{ slug: 'sums', title: 'Sums' }],
    questionId: null,
    question: null,
    leetcode: null,
    languages: [],
    style: 'function',
  })
  const openAfter = (solved: string) => {
    localStorage.setItem('solved-here', solved)
    return openScreen('/today', {
      session: ashasSession,
      answers: {
        'GET /today': { data: first },
        'GET /problems': { data: ['two-halves', 'saffron-trade', 'even-cuts'].map(listed) },
      },
    })
  }
  await openAfter('saffron-trade')
  await until(() => expect(begin().getAttribute('href')).toBe('/dsa/problems/even-cuts'))
  expect(nameOf(begin())).toBe('Solve your first problem, about 20 minutes')
  expect(wordsOf(main())).toContain('You solved saffron-trade before you joined.')
  expect(one('link', 'Submit it once more', main()).getAttribute('href')).toBe('/dsa/problems/saffron-trade')
  await openAfter('saffron-trade even-cuts two-halves')
  await until(() => expect(begin().getAttribute('href')).toBe('/dsa/problems'))
  expect(nameOf(begin())).toBe('All problems')
})

test('TODAY-11 the problem for the day is a quiet row: one button leads, and says the minutes of every other screen', async () => {
  const problem: Today['problems'][number] = {
    slug: 'saffron-trade',
    title: 'Saffron Trade',
    difficulty: 'Easy',
    topic: 'Sums',
    solvedAt: null,
  }
  await open({ ...first, solved: 1, problems: [problem] })
  await until(() => expect(one('link', 'Saffron Trade', main()).className).toBe('link'))
  const row = one('link', 'Saffron Trade', main()).closest('li')
  expect(wordsOf(row)).toContain('about 10 min')
  expect(main().querySelectorAll('.btn.primary')).toHaveLength(1)
  expect(row?.querySelectorAll('a.btn')).toHaveLength(0)
})

test('TODAY-02 once something is solved, ticked or planned there is a whole day', async () => {
  const id = '0197f9a0-0000-7000-8000-000000000001'
  const next = { id, questionName: 'Two Sum', difficulty: 'Easy', topicId: id, problem: null } as const
  await open({
    ...first,
    plan: { planId: id, title: 'Blind 75', leftToday: 1, minutesToday: 20, minutes: 20, next },
  })
  await until(() => one('heading', 'Streak'))
  await open({ ...first, solved: 1 })
  await until(() => one('heading', 'Streak'))
  expect(wordsOf(main())).not.toContain('Welcome')
  await open({ ...first, streak: { ...first.streak, longest: 1 } })
  await until(() => one('heading', 'Streak'))
})

test('TODAY-05 TODAY-06 the next event is registered for, and the thread stands in a category of the forum', async () => {
  const _id = '0197f9a0-0000-7000-8000-000000000002'
  const time = { startsAt: '2026-03-09T12:00:00.000Z', endsAt: '2026-03-09T14:00:00.000Z', timeZone: 'UTC' }
  await open({
    ...first,
    solved: 1,
    event: { _id, title: 'Graph night', location: '', ...time, state: null },
    thread: { _id, title: 'Which heap?', author: 'Rohan', category: 'DSA help', createdAt: time.startsAt },
  })
  await until(() => one('link', 'Register for Graph night'))
  expect(wordsOf(main())).toContain('Rohan asks in DSA help.')
})

test('TODAY-02 the answer that was given stays, and nothing more is asked', async () => {
  localStorage.setItem(`draft:${ashasSession.id}:first-reason`, '"some"')
  await open(first)
  await until(() => expect(wordsOf(main())).not.toContain('What brings you here?'))
  expect(all('link', /^/, main()).map(nameOf)).toEqual([
    'I have solved some elsewhere',
    'Solve your first problem, about 10 minutes',
  ])
})
