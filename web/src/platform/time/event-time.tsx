import { say } from 'words:core'
import { useClub } from '../session/club.ts'
import { useDeviceZone, useReaderZone } from './reader-zone.ts'
import { formatter, LocalTime } from './shown-time.tsx'
import { zoneWords } from './zone-names.ts'

interface Span {
  readonly startsAt: string
  readonly endsAt: string
}
interface Placed extends Span {
  readonly timeZone: string
}

/**
 * Shows when an event is: in its own zone, which needs no script, then in the reader's zone if that differs. `start.ts` starts
 * the app by itself if `data-zone` shows a difference.
 */
export function EventTime({ event }: { event: Placed }) {
  const { startsAt, timeZone } = event
  const here = hereWords(event, useReaderZone())
  return (
    <>
      <time dateTime={startsAt} data-zone={timeZone}>
        {spanOf(event, timeZone)}
      </time>{' '}
      <span className="time-zones">
        ({zoneWords(timeZone)}){here && `. ${here}`}
      </span>
    </>
  )
}

function format(options: Intl.DateTimeFormatOptions) {
  const of = formatter(options)
  return (iso: string, timeZone: string) => of(timeZone).format(new Date(iso))
}

const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** Formats `18:30`. */
export const clockIn = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Formats a span: `Saturday, August 8, 2026, 18:30 to 20:00`, with the last day if it differs. */
export function spanOf({ startsAt, endsAt }: Span, timeZone: string): string {
  const [first, last] = [day(startsAt, timeZone), day(endsAt, timeZone)]
  const [start, end] = [clockIn(startsAt, timeZone), clockIn(endsAt, timeZone)]
  return first === last ? say('timeSpan', { first, start, end }) : say('daySpan', { first, start, last, end })
}

/** Formats `Aug 8, 2026, 18:30`. */
export const minuteIn = format({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
/** Formats `Aug 8, 2026`. */
export const shortDate = format({ day: 'numeric', month: 'short', year: 'numeric' })
export const longDay = format({ weekday: 'long' })
export const dayNumber = format({ day: 'numeric' })
export const monthOf = format({ month: 'short', year: 'numeric' })

/** Returns `For you: 15:00 to 16:30 (Europe/Berlin)`. Undefined if the reader's clock shows the same, and until it is known. */
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
 * Shows a time that was chosen in the club's zone, in the reader's zone. If the zones differ, the zone is named to make the time
 * clear.
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

/** Returns `18:32` at the place of the event. The zone is named if the reader's clock differs. */
export function clockThere(iso: string, timeZone: string, own: string | null): string {
  const there = clockIn(iso, timeZone)
  return isSame(iso, timeZone, own) ? there : `${there} (${zoneWords(timeZone)})`
}

/** Returns `Aug 8, 2026, 18:30 (Asia/Kolkata)` at the place of the event, then the reader's time if it differs. */
export function minuteThere(iso: string, timeZone: string, own: string | null): string {
  const there = `${minuteIn(iso, timeZone)} (${zoneWords(timeZone)})`
  if (!own || isSame(iso, timeZone, own)) return there
  return `${there}. ${say('timeHere', { time: minuteIn(iso, own), zone: zoneWords(own) })}`
}

const isSame = (iso: string, timeZone: string, own: string | null) =>
  !own || minuteIn(iso, timeZone) === minuteIn(iso, own)
