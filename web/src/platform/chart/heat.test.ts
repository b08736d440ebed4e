import { expect, test } from 'vitest'
import { heatLevel, heatMonths, heatWeeks } from './heat.tsx'

const day = (date: string, count = 0) => ({ date, count })

test('heat grows at 1, 2, 4 and 7', () => {
  expect([0, 1, 2, 3, 4, 6, 7, 40].map(heatLevel)).toEqual([0, 1, 2, 2, 3, 3, 4, 4])
})

test('weeks run from Monday, with room before the first day', () => {
  const weeks = heatWeeks([day('2026-03-07'), day('2026-03-08'), day('2026-03-09')])
  expect(weeks).toEqual([
    [null, null, null, null, null, day('2026-03-07'), day('2026-03-08')],
    [day('2026-03-09')],
  ])
})

test('the table of a year sums by month', () => {
  expect(heatMonths([day('2026-02-28', 2), day('2026-03-01', 3), day('2026-03-02', 4)])).toEqual([
    ['2026-02', 2],
    ['2026-03', 7],
  ])
})
