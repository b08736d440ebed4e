import { clockTime, dayTime } from './clock-time.ts'
import { longDate } from './long-date.ts'
import { useTimeZone } from './time-zone.ts'

/** The day in UTC as the server renders it; after hydration, day and time in the reader's time zone. */
export function LocalTime({ iso }: { iso: string }) {
  const alive = useTimeZone() !== null
  return <time dateTime={iso}>{alive ? dayTime(iso) : longDate(iso)}</time>
}

/** For lists: the time if it was today, else the day. */
export function LocalDay({ iso }: { iso: string }) {
  const alive = useTimeZone() !== null
  return <time dateTime={iso}>{alive ? dayOf(new Date(iso)) : longDate(iso)}</time>
}

const localDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const dayOf = (then: Date) =>
  then.toDateString() === new Date().toDateString()
    ? `today at ${clockTime(then.toISOString())}`
    : localDay.format(then)
