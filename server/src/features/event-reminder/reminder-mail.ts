import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { joinWords } from '../event/public.ts'
import type { Reminded } from './reminder-store.ts'

interface Links {
  readonly publicUrl: string
  readonly unsubscribe: string
}

/** The mail before an event. It is not sent once the event has begun. */
export function reminderMail(told: Reminded, now: Date, { publicUrl, unsubscribe }: Links): Mail {
  const { id, title, startsAt, location, capacity } = told
  const mail = letter(told, {
    subject: `${soonWords(told, now)}: ${title}`,
    paragraphs: [
      `You are going to ${title}${location && `, ${location}`}.`,
      ...timeWords(told),
      ...joinWords(told.meetingLink),
      ...(capacity === null
        ? []
        : [
            'If you cannot come, give your seat up on the page of the event: the next one is waiting for it.',
          ]),
    ],
    link: { text: 'See the event', address: `${publicUrl}/events/${id}` },
    foot: { text: 'No more reminders by mail', address: unsubscribe },
  })
  return { ...mail, unsubscribe, until: startsAt.toISOString() }
}

type Timed = Pick<Reminded, 'startsAt' | 'timeZone' | 'ownZone'>

/** `Tomorrow at 18:30`, `In an hour`, `In 20 minutes`: by the clock of whoever reads it. */
export function soonWords({ startsAt, timeZone, ownZone }: Timed, now: Date): string {
  const minutes = Math.round((startsAt.getTime() - now.getTime()) / 60_000)
  if (minutes <= 50) return `In ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  if (minutes <= 60) return 'In an hour'
  const zone = ownZone ?? timeZone
  const isToday = dayIn(zone).format(startsAt) === dayIn(zone).format(now)
  return `${isToday ? 'Today' : 'Tomorrow'} at ${clockIn(zone).format(startsAt)}`
}

/** When it begins for the reader, and where it takes place if the clocks there differ. */
export function timeWords({ startsAt, timeZone, ownZone }: Timed): string[] {
  const there = wholeIn(timeZone).format(startsAt)
  const here = wholeIn(ownZone ?? timeZone).format(startsAt)
  if (here === there) return [`It begins on ${there} (${zoneWords(timeZone)} time).`]
  return [
    `It begins on ${here} for you (${zoneWords(ownZone ?? timeZone)} time).`,
    `Where it takes place that is ${there} (${zoneWords(timeZone)} time).`,
  ]
}

const zoneWords = (timeZone: string) => timeZone.replaceAll('_', ' ')
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
const wholeIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone })
