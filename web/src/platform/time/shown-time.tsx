import { useSyncExternalStore } from 'react'
import { say } from '../language/core-words.ts'
import { perLocale } from '../language/reader.ts'

/** The day in UTC as the server renders it; after hydration, day and time in the reader's time zone. */
export function LocalTime({ iso }: { iso: string }) {
  const alive = useTimeZone() !== null
  return <time dateTime={iso}>{alive ? dayTime(iso) : longDate(iso)}</time>
}

/** The day alone. */
export function LocalDate({ iso }: { iso: string }) {
  const alive = useTimeZone() !== null
  return <time dateTime={iso}>{alive ? localDay().format(new Date(iso)) : longDate(iso)}</time>
}

/** For lists: the time if it was today, else the day. */
export function LocalDay({ iso }: { iso: string }) {
  const alive = useTimeZone() !== null
  return <time dateTime={iso}>{alive ? dayOf(new Date(iso)) : longDate(iso)}</time>
}

const localDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }))
const dayOf = (then: Date) =>
  then.toDateString() === new Date().toDateString()
    ? say('todayAt', { time: clockTime(then.toISOString()) })
    : localDay().format(then)

// One clock on the whole site: events say when they begin in 24 hours, too.
const clock = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)
const dayAndTime = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }),
)

/** In the reader's own time zone, so only for what is rendered after hydration. */
export const clockTime = (iso: string) => clock().format(new Date(iso))

/** `today at 21:41`, or the whole date. */
export function dayTime(iso: string, now = new Date()): string {
  const then = new Date(iso)
  return then.toDateString() === now.toDateString()
    ? say('todayAt', { time: clockTime(iso) })
    : dayAndTime().format(then)
}

const longDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

const shortDay = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** A day like `2025-01-02`, as `Jan 2`. */
export const dayName = (day: string): string => shortDay().format(new Date(day))

/** `January 2, 2025`. In UTC, so that the server and every browser write the same. */
export const longDate = (iso: string): string => longDay().format(new Date(iso))

const weekdayLong = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** A day like `2026-03-02`, as `Monday, March 2`. */
export const weekdayAndDay = (day: string): string => weekdayLong().format(new Date(day))

const never = () => () => undefined

/** The reader's own time zone; null on the server and until hydration. */
export const useTimeZone = () =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )
