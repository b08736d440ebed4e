// Times as clocks on the wall of a place show them: `2026-03-09T18:30`.

// More than the events of a club name.
const MOST_ZONES = 50
const byZone = new Map<string, Intl.DateTimeFormat>()

/** Kept for each zone: each takes 44 kB, which is only freed with old memory. */
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

/** The local time of a zone at an instant, as a date-time field holds it: `2026-03-09T18:30`. */
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
 * The instant at which clocks in a zone show `wall`; undefined if it is no time. A time that occurs twice because
 * clocks are turned back is the first of the two; one that clocks skip is as much later as they skip (02:30 is 03:30).
 * Everything that turns a time of a place into an instant comes here: PostgreSQL takes the second of the two.
 */
export function momentOf(wall: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // No place is further from Greenwich than a day, and none changes its clocks twice within two.
  const before = offsetAt(asUtc - DAY, timeZone)
  const possible = [before, offsetAt(asUtc + DAY, timeZone)]
    .filter((offset) => offsetAt(asUtc - offset, timeZone) === offset)
    .map((offset) => asUtc - offset)
  const moment = possible.length > 0 ? Math.min(...possible) : asUtc - before
  return moment < FIRST || moment > LAST ? undefined : new Date(moment).toISOString()
}

/** Milliseconds that clocks in a zone are ahead of Greenwich at an instant. */
function offsetAt(time: number, timeZone: string): number {
  const minute = Math.floor(Math.min(Math.max(time, FIRST + DAY), LAST - DAY) / MINUTE) * MINUTE
  return Date.parse(`${wallTime(new Date(minute).toISOString(), timeZone)}Z`) - minute
}

/** The instant at which a date (`2026-03-09`) is over in a zone. */
export const dayEnd = (date: string, timeZone: string) =>
  momentOf(`${dayAfter(date, 1)}T00:00`, timeZone) ??
  new Date(date.startsWith('0') ? FIRST : LAST).toISOString()

/** Whole days from one date (`2026-03-09`) to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** The date so many days later. */
export const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
