import { longDate } from '../../platform/page/long-date.ts'
import { useTimeZone } from '../curriculum/time-zone.ts'
import { clockTime, dayTime } from '../draft/draft-time.ts'

/** The day in UTC as the server writes it; once the page is alive, day and time where the reader is. */
export function PostTime({ iso }: { iso: string }) {
  const alive = useTimeZone() !== null
  return <time dateTime={iso}>{alive ? dayTime(iso) : longDate(iso)}</time>
}

/** The same in a list: the time of what was today, else the day. */
export function PostDay({ iso }: { iso: string }) {
  const alive = useTimeZone() !== null
  return <time dateTime={iso}>{alive ? dayOf(new Date(iso)) : longDate(iso)}</time>
}

const localDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const dayOf = (then: Date) =>
  then.toDateString() === new Date().toDateString()
    ? `today at ${clockTime(then.toISOString())}`
    : localDay.format(then)
