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
  const date = ['year', 'month', 'day'].map((type) => part.get(type as 'year')).join('-')
  return `${date}T${part.get('hour')}:${part.get('minute')}`
}

/**
 * The instant at which clocks in a zone show `wall`; undefined if it is no time. A time that occurs twice because
 * clocks are turned back gives one of the two; one that clocks skip gives the instant as if they had not changed.
 */
export function momentOf(wall: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const offsetAt = (time: number) => Date.parse(`${wallTime(new Date(time).toISOString(), timeZone)}Z`) - time
  // The offset belongs to the instant we look for. The first guess is at most a day off.
  const near = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(near)).toISOString()
}

const DAY = 86_400_000

/** Whole days from one date (`2026-03-09`) to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** The date so many days later. */
export const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
