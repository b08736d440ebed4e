import type { Today } from '@callofcode/contract/curriculum/curriculum'
import { expect, test } from 'vitest'
import { minuteRows, minuteWords } from './continue-card.tsx'
import { placesOf, whereStopped } from './where-stopped.ts'

const given: Today = {
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
  question: {
    id: 'q1',
    questionName: 'Climbing Stairs',
    problem: null,
    difficulty: 'Easy',
    topicId: 't1',
    topic: 'DP',
    done: 2,
    total: 9,
    tickedAt: '2026-03-02T10:00:00.000Z',
  },
  next: null,
  week: null,
  begun: { slug: 'fair-cuts', title: 'Fair Cuts', difficulty: 'Easy', savedAt: '2026-03-02T11:00:00.000Z' },
  problems: [],
  solved: 0,
  reviews: { due: 0, minutes: 0, first: null, waiting: 0, pausedUntil: null },
  plan: null,
  event: null,
  thread: null,
  hasWritten: false,
}
const read = { to: '/dashboard/blogs/7', title: 'Two pointers', at: '2026-03-02T10:30:00.000Z' }

test('TODAY-01 what was touched last comes first: code, a question’s row, or what was read', () => {
  expect(whereStopped(given, read).map(({ title }) => title)).toEqual([
    'Fair Cuts',
    'Two pointers',
    'Climbing Stairs',
  ])
  expect(whereStopped(given, { ...read, at: '2026-03-02T12:00:00.000Z' })[0]?.to).toBe(read.to)
  const [question] = whereStopped({ ...given, begun: null }, undefined)
  expect(question).toMatchObject({ to: '/dsa', search: { topic: 't1' }, hash: 'question-q1' })
})

test('TODAY-13 after a solve the problem that its verdict named replaces the question, and stands there once', () => {
  const solvedAt = '2026-03-02T12:00:00.000Z'
  const next = { slug: 'twill', title: 'Twill', difficulty: 'Easy', after: 'Fair Cuts', solvedAt } as const
  const shown = (of: Partial<Today>) =>
    whereStopped({ ...given, begun: null, next, ...of }, undefined).map(({ to, detail }) => [to, detail])
  expect(shown({})).toEqual([['/dsa/problems/twill', 'After Fair Cuts']])
  const begun = { slug: 'twill', title: 'Twill', difficulty: 'Easy', savedAt: solvedAt } as const
  expect(shown({ begun })).toEqual([['/dsa/problems/twill', 'Your code is kept.']])
})

test('TODAY-11 the first problem takes as long here as its button says', () => {
  const minutesOf = (slug: string) => {
    const begun = { slug, title: 'One', difficulty: 'Easy', savedAt: '' } as const
    return whereStopped({ ...given, question: null, begun }, undefined)[0]?.minutes
  }
  expect([minutesOf('saffron-trade'), minutesOf('two-halves')]).toEqual([10, 20])
})

test('TODAY-09 what can be solved here opens its problem, which names its question, and stands there once', () => {
  const problem = { slug: 'last-stair', title: 'The Last Stair' }
  const question = given.question && { ...given.question, problem }
  const [first] = whereStopped({ ...given, question, begun: null }, undefined)
  expect(first).toMatchObject({
    title: 'The Last Stair',
    detail: 'Like Climbing Stairs. DP, 2 of 9 done',
    to: '/dsa/problems/last-stair',
  })
  expect(first?.hash).toBeUndefined()
  const begun = { slug: 'last-stair', title: 'The Last Stair', difficulty: 'Easy', savedAt: '' } as const
  expect(whereStopped({ ...given, question, begun }, undefined).map(({ kind }) => kind)).toEqual(['problem'])
  const next = { id: 'q3', questionName: 'Two Sum', problem, difficulty: 'Easy', topicId: 't1' } as const
  const plan = { planId: 'p1', title: 'Blind 75', leftToday: 1, minutesToday: 20, minutes: 20, next }
  const [planned] = placesOf({ ...given, plan }, undefined, false)
  expect(planned).toMatchObject({ title: 'The Last Stair', to: '/dsa/problems/last-stair' })
  expect(planned?.detail).toMatch(/^Like Two Sum\. 1 problem today in your plan Blind 75/)
})

