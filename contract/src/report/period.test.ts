import { expect, test } from 'vitest'
import { dayAfter } from '../wall-time.ts'
import { LONGEST, periodBefore, periodFault, periodNamed } from './period.ts'

test('CLUB-541 terms are halves of the year, and a year of the college begins in July', () => {
  const first = { from: '2026-01-01', to: '2026-06-30' }
  const second = { from: '2026-07-01', to: '2026-12-31' }
  expect(periodNamed('term', '2026-06-30')).toEqual(first)
  expect(periodNamed('term', '2026-07-01')).toEqual(second)
  expect(periodNamed('last', '2026-12-31')).toEqual(first)
  expect(periodNamed('last', '2027-01-01')).toEqual(second)
  expect(periodNamed('year', '2027-06-30')).toEqual({ from: '2026-07-01', to: '2027-06-30' })
  expect(periodNamed('year', '2027-07-01')).toEqual({ from: '2027-07-01', to: '2028-06-30' })
})

test.each([
  ['a term', '2026-07-01', '2026-12-31', '2026-01-01'],
  ['the other term', '2026-01-01', '2026-06-30', '2025-07-01'],
  ['a year of the college', '2026-07-01', '2027-06-30', '2025-07-01'],
  ['a leap month', '2028-03-01', '2028-03-31', '2028-02-01'],
])('CLUB-678 before %s stand as many whole months', (_, from, to, before) => {
  expect(periodBefore({ from, to })).toEqual({ from: before, to: dayAfter(from, -1) })
})

test('CLUB-541 the period before other days has as many, and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-30' })).toEqual({
    from: '2026-01-30',
    to: '2026-02-28',
  })
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  })
})

test('CLUB-543 an end before the start, one day alone and more than two years are said beside their field', () => {
  expect(periodFault({})).toBeUndefined()
  expect(Object.keys(periodFault({ from: '2026-01-01' }) ?? {})).toEqual(['to'])
  expect(Object.keys(periodFault({ to: '2026-01-01' }) ?? {})).toEqual(['from'])
  expect(periodFault({ from: '2026-01-02', to: '2026-01-01' })?.to?.error).toBeDefined()
  expect(periodFault({ from: '2026-01-01', to: '2026-01-01' })).toBeUndefined()
  expect(LONGEST).toBe(731)
  expect(periodFault({ from: '2024-01-01', to: '2025-12-31' })).toBeUndefined()
  expect(Object.keys(periodFault({ from: '2024-01-01', to: '2026-01-01' }) ?? {})).toEqual(['to'])
})
