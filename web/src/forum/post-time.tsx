import { useTimeZone } from '../curriculum/time-zone.ts'
import { dayTime } from '../draft/draft-time.ts'
import { longDate } from '../page/long-date.ts'

/** The day in UTC as the server writes it; once the page is alive, day and time where the reader is. */
export function PostTime({ iso }: { iso: string }) {
  const alive = useTimeZone() !== null
  return <time dateTime={iso}>{alive ? dayTime(iso) : longDate(iso)}</time>
}
