import { sentence } from './sentence.ts'

/** The message about an unknown time zone. */
export const ZONE_RULE = sentence('timeZone.chooseTimeZoneLike', 'Choose a time zone, like Asia/Kolkata.')

/** Returns true for an IANA time zone that this machine supports. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

// Local times of a place: `2026-03-09T18:30`.

// The limit of cached zones, which is more than the events of a club use.
const MOST_ZONES = 50
const byZone = new Map<string, Intl.DateTimeFormat>()

/** Caches a format for each zone. Each takes 44 kB, which is freed only by a full garbage collection. */
function partsIn(timeZone: string): Intl.DateTimeFormat {
  const known = byZone.get(timeZone)
  if (known) return known
  if (byZone.size >= MOST_ZONES) byZone.clear()
  const made = new Intl.DateTimeFormat('en-US', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const),
  })
  byZone.set(timeZone, made)
  return made
}

/** Returns the local time of a zone at an instant, in the format of a date-time field: `2026-03-09T18:30`. */
export function wallTime(iso: string, timeZone: string): string {
  const part = new Map(
    partsIn(timeZone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )
  const date = [part.get('year')?.padStart(4, '0'), part.get('month'), part.get('day')].join('-')
  return `${date}T${part.get('hour')}:${part.get('minute')}`
}

const MINUTE = 60_000
const DAY = 86_400_000
// Years have four digits.
const [FIRST, LAST] = [Date.parse('0001-01-01'), Date.parse('9999-12-31T23:59:59.999Z')]

/**
 * Returns the instant at which clocks in a zone show `wall`, or undefined if it is no time. A time that occurs twice because
 * clocks are turned back means the first one. A time that clocks skip is moved by the skipped time (02:30 is 03:30). All
 * conversions of local times use this function, because PostgreSQL takes the second of two times.
 */
export function momentOf(wall: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // No place is further than a day from Greenwich, and none changes its clocks twice within two days.
  const before = offsetAt(asUtc - DAY, timeZone)
  const possible = [before, offsetAt(asUtc + DAY, timeZone)]
    .filter((offset) => offsetAt(asUtc - offset, timeZone) === offset)
    .map((offset) => asUtc - offset)
  const moment = possible.length > 0 ? Math.min(...possible) : asUtc - before
  return moment < FIRST || moment > LAST ? undefined : new Date(moment).toISOString()
}

/** Returns the milliseconds that clocks in a zone are ahead of Greenwich at an instant. */
function offsetAt(time: number, timeZone: string): number {
  const minute = Math.floor(Math.min(Math.max(time, FIRST + DAY), LAST - DAY) / MINUTE) * MINUTE
  return Date.parse(`${wallTime(new Date(minute).toISOString(), timeZone)}Z`) - minute
}

/** Returns the instant at which a date (`2026-03-09`) ends in a zone. */
export const dayEnd = (date: string, timeZone: string) =>
  momentOf(`${dayAfter(date, 1)}T00:00`, timeZone) ??
  new Date(date.startsWith('0') ? FIRST : LAST).toISOString()

/** Returns the whole days from one date (`2026-03-09`) to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** Returns the date this many days later. */
export const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
