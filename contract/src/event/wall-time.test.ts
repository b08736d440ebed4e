import { expect, test } from 'vitest'
import { momentOf, wallTime } from './wall-time.ts'

test('NAV-12 an event begins by the local time of its own time zone', () => {
  expect(momentOf('2026-08-08T18:30', 'Asia/Kolkata')).toBe('2026-08-08T13:00:00.000Z')
  expect(momentOf('2026-01-01T00:15', 'Pacific/Auckland')).toBe('2025-12-31T11:15:00.000Z')
  expect(wallTime('2026-08-08T13:00:00.000Z', 'Asia/Kolkata')).toBe('2026-08-08T18:30')
})

test('NAV-12 summer time follows the day of the event, also right after the change', () => {
  expect(momentOf('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z')
  expect(momentOf('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(momentOf('2026-11-01T03:00', 'America/New_York')).toBe('2026-11-01T08:00:00.000Z')
})

test('NAV-12 midnight is hour 0 of its day, and an invalid time gives none', () => {
  expect(wallTime('2026-08-07T18:30:00.000Z', 'Asia/Kolkata')).toBe('2026-08-08T00:00')
  expect(momentOf('', 'Asia/Kolkata')).toBeUndefined()
  expect(momentOf('2026-02-30T25:00', 'Asia/Kolkata')).toBeUndefined()
})
