import type { Sql } from '../../platform/database/database.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { EventDependencies } from './event-dependencies.ts'
import type { EventRow } from './event-tables.ts'
import { type Person, registrationStore } from './registration-store.ts'

type Told = Pick<EventRow, 'id' | 'title' | 'startsAt' | 'timeZone' | 'location'>

/** Mails to people signed up for an event. Times are in the event's time zone. */
export const eventMails = {
  promoted: (to: Person, event: Told, publicUrl: string) =>
    letter(to, {
      subject: `You have a seat: ${event.title}`,
      paragraphs: [
        `A seat became free, and you were next in the waiting list: you are in for ${event.title}.`,
        whenAndWhere(event),
        'If you cannot come, give the seat up on the page of the event, so that the next one gets it.',
      ],
      link: linkTo(event, publicUrl),
    }),
  changed: (to: Person, event: Told, publicUrl: string) =>
    letter(to, {
      subject: `Changed: ${event.title}`,
      paragraphs: [`The time or place of ${event.title} was changed. It is now:`, whenAndWhere(event)],
      link: linkTo(event, publicUrl),
    }),
  cancelled: (to: Person, event: Told, publicUrl: string) =>
    letter(to, {
      subject: `Cancelled: ${event.title}`,
      paragraphs: [`${event.title} was cancelled. It would have been: ${whenAndWhere(event)}`],
      link: linkTo(event, publicUrl),
    }),
}

const linkTo = (event: Told, publicUrl: string) => ({
  text: 'See the event',
  address: `${publicUrl}/events/${event.id}`,
})

export function whenAndWhere({ startsAt, timeZone, location }: Omit<Told, 'id' | 'title'>): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone })
  return `${format.format(startsAt)} (${timeZone})${location && `, ${location}`}.`
}

type MailDependencies = Pick<EventDependencies, 'mailer' | 'publicUrl'>
type MailKind = keyof typeof eventMails

/** Gives free seats to those who wait longest, and mails them. The event must be locked. */
export async function promoteWaiting({ mailer, publicUrl }: MailDependencies, tx: Sql, event: EventRow) {
  const lucky = await registrationStore.promoteWaiting(tx, event)
  for (const person of lucky) await mailer.queue(tx, eventMails.promoted(person, event, publicUrl))
}

/** Mails everybody signed up. */
export async function mailRegistered(
  { mailer, publicUrl }: MailDependencies,
  tx: Sql,
  event: EventRow,
  kind: MailKind,
) {
  for (const person of await registrationStore.people(tx, event.id))
    await mailer.queue(tx, eventMails[kind](person, event, publicUrl))
}
