import { expect, test } from 'vitest'
import { clubYear, clubYears, passoutYears, yearsWith } from './text.ts'

test('CLUB-411 a choice of a year offers the usual ones and all that are in use, each once and in order', () => {
  const usual = passoutYears()
  const far = clubYears.last()
  expect(yearsWith([])).toEqual(usual)
  expect(yearsWith([far, null, 1987, usual[0], undefined])).toEqual([1987, ...usual, far])
})

test('CLUB-411 the club gives its members any year of the range of an import', () => {
  const isTaken = (year: unknown) => clubYear.safeParse(year).success
  for (const year of [clubYears.first, ...passoutYears(), clubYears.last()])
    expect(isTaken(year), `${year}`).toBe(true)
  for (const year of [clubYears.first - 1, clubYears.last() + 1, 2026.5, '2026', null])
    expect(isTaken(year), `${year}`).toBe(false)
})
