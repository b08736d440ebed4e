// More than the events of a club name.
const MOST_ZONES = 50

/** Kept for each zone: a list needs five for each event, and each takes 44 kB, which is only freed with old memory. */
export function formatter(options: Intl.DateTimeFormatOptions) {
  const byZone = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = byZone.get(timeZone)
    if (known) return known
    if (byZone.size >= MOST_ZONES) byZone.clear()
    const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    byZone.set(timeZone, made)
    return made
  }
}

const parts = formatter({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The local time of a zone at an instant, as a date-time field holds it: `2026-03-09T18:30`. */
export function wallTime(iso: string, timeZone: string): string {
  const part = new Map(
    parts(timeZone)
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
