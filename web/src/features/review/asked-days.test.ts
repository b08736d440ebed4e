import type { ReviewDay } from '@callofcode/contract/review/review'
import { expect, test } from 'vitest'
import { askedDays, askedOn } from './asked-days.ts'

const dayOf = (at: number) => `2026-11-${String(at).padStart(2, '0')}`
const given = (more: Partial<ReviewDay>, arrive: Readonly<Record<number, number>> = {}): ReviewDay => ({
  day: dayOf(10),
  asOf: '',
  perDay: 5,
  done: 0,
  due: [],
  waiting: 0,
  pausedUntil: null,
  breaks: [],
  ahead: Array.from({ length: 14 }, (_, at) => ({ day: dayOf(11 + at), reviews: arrive[11 + at] ?? 0 })),
  ...more,
})
const asked = (day: ReviewDay) => askedDays(day).days.map(({ reviews }) => reviews)

test('LEARN-111 the days to come ask for what waits and what becomes due, as many as a day holds', () => {
  const day = given({ waiting: 12 }, { 12: 4 })
  expect(asked(day).slice(0, 5)).toEqual([5, 5, 5, 1, 0])
  expect(askedDays(day).clearIn).toBe(4)
})

test('LEARN-111 how long it takes is what the days say, also beyond them', () => {
  const day = given({ waiting: 83 })
  expect(asked(day)).toEqual(Array(14).fill(5))
  expect(askedDays(day).clearIn).toBe(17)
  expect(askedDays(given({ waiting: 3, perDay: 0 })).clearIn).toBeNull()
  expect(askedDays(given({})).clearIn).toBe(0)
})

test('LEARN-110 during a break no day asks for anything, and what becomes due waits', () => {
  const day = given({ waiting: 2, breaks: [{ from: dayOf(9), to: dayOf(13) }] }, { 12: 3, 14: 2 })
  expect(asked(day).slice(0, 6)).toEqual([0, 0, 0, 5, 2, 0])
  expect(askedDays(day).clearIn).toBe(5)
  const long = given({ waiting: 2, breaks: [{ from: dayOf(9), to: '2026-12-30' }] })
  expect([asked(long).some(Boolean), askedDays(long).clearIn]).toEqual([false, null])
})

test('LEARN-110 LEARN-111 a break counts before it begins: its days ask for nothing, and what is due then comes back after it', () => {
  const breaks = [
    { from: dayOf(12), to: dayOf(14) },
    { from: dayOf(15), to: dayOf(15) },
  ]
  const day = given({ waiting: 2, breaks }, { 12: 3, 14: 2 })
  expect(asked(day).slice(0, 7)).toEqual([2, 0, 0, 0, 0, 5, 0])
  expect([11, 12, 14, 16].map((at) => askedOn(dayOf(at), breaks))).toEqual([11, 16, 16, 16].map(dayOf))
})
