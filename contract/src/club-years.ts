import { z } from 'zod'
import { sentence } from './sentence.ts'
import { passoutYears } from './text.ts'

/**
 * The years of passing out that the club may give its members, by a file or by hand, and ask for: of those who passed out long
 * ago, and of those who begin a long course. What people say of themselves is nearer: `passoutYears`.
 */
export const clubYears = { first: 1950, last: () => new Date().getUTCFullYear() + 10 } as const

export const CLUB_YEAR_RULE = sentence(
  'clubYears.enterYearFromNothing',
  'Enter a year from {first} to {last}, or nothing.',
  { first: clubYears.first, last: clubYears.last() },
)

export const isClubYear = (year: number) => year >= clubYears.first && year <= clubYears.last()

export const clubYear = z.int(CLUB_YEAR_RULE).refine(isClubYear, CLUB_YEAR_RULE)

/** What a choice of a year offers: the usual ones, and all that are in use. */
export const yearsWith = (used: readonly (number | null | undefined)[]): number[] =>
  [...new Set([...passoutYears(), ...used.filter((year) => year != null)])].toSorted((a, b) => a - b)
