import { say } from 'words:core'
import { perLocale } from '../language/reader.ts'
import { useDeviceZone, useReaderZone } from './reader-zone.ts'
import { formatter } from './zone-formatter.ts'

/** The day in UTC as the server renders it; after hydration, day and time on the reader's clock. */
export function LocalTime({ iso }: { iso: string }) {
  const zone = useLiveZone()
  return <time dateTime={iso}>{zone ? dayTime(iso, zone) : longDate(iso)}</time>
}

/** The day alone. */
export function LocalDate({ iso }: { iso: string }) {
  const zone = useLiveZone()
  return <time dateTime={iso}>{zone ? localDay(zone).format(new Date(iso)) : longDate(iso)}</time>
}

/** For lists: the time if it was today, else the day. */
export function LocalDay({ iso }: { iso: string }) {
  const zone = useLiveZone()
  return <time dateTime={iso}>{zone ? dayOf(iso, zone) : longDate(iso)}</time>
}

function useShownZone(): string | null {
  const zone = useReaderZone()
  return useDeviceZone() && zone
}

/**
 * The reader's zone once the page is alive: what is today changes with the hour at which a page was rendered. On the server none is,
 * and a list asks in each row.
 */
const useLiveZone = import.meta.env.SSR ? () => null : useShownZone

const localDay = formatter({ dateStyle: 'long' })
const dayOf = (iso: string, zone: string) =>
  isToday(iso, zone, new Date())
    ? say('todayAt', { time: clockTime(iso, zone) })
    : localDay(zone).format(new Date(iso))
const isToday = (iso: string, zone: string, now: Date) =>
  localDay(zone).format(new Date(iso)) === localDay(zone).format(now)

// One clock on the whole site: events say when they begin in 24 hours, too.
const clock = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const dayAndTime = formatter({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

/** `21:41`, in the reader's zone. */
export const clockTime = (iso: string, zone: string) => clock(zone).format(new Date(iso))

/** `today at 21:41`, or the whole date, in the reader's zone. */
export const dayTime = (iso: string, zone: string, now = new Date()): string =>
  isToday(iso, zone, now)
    ? say('todayAt', { time: clockTime(iso, zone) })
    : dayAndTime(zone).format(new Date(iso))

const longDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

const shortDay = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** A day like `2025-01-02`, as `Jan 2`. */
export const dayName = (day: string): string => shortDay().format(new Date(day))

/** More days than a list shows. */
const MOST_DAYS = 500
const longDates = perLocale(() => new Map<string, string>())

/** `January 2, 2025`. In UTC, so that the server and every browser write the same. */
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

/** A day like `2026-03-02`, as `Monday, March 2`. */
export const weekdayAndDay = (day: string): string => weekdayLong().format(new Date(day))
