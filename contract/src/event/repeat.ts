import { z } from 'zod'
import { sentence } from '../sentence.ts'
import { dayAfter, daysBetween, momentOf, wallTime } from '../wall-time.ts'

/** The interval of repeats. A month keeps the weekday: the second Saturday, or the last one. */
export const REPEATS = ['week', 'two-weeks', 'month'] as const
export type Repeats = (typeof REPEATS)[number]

/** Two years at one a fortnight, or one year at one a week. */
export const MOST_OF_SERIES = 52

export const repeatMessages = {
  everyRule: sentence('repeat.everyRule', 'Choose every week, every two weeks or every month.'),
  timesRule: sentence('repeat.timesRule', 'Enter a whole number from 2 to {count}.', {
    count: MOST_OF_SERIES,
  }),
  untilRule: sentence('repeat.untilRule', 'Enter the last day.'),
  oneRule: sentence('repeat.oneRule', 'Say how many there are, or until when: one of the two.'),
  tooMany: sentence('repeat.tooMany', 'These are more than {count} events. Choose an earlier day.', {
    count: MOST_OF_SERIES,
  }),
  tooFew: sentence('repeat.tooFew', 'There is only one event until then. Choose a later day.'),
} as const

export const repeat = z
  .strictObject({
    every: z.enum(REPEATS, repeatMessages.everyRule),
    /** The number of events, including the first one. */
    times: z
      .int(repeatMessages.timesRule)
      .min(2, repeatMessages.timesRule)
      .max(MOST_OF_SERIES, repeatMessages.timesRule)
      .optional(),
    /** The last day on which an event may begin, in the place's time zone. */
    until: z.iso.date(repeatMessages.untilRule).optional(),
  })
  .refine(({ times, until }) => (times === undefined) !== (until === undefined), {
    error: repeatMessages.oneRule.error,
    path: ['times'],
  })
export type Repeat = z.infer<typeof repeat>

interface Span {
  readonly startsAt: string
  readonly endsAt: string
}

/**
 * Returns the beginning and end of each event in a series, including the first. The local time is the same for each, over changes
 * of summer time. One more date than `MOST_OF_SERIES` means that there are too many.
 */
export function datesOf(
  { startsAt, endsAt }: Span,
  timeZone: string,
  { every, times, until }: Repeat,
): Span[] {
  const [start, end] = [wallTime(startsAt, timeZone), wallTime(endsAt, timeZone)]
  const first = start.slice(0, 10)
  const most = times ?? MOST_OF_SERIES + 1
  const dates: Span[] = [{ startsAt, endsAt }]
  for (let at = 1; dates.length < most; at += 1) {
    const day = dayOf(first, every, at)
    if (until !== undefined && day > until) break
    dates.push(moved({ start, end }, daysBetween(first, day), timeZone))
  }
  return dates
}

interface Walls {
  /** In local time. */
  readonly start: string
  readonly end: string
}

/** Moves a span by this many days in local time. */
export function moved({ start, end }: Walls, days: number, timeZone: string): Span {
  const later = (wall: string) => momentOf(dayAfter(wall.slice(0, 10), days) + wall.slice(10), timeZone) ?? ''
  const [startsAt, endsAt] = [later(start), later(end)]
  if (startsAt < endsAt) return { startsAt, endsAt }
  // If the clock change skips the beginning, the event lasts as long as the others.
  const lasts = Date.parse(`${end}Z`) - Date.parse(`${start}Z`)
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + lasts).toISOString() }
}

function dayOf(first: string, every: Repeats, at: number): string {
  if (every !== 'month') return dayAfter(first, at * (every === 'week' ? 7 : 14))
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number)
  const weekday = new Date(Date.parse(first)).getUTCDay()
  const which = whichOf(day)
  const firstOfMonth = new Date(Date.UTC(year, month - 1 + at, 1))
  const toFirst = (weekday - firstOfMonth.getUTCDay() + 7) % 7
  const length = new Date(Date.UTC(year, month + at, 0)).getUTCDate()
  const wanted = 1 + toFirst + (which - 1) * 7
  const found = wanted > length ? wanted - 7 : wanted
  return dayAfter(firstOfMonth.toISOString().slice(0, 10), found - 1)
}

/**
 * Returns the rank of a day's weekday in its month: the second Saturday is 2. A fifth one, which most months lack, means the
 * last.
 */
export const whichOf = (day: number) => Math.ceil(day / 7)
