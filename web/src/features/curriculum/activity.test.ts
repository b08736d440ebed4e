import { expect, test } from 'vitest'
import { countByDay, dayIn, lastYear, sumOf } from './activity.ts'

test('an instant belongs to the day in the reader’s time zone', () => {
  const late = '2026-03-09T20:30:00.000Z'
  expect(dayIn('UTC')(late)).toBe('2026-03-09')
  expect(dayIn('Asia/Kolkata')(late)).toBe('2026-03-10')
  expect(dayIn('America/Los_Angeles')('2026-03-09T05:00:00.000Z')).toBe('2026-03-08')
})

test('days keep their dates across a change to summer time', () => {
  const counts = countByDay(
    ['2026-03-29T00:30:00Z', '2026-03-29T21:30:00Z', '2026-03-29T22:30:00Z'],
    'Europe/Berlin',
  )
  expect([...counts]).toEqual([
    ['2026-03-29', 2],
    ['2026-03-30', 1],
  ])
})

test('the last year has 365 days without gaps and ends today', () => {
  const year = lastYear(new Map([['2026-03-09', 2]]), '2026-03-09')
  expect(year).toHaveLength(365)
  expect(year[0]).toEqual({ date: '2025-03-10', count: 0 })
  expect(year.at(-1)).toEqual({ date: '2026-03-09', count: 2 })
  expect(new Set(year.map(({ date }) => date)).size).toBe(365)
})

test('activity older than a year is not counted', () => {
  const counts = new Map([
    ['2026-03-09', 2],
    ['2026-01-01', 3],
    ['2025-03-09', 7],
  ])
  expect(sumOf(lastYear(counts, '2026-03-09'))).toEqual({ done: 5, days: 2 })
})
