import { say } from 'words:core'
import { useClub } from '../session/club.ts'
import { useDeviceZone, useReaderZone } from './reader-zone.ts'
import { LocalTime } from './shown-time.tsx'
import { formatter } from './zone-formatter.ts'
import { zoneWords } from './zone-names.ts'

interface Span {
  readonly startsAt: string
  readonly endsAt: string
}
interface Placed extends Span {
  readonly timeZone: string
}

/**
 * When an event is: by the clock where it takes place, which needs no script, then by the reader's where that differs.
 * `start.ts` starts the app of a page by itself where `data-zone` says that it does.
 */
export function EventTime({ event }: { event: Placed }) {
  const { startsAt, timeZone } = event
  const here = hereWords(event, useReaderZone())
  return (
    <>
      <time dateTime={startsAt} data-zone={timeZone}>
        {spanOf(event, timeZone)}
      </time>{' '}
      ({zoneWords(timeZone)})
      {here && (
        <>
          <br />
          {here}
        </>
      )}
    </>
  )
}

function format(options: Intl.DateTimeFormatOptions) {
  const of = formatter(options)
  return (iso: string, timeZone: string) => of(timeZone).format(new Date(iso))
}

const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** `18:30`. */
export const clockIn = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `Saturday, August 8, 2026, 18:30 to 20:00`, with the last day if it differs. */
export function spanOf({ startsAt, endsAt }: Span, timeZone: string): string {
  const [first, last] = [day(startsAt, timeZone), day(endsAt, timeZone)]
  const [start, end] = [clockIn(startsAt, timeZone), clockIn(endsAt, timeZone)]
  return first === last ? say('timeSpan', { first, start, end }) : say('daySpan', { first, start, last, end })
}

/** `Aug 8, 2026, 18:30`. */
export const minuteIn = format({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
/** `Aug 8, 2026`. */
export const shortDate = format({ day: 'numeric', month: 'short', year: 'numeric' })
export const longDay = format({ weekday: 'long' })
export const dayNumber = format({ day: 'numeric' })
export const monthOf = format({ month: 'short', year: 'numeric' })

/** `For you: 15:00 to 16:30 (Europe/Berlin)`; undefined where the reader's clock shows the same, and until it is known. */
export function hereWords(event: Placed, own: string | null): string | undefined {
  if (!own) return undefined
  const here = spanOf(event, own)
  if (here === spanOf(event, event.timeZone)) return undefined
  const { startsAt, endsAt, timeZone } = event
  const isSameDay = [startsAt, endsAt].every((iso) => day(iso, own) === day(startsAt, timeZone))
  const time = isSameDay
    ? say('clockSpan', { start: clockIn(startsAt, own), end: clockIn(endsAt, own) })
    : here
  return say('timeHere', { time, zone: zoneWords(own) })
}

/**
 * A time that was chosen on the clocks of the club, on those of the reader. Where the two show something else the zone is
 * named: nobody could tell whose clock is meant.
 */
export function PlannedTime({ iso }: { iso: string }) {
  const { timeZone } = useClub()
  const zone = useReaderZone()
  const isNamed = useDeviceZone() && zone && minuteIn(iso, zone) !== minuteIn(iso, timeZone)
  return (
    <>
      <LocalTime iso={iso} />
      {isNamed && ` (${zoneWords(zone)})`}
    </>
  )
}
