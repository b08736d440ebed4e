interface Span {
  readonly startsAt: string
  readonly endsAt: string
}

const format = (options: Intl.DateTimeFormatOptions) => (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(new Date(iso))

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
