import { clockTime, dayTime } from './clock-time.ts'
import { longDate } from './long-date.ts'
import { useTimeZone } from './time-zone.ts'

/** The day in UTC as the server writes it; once the page is alive, day and time where the reader is. */
export function LocalTime({ iso }: { iso: string }) {
  const alive = useTimeZone() !== null
  return <time dateTime={iso}>{alive ? dayTime(iso) : longDate(iso)}</time>
}

/** The same in a list: the time of what was today, else the day. */
export function LocalDay({ iso }: { iso: string }) {
  const alive = useTimeZone() !== null
  return <time dateTime={iso}>{alive ? dayOf(new Date(iso)) : longDate(iso)}</time>
}

const localDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const dayOf = (then: Date) =>
  then.toDateString() === new Date().toDateString()
    ? `today at ${clockTime(then.toISOString())}`
    : localDay.format(then)