test('TODAY-01 what was never touched comes after everything that was', () => {
  const fresh = { ...given, question: given.question && { ...given.question, tickedAt: null } }
  expect(whereStopped(fresh, undefined).map(({ kind }) => kind)).toEqual(['problem', 'question'])
})

test('LEARN-80 the reviews of the day come before what was touched last, with what they take', () => {
  const reviews = { due: 3, minutes: 50, first: 'Two Sum', waiting: 4, pausedUntil: null }
  const places = placesOf({ ...given, reviews }, read, false)
  expect(places.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['reviews', 50],
    ['problem', 20],
    ['reading', undefined],
    ['question', 20],
  ])
  expect(placesOf(given, read, false).map(({ kind }) => kind)).toEqual(['problem', 'reading', 'question'])
})

test('TODAY-01 a module that was opened last is named so: there is little to read in it', () => {
  const module = { ...read, to: '/dashboard/modules/7' }
  expect(whereStopped({ ...given, question: null, begun: null }, module)[0]?.kind).toBe('module')
})

test('LEARN-69 what a plan asks for today comes after the reviews, and once', () => {
  const next = {
    id: 'q1',
    questionName: 'Climbing Stairs',
    problem: null,
    difficulty: 'Easy',
    topicId: 't1',
  } as const
  const plan = { planId: 'p1', title: 'Blind 75', leftToday: 2, minutesToday: 55, minutes: 20, next }
  const reviews = { due: 1, minutes: 10, first: 'Two Sum', waiting: 0, pausedUntil: null }
  const places = placesOf({ ...given, plan, reviews }, undefined, false)
  expect(places.map(({ kind }) => kind)).toEqual(['reviews', 'plan', 'problem'])
  expect(places[1]).toMatchObject({
    title: 'Climbing Stairs',
    to: '/dashboard/plans/p1',
    hash: 'question-q1',
    minutes: 55,
  })
})

test('LEARN-69 the minutes of a plan say that they are for more than the question that is named, in the file too', () => {
  const next = {
    id: 'q1',
    questionName: 'Ransom Note',
    problem: null,
    difficulty: 'Easy',
    topicId: 't1',
  } as const
  const plan = { planId: 'p1', title: 'Blind 75', leftToday: 4, minutesToday: 80, minutes: 20, next }
  const [four] = placesOf({ ...given, plan }, undefined, false)
  expect(minuteWords(four?.minutes ?? 0, four?.more)).toBe('and 3 more of the plan today: about 80 min')
  expect(minuteRows(four ? [four] : [], undefined, 80)).toEqual([
    ['Minutes', ''],
    ['Ransom Note and 3 more of the plan', 80],
    ['In all', 80],
  ])
  const [one] = placesOf({ ...given, plan: { ...plan, leftToday: 1, minutesToday: 20 } }, undefined, false)
  expect(minuteWords(one?.minutes ?? 0, one?.more)).toBe('about 20 min')
  expect(minuteRows(one ? [one] : [], undefined, 20)[1]).toEqual(['Ransom Note', 20])
})

test('LEARN-33 what takes a question’s own time, or names its topic, is hidden with its difficulty', () => {
  const next = {
    id: 'q2',
    questionName: 'Two Sum',
    problem: null,
    difficulty: 'Hard',
    topicId: 't1',
  } as const
  const plan = { planId: 'p1', title: 'Blind 75', leftToday: 1, minutesToday: 60, minutes: 60, next }
  const hidden = placesOf({ ...given, plan }, undefined, true)
  expect(hidden.map(({ kind, minutes, summed }) => [kind, minutes, summed])).toEqual([
    ['plan', 35, undefined],
    ['problem', 35, true],
    ['question', 35, true],
  ])
  expect(hidden[2]?.detail).toBe('In the tracker.')
  expect(placesOf({ ...given, plan }, undefined, false)[2]?.detail).toBe('DP, 2 of 9 done')
})

test('CLUB-656 the problem of this week comes first, with the time of the club at which it closes', () => {
  const week = {
    slug: 'doubled',
    title: 'Doubled',
    difficulty: 'Easy',
    closesAt: '2026-03-08T14:30:00.000Z',
  } as const
  const [first] = placesOf({ ...given, week }, undefined, false, 'Asia/Kolkata')
  expect(first).toMatchObject({ kind: 'week', title: 'Doubled', to: '/dsa/problems/doubled' })
  expect(first?.detail).toMatch(/^closes Sunday( at)? 20:00$/)
})
