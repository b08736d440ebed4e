import { words } from '../../platform/language/words.ts'
import { formatter } from '../../platform/time/zone-formatter.ts'

const say = words('core')

interface Span {
  readonly startsAt: string
  readonly endsAt: string
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
  const [start, end] = [clock(startsAt, timeZone), clock(endsAt, timeZone)]
  return first === last ? say('timeSpan', { first, start, end }) : say('daySpan', { first, start, last, end })
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
/** `Aug 8, 2026`. */
export const shortDate = format({ day: 'numeric', month: 'short', year: 'numeric' })
export const longDay = format({ weekday: 'long' })
export const dayNumber = format({ day: 'numeric' })
export const monthOf = format({ month: 'short', year: 'numeric' })

/** `Asia/Kolkata` as people write it. */
export const zoneWords = (timeZone: string) => timeZone.replaceAll('_', ' ')

const shortDay = format({ day: 'numeric', month: 'short' })

/** Beside a time in the reader's zone: `Asia/Kolkata` if clocks agree there, else `18:30 in Asia/Kolkata`. */
export function thereWords({ startsAt, timeZone }: Span & { timeZone: string }, own: string): string {
  const there = clock(startsAt, timeZone)
  const sameDay = shortDay(startsAt, timeZone) === shortDay(startsAt, own)
  if (sameDay && there === clock(startsAt, own)) return zoneWords(timeZone)
  const time = sameDay ? there : `${shortDay(startsAt, timeZone)}, ${there}`
  return say('timeThere', { time, zone: zoneWords(timeZone) })
}
