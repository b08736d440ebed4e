import { sentence } from '../sentence.ts'
import { dayAfter, daysBetween } from '../wall-time.ts'

/** Days in the club's time zone, like 2026-07-01. Both belong to the period. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** The longest period, in days: two years. */
export const LONGEST = 731

export const periodMessages = {
  dayRule: sentence('report.dayRule', 'Choose a day from the year 2000 on.'),
  bothRule: sentence('report.bothRule', 'Choose a first and a last day.'),
  orderRule: sentence('report.orderRule', 'The last day is before the first one.'),
  longestRule: sentence('report.longestRule', 'A report covers at most two years.'),
} as const

/** Returns what is wrong with two days, by field, or undefined. */
export function periodFault({ from, to }: Partial<Period>) {
  if (!from && !to) return undefined
  if (!from || !to) return { [from ? 'to' : 'from']: periodMessages.bothRule }
  if (to < from) return { to: periodMessages.orderRule }
  return daysBetween(from, to) < LONGEST ? undefined : { to: periodMessages.longestRule }
}

export const PERIODS = ['term', 'last', 'year'] as const
export type PeriodName = (typeof PERIODS)[number]

/** Terms are January to June and July to December. A year of the college begins in July. */
export function periodNamed(name: PeriodName, today: string): Period {
  const year = Number(today.slice(0, 4))
  const isSecondHalf = today.slice(5, 7) >= '07'
  if (name === 'year') {
    const begins = isSecondHalf ? year : year - 1
    return { from: `${begins}-07-01`, to: `${begins + 1}-06-30` }
  }
  if (name === 'term') return half(year, isSecondHalf)
  return isSecondHalf ? half(year, false) : half(year - 1, true)
}
const half = (year: number, isSecond: boolean): Period =>
  isSecond ? { from: `${year}-07-01`, to: `${year}-12-31` } : { from: `${year}-01-01`, to: `${year}-06-30` }

/** Returns the period that ends the day before this one: as many whole months, or else as many days. */
export function periodBefore({ from, to }: Period): Period {
  const isWhole = from.endsWith('-01') && dayAfter(to, 1).endsWith('-01')
  return {
    from: isWhole
      ? monthsBefore(from, monthOf(dayAfter(to, 1)) - monthOf(from))
      : dayAfter(from, -daysBetween(from, to) - 1),
    to: dayAfter(from, -1),
  }
}
/** Months since the year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
function monthsBefore(day: string, months: number) {
  const month = monthOf(day) - months
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}
