import { expect, test } from 'vitest'
import { clockOf, spentOf } from './timers.ts'

test('LEARN-32 a timer counts what it stood and what runs, and a clock that is set back takes nothing away', () => {
  expect(spentOf({ spent: 5_000 }, 99_000)).toBe(5_000)
  expect(spentOf({ spent: 5_000, since: 90_000 }, 99_000)).toBe(14_000)
  expect(spentOf({ spent: 5_000, since: 90_000 }, 10_000)).toBe(5_000)
})

test('LEARN-32 it is shown in minutes and seconds, with hours where there are some', () => {
  expect([0, 61_999, 3_599_000, 3_600_000, 36_061_000].map(clockOf)).toEqual([
    '00:00',
    '01:01',
    '59:59',
    '1:00:00',
    '10:01:01',
  ])
})
