import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecastOf, type Item, nameOf, numberOf, planDays, shareOf, type Time } from './plan-days.ts'
import { inOrder, topicsInOrder } from './plan-order.ts'

const MONDAY = numberOf('2026-03-02')
const ALL = [1, 2, 3, 4, 5, 6, 7]
const time = (more: Partial<Time> = {}): Time => ({
  today: MONDAY,
  end: MONDAY + 6,
  hours: 7,
  weekdays: ALL,
  pauses: [],
  ...more,
})
const open = (minutes: readonly number[], done: readonly number[] = []): Item[] =>
  minutes.map((each, at) => ({ minutes: each, isDone: done.includes(at) }))
/** Returns the days of the remaining questions when those at `done` were done today. */
const namesOf = (minutes: number[], at: Time, done: readonly number[] = []) =>
  planDays(open(minutes, done), at).days.map((day) => day - MONDAY)

test('LEARN-61 what fits is spread evenly over the days that are left, and begins today', () => {
  expect(namesOf([20, 20, 20, 20, 20, 20, 20], time())).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(namesOf([60, 60], time())).toEqual([0, 3])
  expect(namesOf([20, 20, 20], time({ weekdays: [3, 6] }))).toEqual([2, 2, 5])
  expect(namesOf([20, 20, 20], time({ pauses: [{ from: MONDAY, to: MONDAY + 4 }] }))).toEqual([5, 5, 6])
})

test('LEARN-62 after missed days the rest is spread over what is left, or ends later at the full share', () => {
  const seven = Array.from({ length: 7 }, () => 20)
  expect(namesOf(seven, time({ today: MONDAY + 3 }))).toEqual([3, 3, 4, 4, 5, 5, 6])
  const late = planDays(open(seven), time({ today: MONDAY + 5 }))
  expect(late.days.map((day) => day - MONDAY)).toEqual([5, 5, 5, 6, 6, 6, 7])
  expect(late.late).toBe(1)
  expect(planDays(open([20]), time({ today: MONDAY + 9 }))).toEqual({
    days: [MONDAY + 9],
    end: MONDAY + 9,
    late: 3,
  })
  expect(planDays(open([]), time({ today: MONDAY + 9 }))).toEqual({ days: [], end: undefined, late: 0 })
})

test('LEARN-62 a tick takes its question off today and leaves the other days as they were', () => {
  const all = [20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20]
  const before = namesOf(all, time())
  expect(before).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
  for (const done of [[0], [1], [0, 1], [0, 1, 2, 3, 4, 5, 6, 7], [0, 3, 13], [9]])
    expect(namesOf(all, time(), done), done.join()).toEqual(before.filter((_, at) => !done.includes(at)))
})

test('LEARN-62 a tick moves nothing where a question takes longer than a day’s even part', () => {
  // Ten questions in eight weeks: 20 minutes equal nearly four days.
  const ten = [20, 35, 35, 20, 60, 35, 35, 20, 35, 35]
  const loose = time({ hours: 6, end: MONDAY + 56 })
  const before = namesOf(ten, loose)
  expect([before[0], (before[1] ?? 0) > 2, before.filter((day) => day === 0).length]).toEqual([0, true, 1])
  for (const done of [[0], [0, 1], [0, 1, 2], [4], [0, 9]])
    expect(namesOf(ten, loose, done), done.join()).toEqual(before.filter((_, at) => !done.includes(at)))
})

