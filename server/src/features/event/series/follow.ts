import { eventChanges } from '@callofcode/contract/event/event'
import { moved } from '@callofcode/contract/event/repeat'
import { daysBetween, wallTime } from '@callofcode/contract/wall-time'
import type { EventRow } from '../event-tables.ts'

const {
  startsAt: _start,
  endsAt: _end,
  timeZone: _zone,
  signUpClosesAt: _closes,
  batchIds: _batches,
  ...plain
} = eventChanges.shape
/** The fields without times. */
const PLAIN = Object.keys(plain) as (keyof typeof plain)[]

/**
 * Applies a change of an earlier event of the series to this one. Only the changed fields change. A new time of day applies in
 * local time. A move by some days moves this event by the same number of days.
 */
export function follow(event: EventRow, before: EventRow, after: EventRow): EventRow {
  const changed = PLAIN.filter((name) => before[name] !== after[name])
  const values = Object.fromEntries(changed.map((name) => [name, after[name]]))
  const becomes = { ...event, ...values, ...timesOf(event, before, after) }
  return { ...becomes, signUpClosesAt: closingOf(becomes, before, after) }
}

/** A changed closing day has the same distance in days from each date. It never comes after the end. */
function closingOf(event: EventRow, before: EventRow, after: EventRow): Date | null {
  const { signUpClosesAt: closes } = after
  const isSame = closes?.getTime() === before.signUpClosesAt?.getTime()
  const wanted = isSame ? event.signUpClosesAt : closes && closingAt(closes, after, event)
  return wanted && wanted > event.endsAt ? event.endsAt : wanted
}

type Begun = Pick<EventRow, 'startsAt' | 'timeZone'>

/** Moves a closing day by the days between two dates of a series, in local time. */
export function closingAt(closes: Date, from: Begun, to: Begun): Date {
  const { timeZone } = from
  const [start, next] = [from, to].map(({ startsAt }) => wallOf(startsAt, timeZone).slice(0, 10))
  const wall = wallOf(closes, timeZone)
  const days = daysBetween(start ?? '', next ?? '')
  if (days === 0) return closes
  return new Date(moved({ start: wall, end: wall }, days, timeZone).startsAt)
}

function timesOf(event: EventRow, before: EventRow, after: EventRow): Partial<EventRow> {
  const isSame =
    before.timeZone === after.timeZone &&
    isAt(before.startsAt, after.startsAt) &&
    isAt(before.endsAt, after.endsAt)
  if (isSame) return {}
  const { timeZone } = after
  const [start, end] = [wallOf(after.startsAt, timeZone), wallOf(after.endsAt, timeZone)]
  const day = (time: Date, zone: string) => wallOf(time, zone).slice(0, 10)
  const shift = daysBetween(day(before.startsAt, before.timeZone), start.slice(0, 10))
  // Counts from the day of the changed event to the present day of this one, then adds the move.
  const days = daysBetween(start.slice(0, 10), day(event.startsAt, event.timeZone)) + shift
  const span = moved({ start, end }, days, timeZone)
  return { timeZone, startsAt: new Date(span.startsAt), endsAt: new Date(span.endsAt) }
}

const isAt = (one: Date, other: Date) => one.getTime() === other.getTime()
const wallOf = (time: Date, timeZone: string) => wallTime(time.toISOString(), timeZone)
