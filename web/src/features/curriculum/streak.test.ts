import { expect, test } from 'vitest'
import { streaksOf } from './activity.ts'

const days = (...list: string[]) => new Set(list)

test('a streak is counted up to today', () => {
  expect(streaksOf(days('2026-03-07', '2026-03-08', '2026-03-09'), '2026-03-09').current).toBe(3)
})

test('a streak up to yesterday continues while today has no activity yet', () => {
  expect(streaksOf(days('2026-03-07', '2026-03-08'), '2026-03-09').current).toBe(2)
})

test('a streak that ended the day before yesterday is over, but still counts as the longest', () => {
  expect(streaksOf(days('2026-03-06', '2026-03-07'), '2026-03-09')).toEqual({ current: 0, longest: 2 })
})

test('a streak continues over the ends of months, of years and of February in a leap year', () => {
  expect(streaksOf(days('2025-12-31', '2026-01-01'), '2026-01-01').current).toBe(2)
  expect(streaksOf(days('2028-02-28', '2028-02-29', '2028-03-01'), '2028-03-01').longest).toBe(3)
  expect(streaksOf(days('2026-02-28', '2026-03-01'), '2026-03-01').longest).toBe(2)
})

test('the order of the days does not matter, and a gap ends a streak', () => {
  const mixed = days('2026-03-09', '2026-03-01', '2026-03-03', '2026-03-02', '2026-03-08')
  expect(streaksOf(mixed, '2026-03-09')).toEqual({ current: 2, longest: 3 })
})

test('without activity there is no streak', () => {
  expect(streaksOf(days(), '2026-03-09')).toEqual({ current: 0, longest: 0 })
})
