import { say } from 'words:core'
import { perLocale, readerLocale } from '../language/reader.ts'
import { useDeviceZone, useReaderZone } from './reader-zone.ts'

/** Shows the day in UTC as the server renders it. After hydration it shows day and time in the reader's zone. */
export function LocalTime({ iso }: { iso: string }) {
  const zone = useLiveZone()
  return <time dateTime={iso}>{zone ? dayTime(iso, zone) : longDate(iso)}</time>
}

/** Shows only the day. */
export function LocalDate({ iso }: { iso: string }) {
  const zone = useLiveZone()
  return <time dateTime={iso}>{zone ? localDay(zone).format(new Date(iso)) : longDate(iso)}</time>
}

/** Shows the time for today, and otherwise the day. Used in lists. */
export function LocalDay({ iso }: { iso: string }) {
  const zone = useLiveZone()
  return <time dateTime={iso}>{zone ? dayOf(iso, zone) : longDate(iso)}</time>
}

function useShownZone(): string | null {
  const zone = useReaderZone()
  return useDeviceZone() && zone
}

/**
 * Returns the reader's zone after hydration, because "today" changes with the hour of rendering. The server returns null without
 * a lookup, because a list calls this in each row.
 */
const useLiveZone = import.meta.env.SSR ? () => null : useShownZone

const localDay = formatter({ dateStyle: 'long' })
const dayOf = (iso: string, zone: string) =>
  isToday(iso, zone, new Date())
    ? say('todayAt', { time: clockTime(iso, zone) })
    : localDay(zone).format(new Date(iso))
const isToday = (iso: string, zone: string, now: Date) =>
  localDay(zone).format(new Date(iso)) === localDay(zone).format(now)

// The whole site uses the 24-hour clock, as events do.
const clock = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const dayAndTime = formatter({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

/** Formats a time in the reader's zone: `21:41`. */
export const clockTime = (iso: string, zone: string) => clock(zone).format(new Date(iso))

/** Returns `today at 21:41`, or the whole date, in the reader's zone. */
export const dayTime = (iso: string, zone: string, now = new Date()): string =>
  isToday(iso, zone, now)
    ? say('todayAt', { time: clockTime(iso, zone) })
    : dayAndTime(zone).format(new Date(iso))

const longDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

const shortDay = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** Formats a day such as `2025-01-02` as `Jan 2`. */
export const dayName = (day: string): string => shortDay().format(new Date(day))

/** The limit is more than the days of any list. */
const MOST_DAYS = 500
const longDates = perLocale(() => new Map<string, string>())

/** Formats `January 2, 2025` in UTC, so that the server and every browser write the same. */
export function longDate(iso: string): string {
  const known = longDates()
  const day = iso.endsWith('Z') ? iso.slice(0, 10) : iso
  const date = known.get(day) ?? longDay().format(new Date(iso))
  if (known.size >= MOST_DAYS) known.clear()
  known.set(day, date)
  return date
}

const weekdayLong = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** Formats a day such as `2026-03-02` as `Monday, March 2`. */
export const weekdayAndDay = (day: string): string => weekdayLong().format(new Date(day))

// The limit is more than the zones of a club's events.
const MOST_ZONES = 50

/**
 * Returns formatters in the reader's language, cached by zone. A list needs five for each event. Each takes 44 kB, which is freed
 * only with old memory.
 */
export function formatter(options: Intl.DateTimeFormatOptions) {
  const byZone = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string): Intl.DateTimeFormat => {
    const locale = readerLocale()
    const key = `${locale} ${timeZone}`
    const known = byZone.get(key)
    if (known) return known
    if (byZone.size >= MOST_ZONES) byZone.clear()
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    byZone.set(key, made)
    return made
  }
}
