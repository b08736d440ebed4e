import { expect, test, vi } from 'vitest'
import { inLanguage } from '../../platform/language/reader.ts'
import { dayNumber, spanOf, thereWords } from './event-times.ts'

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

test('an event’s start is named where it happens, too, when the reader’s clock differs', () => {
  const event = { startsAt: '2026-08-08T13:00:00Z', endsAt: '2026-08-08T14:30:00Z', timeZone: 'Asia/Kolkata' }
  expect(thereWords(event, 'Asia/Kolkata')).toBe('Asia/Kolkata')
  expect(thereWords(event, 'Asia/Colombo')).toBe('Asia/Kolkata')
  expect(thereWords(event, 'Europe/Berlin')).toBe('18:30 in Asia/Kolkata')
  expect(thereWords({ ...event, startsAt: '2026-08-08T20:00:00Z' }, 'UTC')).toBe(
    'Aug 9, 01:30 in Asia/Kolkata',
  )
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
