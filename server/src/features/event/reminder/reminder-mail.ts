import { letter } from '../../../platform/mail/letter.ts'
import type { SayInMail } from '../../../platform/mail/mail-words.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { clockWords, isSameDay, type Timed, whenWords } from '../event-clock.ts'
import { joinWords } from '../extras/meeting-link.ts'
import type { Reminded } from './reminder-store.ts'

interface Links {
  readonly publicUrl: string
  readonly unsubscribe: string
}

/** Writes the mail before an event. It is not sent once the event has begun. */
export function reminderMail(told: Reminded, now: Date, { publicUrl, unsubscribe }: Links): Mail {
  const { id, title: event, startsAt, location: place, capacity } = told
  const mail = letter(told, (say) => ({
    subject: soonWords(say, told, now),
    paragraphs: [
      place ? say('goingToPlace', { event, place }) : say('goingTo', { event }),
      say('beginsOn', { when: whenWords(say, told) }),
      ...joinWords(say, told.meetingLink),
      ...(capacity === null ? [] : [say('giveSeatUp')]),
    ],
    link: { text: say('seeEvent'), address: `${publicUrl}/events/${id}` },
    foot: { text: say('noReminders'), address: unsubscribe },
  }))
  return { ...mail, unsubscribe, until: startsAt.toISOString() }
}

/** Returns `Tomorrow at 18:30: Contest`, or the same with "in an hour" or "in 20 minutes". */
export function soonWords(say: SayInMail, told: Timed & Pick<Reminded, 'title'>, now: Date): string {
  const { startsAt, timeZone, title: event } = told
  const minutes = Math.round((startsAt.getTime() - now.getTime()) / 60_000)
  if (minutes <= 50) return say('soonMinutes', { count: minutes, event })
  if (minutes <= 60) return say('soonHour', { event })
  const isToday = isSameDay(startsAt, now, timeZone)
  return say(isToday ? 'soonToday' : 'soonTomorrow', { time: clockWords(say, told), event })
}
