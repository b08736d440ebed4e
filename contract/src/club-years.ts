import { z } from 'zod'
import { sentence } from './sentence.ts'
import { passoutYears } from './text.ts'

/**
 * The passout years that the club may set for its members, by a file or by hand. They include people who passed out long ago and
 * people at the start of a long course. Members' own choice is narrower: `passoutYears`.
 */
export const clubYears = { first: 1950, last: () => new Date().getUTCFullYear() + 10 } as const

export const CLUB_YEAR_RULE = sentence(
  'clubYears.enterYearFromNothing',
  'Enter a year from {first} to {last}, or nothing.',
  { first: clubYears.first, last: clubYears.last() },
)

export const isClubYear = (year: number) => year >= clubYears.first && year <= clubYears.last()

export const clubYear = z.int(CLUB_YEAR_RULE).refine(isClubYear, CLUB_YEAR_RULE)

/** Returns the options for a year: the usual ones, and all that are in use. */
export const yearsWith = (used: readonly (number | null | undefined)[]): number[] =>
  [...new Set([...passoutYears(), ...used.filter((year) => year != null)])].toSorted((a, b) => a - b)
