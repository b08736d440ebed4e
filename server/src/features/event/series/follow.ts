import { eventChanges } from '@callofcode/contract/event/event'
import { moved } from '@callofcode/contract/event/repeat'
import { daysBetween, wallTime } from '@callofcode/contract/wall-time'
import type { EventRow } from '../event-tables.ts'

const { startsAt: _start, endsAt: _end, timeZone: _zone, ...plain } = eventChanges.shape
/** The fields without times. */
const PLAIN = Object.keys(plain) as (keyof typeof plain)[]

/**
 * Applies a change of an earlier event of the series to this one. Only the changed fields change. A new time of day applies in
 * local time. A move by some days moves this event by the same number of days.
 */
export function follow(event: EventRow, before: EventRow, after: EventRow): EventRow {
  const changed = PLAIN.filter((name) => before[name] !== after[name])
  const values = Object.fromEntries(changed.map((name) => [name, after[name]]))
  return { ...event, ...values, ...timesOf(event, before, after) }
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
