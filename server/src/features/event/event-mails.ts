import { type Sql, write } from '../../platform/database/database.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { MailTasks } from '../../platform/mail/mailer.ts'
import { unsubscribeAddress } from '../../platform/mail/unsubscribe.ts'
import type { EventDependencies } from './event-dependencies.ts'
import type { EventRow } from './event-tables.ts'
import { joinWords } from './extras/meeting-link.ts'
import { type Person, registrationStore } from './registration-store.ts'

type Told = Pick<EventRow, 'id' | 'title' | 'startsAt' | 'timeZone' | 'location'>
/** To somebody who is going. */
type ToldAll = Told & Pick<EventRow, 'meetingLink'>

/** Mails to people signed up for an event. Times are in the event's time zone. Who waited for a seat is always told. */
export const eventMails = {
  promoted: (to: Person, event: ToldAll, publicUrl: string) =>
    letter(to, {
      subject: `You have a seat: ${event.title}`,
      paragraphs: [
        `A seat became free, and you were next in the waiting list: you are in for ${event.title}.`,
        whenAndWhere(event),
        ...joinWords(event.meetingLink),
        'If you cannot come, give the seat up on the page of the event, so that the next one gets it.',
      ],
      link: linkTo(event, publicUrl),
    }),
  changed: (to: Person, event: Told, publicUrl: string, unsubscribe: string) => ({
    ...letter(to, {
      subject: `Changed: ${event.title}`,
      paragraphs: [`The time or place of ${event.title} was changed. It is now:`, whenAndWhere(event)],
      link: linkTo(event, publicUrl),
      foot: footOf(unsubscribe),
    }),
    unsubscribe,
  }),
  /** Where to join online has changed, and nothing else. */
  relinked: (to: Person, event: Told, publicUrl: string, unsubscribe: string) => ({
    ...letter(to, {
      subject: `Changed: ${event.title}`,
      paragraphs: [
        `How to join ${event.title} online was changed. Its page has the link for you and the others who are going.`,
        whenAndWhere(event),
      ],
      link: linkTo(event, publicUrl),
      foot: footOf(unsubscribe),
    }),
    unsubscribe,
  }),
  cancelled: (to: Person, event: Told, publicUrl: string, unsubscribe: string) => ({
    ...letter(to, {
      subject: `Cancelled: ${event.title}`,
      paragraphs: [`${event.title} was cancelled. It would have been: ${whenAndWhere(event)}`],
      link: linkTo(event, publicUrl),
      foot: footOf(unsubscribe),
    }),
    unsubscribe,
  }),
}

const footOf = (address: string) => ({ text: 'No more mails about events', address })

const linkTo = (event: Told, publicUrl: string) => ({
  text: 'See the event',
  address: `${publicUrl}/events/${event.id}`,
})

export function whenAndWhere({ startsAt, timeZone, location }: Omit<Told, 'id' | 'title'>): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone })
  return `${format.format(startsAt)} (${timeZone})${location && `, ${location}`}.`
}

type MailDependencies = Pick<EventDependencies, 'mailer' | 'publicUrl'>

/** Gives free seats to those who wait longest, and mails them. The event must be locked. */
export async function promoteWaiting({ mailer, publicUrl }: MailDependencies, tx: Sql, event: EventRow) {
  const lucky = await registrationStore.promoteWaiting(tx, event)
  await mailer.queueAll(
    tx,
    lucky.map((person) => eventMails.promoted(person, event, publicUrl)),
  )
}

/** A mail to everybody signed up, as it was when it was decided. */
interface EventMail {
  readonly kind: 'changed' | 'relinked' | 'cancelled'
  readonly event: Omit<Told, 'startsAt'> & { readonly startsAt: string }
  readonly publicUrl: string
  /** The member who got the last one so far. */
  readonly after?: string
}
const TASK = 'event-mail'
const AT_ONCE = 500

interface TaskDependencies extends Pick<EventDependencies, 'database'> {
  readonly secret: Buffer
}

/** Mails everybody signed up who wants such mails. The mails are written by a worker: the request does not wait for thousands. */
export function mailRegistered(
  { mailer, publicUrl }: MailDependencies,
  tx: Sql,
  { id, title, startsAt, timeZone, location }: EventRow,
  kind: EventMail['kind'],
) {
  const event = { id, title, startsAt: startsAt.toISOString(), timeZone, location }
  return mailer.queueTask(tx, TASK, { kind, event, publicUrl } satisfies EventMail)
}

export const eventMailTask = ({ database, secret }: TaskDependencies): MailTasks => ({
  [TASK]: async (value, queue) => {
    const mail = value as EventMail
    const event = { ...mail.event, startsAt: new Date(mail.event.startsAt) }
    await write(database, async (tx) => {
      const people = await registrationStore.people(tx, event.id, mail, AT_ONCE)
      await queue.queueAll(
        tx,
        people.flatMap((person) =>
          person.mailEvents
            ? eventMails[mail.kind](
                person,
                event,
                mail.publicUrl,
                unsubscribeAddress(mail.publicUrl, secret, person.id, 'events'),
              )
            : [],
        ),
      )
      const last = people.at(-1)
      if (last && people.length === AT_ONCE)
        await queue.queueTask(tx, TASK, { ...mail, after: last.id } satisfies EventMail)
    })
    return undefined
  },
})
