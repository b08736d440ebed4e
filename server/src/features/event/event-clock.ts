import type { SayInMail } from '../../platform/mail/mail-words.ts'

/** An event, and the time zone that the reader chose. */
export interface Timed {
  readonly startsAt: Date
  readonly timeZone: string
  readonly ownZone?: string | null
}

/** Returns the start in the zone of the event. The reader's time follows if it differs. */
export function whenWords(say: SayInMail, { startsAt, timeZone, ownZone }: Timed): string {
  const by = (zone: string) =>
    say('whenBy', { when: wholeIn(say, zone).format(startsAt), zone: nameOf(zone) })
  if (isSame(startsAt, timeZone, ownZone)) return by(timeZone)
  return say('whenThereAndHere', { there: by(timeZone), here: by(ownZone ?? timeZone) })
}

/** Returns `18:30`, with its zone if the reader's clock differs. */
export function clockWords(say: SayInMail, { startsAt, timeZone, ownZone }: Timed): string {
  const time = clockIn(timeZone).format(startsAt)
  return isSame(startsAt, timeZone, ownZone) ? time : say('whenBy', { when: time, zone: nameOf(timeZone) })
}

/** Returns whether two instants are on the same day in the zone of the event. */
export const isSameDay = (one: Date, other: Date, timeZone: string) =>
  dayIn(timeZone).format(one) === dayIn(timeZone).format(other)

const isSame = (at: Date, timeZone: string, ownZone: string | null | undefined) =>
  !ownZone || [dayIn, clockIn].every((format) => format(timeZone).format(at) === format(ownZone).format(at))

const nameOf = (zone: string) => zone.replaceAll('_', ' ')
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
const wholeIn = ({ locale }: SayInMail, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone })
