import { expect, test, vi } from 'vitest'
import { inLanguage } from '../language/reader.ts'
import { dayNumber, hereWords, spanOf } from './event-time.tsx'

const evening = { startsAt: '2026-08-08T13:00:00.000Z', endsAt: '2026-08-08T14:30:00.000Z' }

test('NAV-12 the same event in its own zone and in the reader’s', () => {
  expect(spanOf(evening, 'Asia/Kolkata')).toBe('Saturday, August 8, 2026, 18:30 to 20:00')
  expect(spanOf(evening, 'UTC')).toBe('Saturday, August 8, 2026, 13:00 to 14:30')
})

test('NAV-12 when the event crosses midnight for the reader, both days are named', () => {
  expect(spanOf(evening, 'Australia/Sydney')).toBe(
    'Saturday, August 8, 2026, 23:00 to Sunday, August 9, 2026, 00:30',
  )
  expect(dayNumber(evening.endsAt, 'Australia/Sydney')).toBe('9')
})

test('CLUB-371 after the time where it takes place comes that of the reader, only where the clocks differ', () => {
  const event = { ...evening, timeZone: 'Asia/Kolkata' }
  expect(hereWords(event, null)).toBeUndefined()
  expect(hereWords(event, 'Asia/Calcutta')).toBeUndefined()
  expect(hereWords(event, 'Asia/Colombo')).toBeUndefined()
  expect(hereWords(event, 'Europe/Berlin')).toBe('For you: 15:00 to 16:30 (Europe/Berlin)')
  // Soon after midnight at the event, the reader has the previous day.
  const night = { startsAt: '2026-08-08T20:00:00Z', endsAt: '2026-08-08T21:00:00Z', timeZone: 'Asia/Kolkata' }
  expect(hereWords(night, 'UTC')).toBe('For you: Saturday, August 8, 2026, 20:00 to 21:00 (UTC)')
})

test('COST-11 a formatter is made once for a zone, not for each event: some 40 kB each', () => {
  const span = () => spanOf(evening, 'Africa/Nairobi')
  const first = span()
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  expect(span()).toBe(first)
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
  for (const timeZone of Intl.supportedValuesOf('timeZone')) spanOf(evening, timeZone)
  expect(span()).toBe(first)
})

test('CLUB-287 the times of events are written in the language of the reader', () => {
  const span = { startsAt: '2026-08-08T13:00:00Z', endsAt: '2026-08-08T14:30:00Z' }
  const [hindi, english] = ['hi', 'en'].map((tag) => inLanguage(tag, () => spanOf(span, 'Asia/Kolkata')))
  expect(hindi).toMatch(/^शनिवार.*2026, 18:30 से 20:00 तक$/)
  expect(english).toBe('Saturday, August 8, 2026, 18:30 to 20:00')
})
