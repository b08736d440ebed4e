import { expect, test } from 'vitest'
import { clockTime, dayTime, longDate } from './shown-time.tsx'

test('BLOG-08 a date is in the long US form and in UTC', () => {
  expect(longDate('2025-01-02T00:00:00.000Z')).toBe('January 2, 2025')
  expect(longDate('2025-12-31T23:59:59.999Z')).toBe('December 31, 2025')
})

test('a time has 24 hours, as those of events', () => {
  expect(clockTime('2025-01-02T00:34:00Z', 'UTC')).toBe('00:34')
  expect(dayTime('2025-01-02T16:03:00Z', 'UTC', new Date('2025-02-01'))).toBe('January 2, 2025 at 16:03')
})
