import { letter } from '../../platform/mail/letter.ts'
import type { SayInMail } from '../../platform/mail/mail-words.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { joinWords } from '../event/public.ts'
import type { Reminded } from './reminder-store.ts'

interface Links {
  readonly publicUrl: string
  readonly unsubscribe: string
}

/** The mail before an event. It is not sent once the event has begun. */
export function reminderMail(told: Reminded, now: Date, { publicUrl, unsubscribe }: Links): Mail {
  const { id, title: event, startsAt, location: place, capacity } = told
  const mail = letter(told, (say) => ({
    subject: soonWords(say, told, now),
    paragraphs: [
      place ? say('goingToPlace', { event, place }) : say('goingTo', { event }),
      ...timeWords(say, told),
      ...joinWords(say, told.meetingLink),
      ...(capacity === null ? [] : [say('giveSeatUp')]),
    ],
    link: { text: say('seeEvent'), address: `${publicUrl}/events/${id}` },
    foot: { text: say('noReminders'), address: unsubscribe },
  }))
  return { ...mail, unsubscribe, until: startsAt.toISOString() }
}

type Timed = Pick<Reminded, 'startsAt' | 'timeZone' | 'ownZone'>

/** `Tomorrow at 18:30: Contest`, or in an hour, or in 20 minutes: by the clock of whoever reads it. */
export function soonWords(
  say: SayInMail,
  { startsAt, timeZone, ownZone, title: event }: Timed & Pick<Reminded, 'title'>,
  now: Date,
): string {
  const minutes = Math.round((startsAt.getTime() - now.getTime()) / 60_000)
  if (minutes <= 50) return say('soonMinutes', { count: minutes, event })
  if (minutes <= 60) return say('soonHour', { event })
  const zone = ownZone ?? timeZone
  const isToday = dayIn(zone).format(startsAt) === dayIn(zone).format(now)
  return say(isToday ? 'soonToday' : 'soonTomorrow', { time: clockIn(zone).format(startsAt), event })
}

/** When it begins for the reader, and where it takes place if the clocks there differ. */
export function timeWords(say: SayInMail, { startsAt, timeZone, ownZone }: Timed): string[] {
  const there = wholeIn(say, timeZone).format(startsAt)
  const here = wholeIn(say, ownZone ?? timeZone).format(startsAt)
  if (here === there) return [say('beginsOn', { when: there, zone: zoneWords(timeZone) })]
  return [
    say('beginsForYou', { when: here, zone: zoneWords(ownZone ?? timeZone) }),
    say('beginsThere', { when: there, zone: zoneWords(timeZone) }),
  ]
}

const zoneWords = (timeZone: string) => timeZone.replaceAll('_', ' ')
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
const wholeIn = ({ locale }: SayInMail, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone })
