import { expect, test } from 'vitest'
import { momentOf, wallTime } from '../wall-time.ts'
import { datesOf, MOST_OF_SERIES } from './repeat.ts'

const at = (start: string, end: string, timeZone: string) => ({
  startsAt: momentOf(start, timeZone) ?? '',
  endsAt: momentOf(end, timeZone) ?? '',
})
const walls = (dates: readonly { startsAt: string; endsAt: string }[], timeZone: string) =>
  dates.map(({ startsAt, endsAt }) => [wallTime(startsAt, timeZone), wallTime(endsAt, timeZone).slice(11)])

test.each([
  ['Europe/Berlin', '2026-10-11', ['2026-10-11', '2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08']],
  ['Europe/Berlin', '2027-03-14', ['2027-03-14', '2027-03-21', '2027-03-28', '2027-04-04', '2027-04-11']],
  ['America/New_York', '2026-10-18', ['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15']],
  ['America/New_York', '2027-02-28', ['2027-02-28', '2027-03-07', '2027-03-14', '2027-03-21', '2027-03-28']],
])(
  'CLUB-160 clocks show the same at each date over a change of summer time: %s from %s',
  (zone, first, days) => {
    const span = at(`${first}T18:30`, `${first}T20:00`, zone)
    const dates = datesOf(span, zone, { every: 'week', times: 5 })
    expect(walls(dates, zone)).toEqual(days.map((day) => [`${day}T18:30`, '20:00']))
    const hours = dates.map(({ startsAt }) => new Date(startsAt).getUTCHours())
    expect(new Set(hours).size).toBe(2)
  },
)

test('CLUB-160 every two weeks, until a day that counts', () => {
  const span = at('2026-08-08T18:30', '2026-08-08T20:00', 'Asia/Kolkata')
  const days = (until: string) =>
    datesOf(span, 'Asia/Kolkata', { every: 'two-weeks', until }).map(({ startsAt }) => startsAt.slice(0, 10))
  expect(days('2026-09-05')).toEqual(['2026-08-08', '2026-08-22', '2026-09-05'])
  expect(days('2026-09-04')).toEqual(['2026-08-08', '2026-08-22'])
  expect(days('2026-08-08')).toEqual(['2026-08-08'])
  expect(days('2099-01-01')).toHaveLength(MOST_OF_SERIES + 1)
})

test('CLUB-160 every month on the same weekday of the month, a fifth one on the last', () => {
  const days = (first: string) =>
    datesOf(at(`${first}T10:00`, `${first}T11:00`, 'UTC'), 'UTC', { every: 'month', times: 5 }).map(
      ({ startsAt }) => startsAt.slice(0, 10),
    )
  expect(days('2026-08-08')).toEqual(['2026-08-08', '2026-09-12', '2026-10-10', '2026-11-14', '2026-12-12'])
  expect(days('2026-10-31')).toEqual(['2026-10-31', '2026-11-28', '2026-12-26', '2027-01-30', '2027-02-27'])
})

test('CLUB-160 a night over the change of the clocks ends by the clock, and what clocks skip lasts as long', () => {
  const night = at('2026-10-17T22:00', '2026-10-18T04:00', 'Europe/Berlin')
  expect(walls(datesOf(night, 'Europe/Berlin', { every: 'week', times: 2 }), 'Europe/Berlin')).toEqual([
    ['2026-10-17T22:00', '04:00'],
    ['2026-10-24T22:00', '04:00'],
  ])
  const early = at('2027-03-21T02:30', '2027-03-21T03:10', 'Europe/Berlin')
  const [, skipped] = datesOf(early, 'Europe/Berlin', { every: 'week', times: 2 })
  expect(Date.parse(skipped?.endsAt ?? '') - Date.parse(skipped?.startsAt ?? '')).toBe(40 * 60_000)
})

test('CLUB-160 an event at an hour that clocks skip in New York comes an hour later, and not earlier', () => {
  const span = at('2027-03-07T02:30', '2027-03-07T04:30', 'America/New_York')
  const dates = datesOf(span, 'America/New_York', { every: 'week', times: 3 })
  expect(walls(dates, 'America/New_York')).toEqual([
    ['2027-03-07T02:30', '04:30'],
    ['2027-03-14T03:30', '04:30'],
    ['2027-03-21T02:30', '04:30'],
  ])
})
