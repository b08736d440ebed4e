interface Span {
  readonly startsAt: string
  readonly endsAt: string
}

// More than the events of a club name.
const MOST_ZONES = 50

/** Kept for each zone: a list needs five for each event, and each takes 44 kB, which is only freed with old memory. */
function formatter(options: Intl.DateTimeFormatOptions) {
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

function format(options: Intl.DateTimeFormatOptions) {
  const of = formatter(options)
  return (iso: string, timeZone: string) => of(timeZone).format(new Date(iso))
}

const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `Saturday, August 8, 2026, 18:30 to 20:00`, with the last day if it differs. */
export function spanOf({ startsAt, endsAt }: Span, timeZone: string): string {
  const [first, last] = [day(startsAt, timeZone), day(endsAt, timeZone)]
  const end = clock(endsAt, timeZone)
  return `${first}, ${clock(startsAt, timeZone)} to ${first === last ? end : `${last}, ${end}`}`
}

/** `Aug 8, 2026, 18:30`. */
export const signedUpAt = format({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
export const dayNumber = format({ day: 'numeric' })
export const monthOf = format({ month: 'short', year: 'numeric' })

/** `Asia/Kolkata` as people write it. */
export const zoneWords = (timeZone: string) => timeZone.replaceAll('_', ' ')

const parts = formatter({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const shortDay = format({ day: 'numeric', month: 'short' })

/** Beside a time in the reader's zone: `Asia/Kolkata` if clocks agree there, else `18:30 in Asia/Kolkata`. */
export function thereWords({ startsAt, timeZone }: Span & { timeZone: string }, own: string): string {
  const there = clock(startsAt, timeZone)
  const sameDay = shortDay(startsAt, timeZone) === shortDay(startsAt, own)
  if (sameDay && there === clock(startsAt, own)) return zoneWords(timeZone)
  return `${sameDay ? '' : `${shortDay(startsAt, timeZone)}, `}${there} in ${zoneWords(timeZone)}`
}

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
