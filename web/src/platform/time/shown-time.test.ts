import { expect, test } from 'vitest'
import { longDate } from './shown-time.tsx'

test('BLOG-08 a date is in the long US form and in UTC', () => {
  expect(longDate('2025-01-02T00:00:00.000Z')).toBe('January 2, 2025')
  expect(longDate('2025-12-31T23:59:59.999Z')).toBe('December 31, 2025')
})
