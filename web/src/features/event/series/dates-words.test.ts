import { repeatMessages } from '@callofcode/contract/event/repeat'
import { expect, test } from 'vitest'
import { inLanguage } from '../../../platform/language/reader.ts'
import { datesOfTyped, repeatProblem } from './dates-of-typed.ts'
import { datesWords, everyWords } from './dates-words.ts'

const typed = {
  every: 'week',
  ends: 'times',
  times: ' 12 ',
  until: '',
  timeZone: 'Europe/Berlin',
  startsAt: '2026-10-11T18:30',
  endsAt: '2026-10-11T20:00',
}

test('CLUB-160 CLUB-287 how often it repeats is said in the language of the reader', () => {
  expect(everyWords('week', '2026-08-08T10:00')).toBe('every week')
  expect(everyWords('two-weeks', '2026-08-08T10:00')).toBe('every two weeks')
  expect(everyWords('month', '2026-08-08T10:00')).toBe('every month, on the second Saturday')
  expect(everyWords('month', '2026-10-31T10:00')).toBe('every month, on the last Saturday')
  expect(inLanguage('hi', () => everyWords('month', '2026-10-31T10:00'))).toBe('हर महीने, आख़िरी शनिवार को')
})

test('CLUB-163 the form says the dates of a series before it is announced', () => {
  const dates = datesOfTyped(typed)
  expect(dates).toHaveLength(12)
  expect(datesWords(dates, 'Europe/Berlin')).toBe(
    'Oct 11, 2026; Oct 18, 2026; Oct 25, 2026; Nov 1, 2026; … Dec 27, 2026',
  )
  expect(datesOfTyped({ ...typed, startsAt: '' })).toEqual([])
  expect(datesOfTyped({ ...typed, every: '' })).toEqual([])
})

test('CLUB-163 what cannot be is said at its field', () => {
  expect(repeatProblem(typed)).toBeUndefined()
  for (const times of ['', '1', '53', 'many', '2.5'])
    expect(repeatProblem({ ...typed, times })).toEqual({
      field: 'times',
      message: repeatMessages.timesRule.text,
    })
  const until = (day: string) => repeatProblem({ ...typed, ends: 'until', until: day })?.message
  expect([until(''), until('2026-10-12'), until('2026-10-18'), until('2030-01-01')]).toEqual([
    repeatMessages.untilRule.text,
    repeatMessages.tooFew.text,
    undefined,
    repeatMessages.tooMany.text,
  ])
})
