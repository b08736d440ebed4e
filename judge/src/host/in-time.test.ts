import { expect, test } from 'vitest'
import { inTime, TookTooLong } from './in-time.ts'

test('RES-341 what has no end is ended, and what ends is given', () => {
  const endless = () => {
    for (let at = 0; ; at++) if (at < 0) return at
  }
  expect(() => inTime(endless, 50)).toThrow(TookTooLong)
  const caught = () => {
    try {
      return endless()
    } catch {
      return 'caught'
    }
  }
  expect(() => inTime(caught, 50)).toThrow(TookTooLong)
  expect(inTime(() => 7, 60_000)).toBe(7)
  expect(() => inTime(() => JSON.parse('{'), 60_000)).toThrow(SyntaxError)
})
