import { expect, test } from 'vitest'
import { dayEnd, momentOf, wallTime } from './wall-time.ts'

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

test.each([
  ['America/New_York', '2027-03-14T02:30', '2027-03-14T03:30', '2027-03-14T07:30:00.000Z'],
  ['America/New_York', '2027-03-14T01:59', '2027-03-14T01:59', '2027-03-14T06:59:00.000Z'],
  ['America/St_Johns', '2027-03-14T02:15', '2027-03-14T03:15', '2027-03-14T05:45:00.000Z'],
  ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T03:30', '2027-03-28T01:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-04T02:45', '2026-10-03T15:45:00.000Z'],
  ['Pacific/Auckland', '2026-09-27T02:30', '2026-09-27T03:30', '2026-09-26T14:30:00.000Z'],
  ['America/Havana', '2027-03-14T00:00', '2027-03-14T01:00', '2027-03-14T05:00:00.000Z'],
  // A place that moves across the date line skips a whole day.
  ['Pacific/Apia', '2011-12-30T10:00', '2011-12-31T10:00', '2011-12-30T20:00:00.000Z'],
])('CLUB-160 in %s a time that clocks skip is as much later: %s is %s', (zone, wall, shown, instant) => {
  expect(momentOf(wall, zone)).toBe(instant)
  expect(wallTime(instant, zone)).toBe(shown)
})

test.each([
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['Australia/Lord_Howe', '2027-04-04T01:45', '2027-04-03T14:45:00.000Z'],
  ['Pacific/Auckland', '2027-04-04T02:30', '2027-04-03T13:30:00.000Z'],
  ['America/Havana', '2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
])('CLUB-160 in %s a time that clocks show twice is the first of the two: %s', (zone, wall, instant) => {
  expect(momentOf(wall, zone)).toBe(instant)
  expect(wallTime(instant, zone)).toBe(wall)
})

test('CLUB-160 a day is over at the first midnight after it, also where that comes twice or never', () => {
  expect(dayEnd('2026-08-08', 'Asia/Kolkata')).toBe('2026-08-08T18:30:00.000Z')
  expect(dayEnd('2026-10-31', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z')
  expect(dayEnd('2027-03-13', 'America/Havana')).toBe('2027-03-14T05:00:00.000Z')
})

test('CLUB-160 the first and the last days of the calendar are days too', () => {
  expect(dayEnd('0000-01-01', 'America/New_York')).toBe('0001-01-01T00:00:00.000Z')
  expect(dayEnd('0001-02-01', 'UTC')).toBe('0001-02-02T00:00:00.000Z')
  expect(dayEnd('9999-12-31', 'America/New_York')).toBe('9999-12-31T23:59:59.999Z')
  expect(momentOf('9999-12-31T23:30', 'America/New_York')).toBeUndefined()
  expect(momentOf('9999-12-31T23:30', 'Asia/Kolkata')).toBe('9999-12-31T18:00:00.000Z')
})
