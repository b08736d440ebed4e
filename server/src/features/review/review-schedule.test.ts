import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingOf, type SolvingFacts } from './rate-solution.ts'
import { choicesOf, ratedDays, scheduleOf, type Word } from './review-schedule.ts'

const QUESTION = '0b0f9a52-6d8e-4a50-8c1c-0d5a0e6c9a11'
const FIRST = '2026-01-01'
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const rating = fc.constantFrom(1, 2, 3, 4, null)
const words = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 400 }).map((days) => dayAfter(FIRST, days)),
    source: fc.constantFrom('judge', 'own'),
    rating,
  }),
  { maxLength: 12 },
) as fc.Arbitrary<Word[]>
const unique = (list: Word[]) => [...new Map(list.map((one) => [`${one.day} ${one.source}`, one])).values()]

test('LEARN-40 a tick alone comes back after three days, with the numbers of the migration', () => {
  expect(scheduleOf(QUESTION, FIRST, [])).toEqual({
    stability: 2.3065,
    difficulty: 2.11810397,
    reviewedOn: FIRST,
    dueOn: '2026-01-04',
    reps: 1,
    lapses: 0,
  })
})

test('LEARN-40 whatever is said, nothing comes back on the same day, and nothing rests for more than a year', () => {
  fc.assert(
    fc.property(words, (given) => {
      const { reviewedOn, dueOn } = scheduleOf(QUESTION, FIRST, ratedDays(unique(given)))
      expect(dueOn > reviewedOn).toBe(true)
      expect(dueOn <= dayAfter(reviewedOn, 365)).toBe(true)
    }),
  )
})

test('LEARN-40 the better it went, the longer it rests', () => {
  const due = ([1, 2, 3, 4] as const).map(
    (one) => scheduleOf(QUESTION, FIRST, [{ day: '2026-01-05', rating: one }]).stability,
  )
  expect(due).toEqual(due.toSorted((a, b) => a - b))
  expect(new Set(due).size).toBe(4)
})

test('LEARN-42 the days that are offered are those that follow', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 90 }), (given, later) => {
      const rated = ratedDays(unique(given))
      const state = scheduleOf(QUESTION, FIRST, rated)
      const day = dayAfter(state.reviewedOn, later)
      expect(choicesOf(QUESTION, state, day)).toEqual(
        ([1, 2, 3, 4] as const).map(
          (one) => scheduleOf(QUESTION, FIRST, [...rated, { day, rating: one }]).dueOn,
        ),
      )
    }),
  )
})

test('LEARN-42 the order in which words arrive makes no difference', () => {
  fc.assert(
    fc.property(words, fc.nat(), (given, turn) => {
      const one = unique(given)
      const other = [...one.slice(turn % (one.length + 1)), ...one.slice(0, turn % (one.length + 1))]
      expect(scheduleOf(QUESTION, FIRST, ratedDays(other))).toEqual(
        scheduleOf(QUESTION, FIRST, ratedDays(one)),
      )
    }),
  )
})

test('LEARN-41 LEARN-42 of a day the member counts before the judge, and what was taken back not at all', () => {
  const day = '2026-02-02'
  const said = (...list: [Word['source'], Word['rating']][]) =>
    ratedDays(list.map(([source, one]) => ({ day, source, rating: one })))
  expect(said(['judge', 4], ['own', 1])).toEqual([{ day, rating: 1 }])
  expect(said(['own', 1], ['judge', 4])).toEqual([{ day, rating: 1 }])
  expect(said(['own', null], ['judge', 4])).toEqual([{ day, rating: 4 }])
  expect(said(['own', null])).toEqual([])
})

test('LEARN-41 tries, hints, the editorial, time, traces and counterexamples decide the judge’s word', () => {
  const alone: SolvingFacts = {
    failed: 0,
    hints: 0,
    editorial: false,
    traces: 0,
    counterexamples: 0,
    seconds: 15 * 60,
  }
  const rated = (facts: Partial<SolvingFacts>) => ratingOf({ ...alone, ...facts }, 'Easy')
  expect(rated({})).toBe(3)
  expect(rated({ seconds: 9 * 60 })).toBe(4)
  expect(rated({ seconds: 9 * 60, failed: 1 })).toBe(3)
  expect(rated({ seconds: 41 * 60 })).toBe(2)
  expect(ratingOf({ ...alone, seconds: 41 * 60 }, 'Hard')).toBe(3)
  expect(rated({ failed: 3 })).toBe(2)
  expect(rated({ hints: 1 })).toBe(2)
  expect(rated({ traces: 1 })).toBe(2)
  expect(rated({ counterexamples: 1 })).toBe(2)
  expect(rated({ editorial: true, seconds: 60 })).toBe(1)
  expect(rated({ traces: null, counterexamples: null, seconds: null })).toBe(3)
})
