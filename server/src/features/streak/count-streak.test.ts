import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countDays, countWeeks, type DayRange, numberOf, statesOf } from './count-streak.ts'

const TODAY = numberOf('2026-03-11') // a Wednesday
/** Days before today on which something was done: 0 is today. */
const did = (...ago: number[]) =>
  [...new Set(ago)].toSorted((a, b) => b - a).map((one) => ({ day: TODAY - one, done: 1 }))
const count = (active: ReturnType<typeof did>, pauses: DayRange[] = []) =>
  countDays({ active, pauses, kept: [], today: TODAY })
const off = (from: number, to: number): DayRange => ({ from: TODAY - from, to: TODAY - to })
const upTo = (last: number, many: number) => Array.from({ length: many }, (_, at) => last + at)

describe('days in a row', () => {
  test('LEARN-100 count up to today or yesterday, and end with a missed day', () => {
    expect(count(did(0, 1, 2))).toMatchObject({ current: 3, longest: 3 })
    expect(count(did(1, 2))).toMatchObject({ current: 2, longest: 2 })
    expect(count(did(2, 3, 5))).toMatchObject({ current: 0, longest: 2 })
    expect(count([])).toMatchObject({ current: 0, longest: 0, freezes: 0 })
  })

  test('LEARN-102 seven active days earn a freeze, two are kept, and a missed day spends one without counting', () => {
    expect(count(did(...upTo(0, 7)))).toMatchObject({ current: 7, freezes: 1 })
    expect(count(did(...upTo(0, 30)))).toMatchObject({ current: 30, freezes: 2 })
    const missed = count(did(0, ...upTo(2, 7)))
    expect(missed).toMatchObject({ current: 8, longest: 8, freezes: 0 })
    expect([...missed.frozen]).toEqual([TODAY - 1])
    expect(count(did(0, ...upTo(3, 7)))).toMatchObject({ current: 1, longest: 7, freezes: 0 })
    expect(count(did(0, ...upTo(3, 14)))).toMatchObject({ current: 15, freezes: 0 })
  })

  test('LEARN-103 days off neither break nor count, and spend no freeze', () => {
    expect(count(did(0, 6, 7), [off(5, 1)])).toMatchObject({ current: 3, freezes: 0 })
    expect(count(did(0, 3, 6, 7), [off(5, 1)])).toMatchObject({ current: 4 })
    expect(count(did(6, 7), [off(5, 0)])).toMatchObject({ current: 2 })
  })

  test('LEARN-108 a day that a move leapt over neither breaks nor counts; one ahead of today counts', () => {
    const moved = (active: ReturnType<typeof did>, kept: number[]) =>
      countDays({ active, pauses: [], kept, today: TODAY }).current
    expect(moved(did(2, 3), [TODAY - 1])).toBe(2)
    expect(moved(did(3, 4), [TODAY - 1])).toBe(0)
    expect(moved(did(-1, 0, 1), [])).toBe(3)
    expect(moved(did(-1, 1), [])).toBe(1)
    // The same date again after a move to the west: the day already ended once.
    const again = { active: did(1), pauses: [], kept: [], today: TODAY }
    expect([countDays(again).current, countDays({ ...again, latest: TODAY + 1 }).current]).toEqual([1, 0])
  })

  const days = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 120 })
  const pauses = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 20 })), { maxLength: 4 })
    .map((all) => all.map(([ago, more]) => off(ago + more, ago)))

  test('LEARN-103 a break more never makes a streak shorter, nor does a day on which something was done', () => {
    fc.assert(
      fc.property(days, pauses, fc.integer({ min: 0, max: 400 }), (ago, breaks, more) => {
        const before = count(did(...ago), breaks)
        expect(count(did(...ago, more), breaks).current).toBeGreaterThanOrEqual(before.current)
        const rested = count(did(...ago), [...breaks, off(more + 3, more)])
        expect(rested.current).toBeGreaterThanOrEqual(before.current)
        expect(before.longest).toBeGreaterThanOrEqual(before.current)
      }),
    )
  })

  test('LEARN-102 a freeze is spent only on a day on which nothing was done and that was no day off', () => {
    fc.assert(
      fc.property(days, pauses, (ago, breaks) => {
        const active = did(...ago)
        const { frozen, freezes } = count(active, breaks)
        const isPaused = (day: number) => breaks.some(({ from, to }) => from <= day && day <= to)
        for (const day of frozen)
          expect(active.some((one) => one.day === day) || isPaused(day) || day === TODAY).toBe(false)
        expect(freezes).toBeLessThanOrEqual(2)
        const states = statesOf({ active, pauses: breaks, kept: [], today: TODAY }, frozen, 401)
        expect(states.filter(({ state }) => state === 'frozen')).toHaveLength(frozen.size)
        expect(states.filter(({ state }) => state === 'active')).toHaveLength(active.length)
      }),
    )
  })
})

test('LEARN-106 a day that is not over is open, unless it counts or is off; the days before it are missed', () => {
  const last = (active: ReturnType<typeof did>, pauses: DayRange[] = [], latest = TODAY) =>
    statesOf({ active, pauses, kept: [], today: TODAY, latest }, new Set(), 3).map(({ state }) => state)
  expect(last(did(2))).toEqual(['active', 'missed', 'open'])
  expect(last([])).toEqual(['missed', 'missed', 'open'])
  expect(last(did(0))).toEqual(['missed', 'missed', 'active'])
  expect(last(did(2), [off(0, -3)])).toEqual(['active', 'missed', 'paused'])
  // The same date again after a move to the west: the day ahead is open.
  expect(last(did(1), [], TODAY + 1)).toEqual(['active', 'missed', 'open'])
})

describe('weeks in a row', () => {
  const week = (goal: { kind: 'days' | 'questions'; count: number } | null, ...ago: number[]) =>
    countWeeks({ active: did(...ago), pauses: [], kept: [], today: TODAY }, goal)

  test('LEARN-104 begin on Monday; this week is not over yet', () => {
    const goal = { kind: 'days', count: 2 } as const
    // Monday is two days ago; the week before it is 9 to 3 days ago.
    expect(week(goal, 3, 4, 10, 11)).toMatchObject({ current: 2, longest: 2, done: 0 })
    expect(week(goal, 0, 1, 3, 4)).toMatchObject({ current: 2, done: 2 })
    expect(week(goal, 0, 1, 10, 11)).toMatchObject({ current: 1, longest: 1 })
    expect(week(null, 0, 1).weeks.at(-1)).toEqual({ monday: '2026-03-09', days: 2, questions: 2, met: null })
  })

  test('LEARN-104 a week of four days off and more is no week to miss', () => {
    const goal = { kind: 'questions', count: 2 } as const
    const active = did(0, 1, 10, 11)
    const weeks = (pauses: DayRange[]) => countWeeks({ active, pauses, kept: [], today: TODAY }, goal).current
    expect(weeks([off(8, 5)])).toBe(2)
    expect(weeks([off(8, 6)])).toBe(1)
  })
})