test('LEARN-62 where it does not fit, what is done ahead lets the days after today end sooner', () => {
  const twelve = Array.from({ length: 12 }, () => 20)
  const short = time({ hours: 7, end: MONDAY + 1 })
  expect(namesOf(twelve, short)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  expect(namesOf(twelve, short, [0, 1])).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  expect(namesOf(twelve, short, [0, 1, 2, 3])).toEqual([1, 1, 1, 2, 2, 2, 3, 3])
  expect(planDays(open(twelve, [4, 5, 6, 7, 8, 9]), short)).toMatchObject({ end: MONDAY + 1, late: 0 })
})

test('LEARN-61 a question that is longer than a day’s share is begun on a day of its own and fills those after it', () => {
  expect(
    planDays(open([60, 60]), time({ hours: 3, end: MONDAY + 20 })).days.map((day) => day - MONDAY),
  ).toEqual([0, 10])
  const tight = planDays(open([60, 60]), time({ hours: 1, end: MONDAY + 3 }))
  expect(tight.days.map((day) => day - MONDAY)).toEqual([0, 7])
  expect([tight.end, tight.late]).toEqual([MONDAY + 13, 10])
})

const days = fc.record({
  minutes: fc.array(fc.constantFrom(15, 20, 25, 30, 35, 45, 50, 60, 90), { maxLength: 120 }),
  /** Some questions are done today. They may belong to any day, and are often the first ones. */
  done: fc.oneof(
    fc.integer({ min: 0, max: 9 }).map((count) => Array.from({ length: count }, (_, at) => at)),
    fc.uniqueArray(fc.integer({ min: 0, max: 119 }), { maxLength: 12 }),
  ),
  time: fc
    .record({
      from: fc.integer({ min: 0, max: 400 }),
      span: fc.integer({ min: -20, max: 120 }),
      hours: fc.integer({ min: 1, max: 60 }),
      weekdays: fc.subarray(ALL, { minLength: 1 }),
      off: fc.option(fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: 0, max: 20 })), {
        nil: undefined,
      }),
    })
    .map(({ from, span, hours, weekdays, off }): Time => {
      const today = MONDAY + from
      return {
        today,
        end: today + span,
        hours,
        weekdays,
        pauses: off ? [{ from: today + off[0], to: today + off[0] + off[1] }] : [],
      }
    }),
})
const isFree = (day: number, { weekdays, pauses }: Time) =>
  weekdays.includes(((day + 3) % 7) + 1) && !pauses.some(({ from, to }) => day >= from && day <= to)

const totalOf = (minutes: readonly number[]) => minutes.reduce((total, one) => total + one, 0)
/** Returns the minutes of the remaining free days. */
function roomOf(at: Time): number {
  let room = 0
  for (let day = at.today; day <= at.end; day++) if (isFree(day, at)) room += shareOf(at)
  return room
}

test('LEARN-61 every question has one free day, in their order, from today on', () => {
  fc.assert(
    fc.property(days, ({ minutes, done, time: at }) => {
      const found = planDays(open(minutes, done), at)
      expect(found.days).toHaveLength(minutes.filter((_, index) => !done.includes(index)).length)
      expect(found.days).toEqual([...found.days].sort((one, other) => one - other))
      for (const day of found.days) expect(day >= at.today && isFree(day, at)).toBe(true)
    }),
  )
})

test('LEARN-61 no day is given more than its share and what the days before left over, but for one long question', () => {
  fc.assert(
    fc.property(days, ({ minutes, time: at }) => {
      const share = shareOf(at)
      const free = (until: number) => {
        let count = 0
        for (let day = at.today; day <= until; day++) if (isFree(day, at)) count++
        return count
      }
      let all = 0
      const found = planDays(open(minutes), at).days
      found.forEach((day, index) => {
        const item = minutes[index] ?? 0
        all += item
        const isAlone = found.filter((other) => other === day).length === 1
        if (item > share && isAlone) return
        expect(all).toBeLessThanOrEqual(free(day) * share + 1e-3)
      })
    }),
  )
})

test('LEARN-63 it says late exactly where the minutes are more than the days have, and by how much', () => {
  fc.assert(
    fc.property(days, ({ minutes, time: at }) => {
      const [room, all] = [roomOf(at), totalOf(minutes)]
      const found = planDays(open(minutes), at)
      expect(found.late > 0).toBe(minutes.length > 0 && all > room + 1e-3)
      if (found.end !== undefined) expect(found.late).toBe(Math.max(0, found.end - at.end))
      for (const day of found.days) expect(day).toBeLessThanOrEqual(found.end ?? 0)
    }),
  )
})

