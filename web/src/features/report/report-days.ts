import type { ReportFigure } from '@callofcode/contract/report/report'
import { perLocale } from '../../platform/language/reader.ts'

/** Days of the club, like 2026-07-01, as the address has them. */
export interface ReportSearch {
  readonly from?: string | undefined
  readonly to?: string | undefined
}
/** Whose names are asked for. */
export interface Behind {
  readonly figure: ReportFigure
  readonly batch?: string
  readonly branch?: string
  readonly noBranch?: '1'
  readonly event?: string
}

const day = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)
/** Returns a day in words: the date itself, whatever zone the reader is in. */
export const shortDay = (date: string) => day().format(new Date(`${date}T00:00:00Z`))