test('LEARN-62 a tick leaves the other days as they were, whatever is ticked and how much; only a late plan ends sooner', () => {
  fc.assert(
    fc.property(days, ({ minutes, done, time: at }) => {
      const before = planDays(open(minutes), at)
      const ticked: number[] = []
      for (const next of done.filter((index) => index < minutes.length)) {
        ticked.push(next)
        const stays = before.days.filter((_, index) => !ticked.includes(index))
        const found = planDays(open(minutes, ticked), at)
        const isAhead = ticked.some((index) => before.days[index] !== at.today)
        if (before.late === 0 || !isAhead) expect(found.days).toEqual(stays)
        const isToday = (day: number) => day === at.today
        expect(found.days.filter(isToday)).toEqual(stays.filter(isToday))
        expect(found.late).toBeLessThanOrEqual(before.late)
      }
    }),
    { numRuns: 400 },
  )
})

test('LEARN-62 whoever does the day’s questions ends on the same day, whoever misses days never earlier', () => {
  fc.assert(
    fc.property(days, ({ minutes, time: at }) => {
      const before = planDays(open(minutes), at)
      const today = before.days.filter((day) => day === at.today).length
      const tomorrow = { ...at, today: at.today + 1 }
      const kept = planDays(open(minutes.slice(today)), tomorrow)
      // Unused time of a day is lost, so a long question that needed it ends later.
      const isLeftOver = totalOf(minutes.slice(today)) > roomOf(tomorrow) + 1e-3
      if (before.late === 0 && !isLeftOver) expect(kept.late).toBe(0)
      const missed = planDays(open(minutes), tomorrow)
      expect(missed.late).toBeGreaterThanOrEqual(before.late)
      expect(missed.days).toHaveLength(minutes.length)
    }),
  )
})

test('LEARN-63 where it does not fit it names hours that fit, and what leaving out Hard ones does', () => {
  const left = [
    ...Array.from({ length: 10 }, () => ({ minutes: 60, isHard: true, isDone: false })),
    ...Array.from({ length: 4 }, () => ({ minutes: 60, isHard: false, isDone: false })),
  ]
  expect(forecastOf(left, time({ hours: 4 }), 60)).toMatchObject({
    minutes: 840,
    daysLate: 18,
    endsOn: nameOf(MONDAY + 24),
    hoursToFit: 14,
    withoutHard: { endsOn: nameOf(MONDAY + 6), daysLate: 0 },
  })
  expect(forecastOf(left, time({ hours: 4, end: MONDAY - 1 }), 60)).toMatchObject({ hoursToFit: null })
  expect(forecastOf(left, time({ hours: 14 }), 60)).toMatchObject({
    daysLate: 0,
    hoursToFit: null,
    withoutHard: null,
  })
})

test('LEARN-60 Hard questions are placed, last or out; topics stand behind those that come before them', () => {
  const all = ['Hard', 'Easy', 'Hard', 'Medium'].map((difficulty, at) => ({ difficulty, at }))
  expect(inOrder(all, 'placed').map(({ at }) => at)).toEqual([0, 1, 2, 3])
  expect(inOrder(all, 'last').map(({ at }) => at)).toEqual([1, 3, 0, 2])
  expect(inOrder(all, 'out').map(({ at }) => at)).toEqual([1, 3])
  const map = [
    { id: 'graphs', requires: ['trees'] },
    { id: 'arrays', requires: [] },
    { id: 'trees', requires: ['arrays', 'graphs'] },
    { id: 'tries', requires: ['trees'] },
  ]
  expect(topicsInOrder(map, new Set(['tries', 'graphs', 'arrays']))).toEqual(['arrays', 'graphs', 'tries'])
})
