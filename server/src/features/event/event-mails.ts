import { type Sql, write } from '../../platform/database/database.ts'
import { type Letter, letter } from '../../platform/mail/letter.ts'
import type { SayInMail } from '../../platform/mail/mail-words.ts'
import type { Mail, MailTasks } from '../../platform/mail/mailer.ts'
import { unsubscribeAddress } from '../../platform/mail/unsubscribe.ts'
import { type Timed, whenWords } from './event-clock.ts'
import type { EventDependencies } from './event-routes.ts'
import type { EventRow } from './event-tables.ts'
import { type Person, registrationStore } from './registration-store.ts'

type Told = Pick<EventRow, 'id' | 'title' | 'startsAt' | 'timeZone' | 'location'> &
  Partial<Pick<EventRow, 'cancelReason'>>

/** Mails to everybody signed up for an event. */
export const eventMails = {
  changed: mailToAll((say, { title: event }, when) => ({
    subject: say('eventChangedSubject', { event }),
    paragraphs: [say('eventChanged', { event }), when],
  })),
  /** Only the online link has changed. */
  relinked: mailToAll((say, { title: event }, when) => ({
    subject: say('eventChangedSubject', { event }),
    paragraphs: [say('eventRelinked', { event }), when],
  })),
  cancelled: mailToAll((say, { title: event, cancelReason }, when) => ({
    subject: say('eventCancelledSubject', { event }),
    paragraphs: [say('eventCancelled', { event, when }), ...reasonWords(say, cancelReason)],
  })),
}

/** Returns the reason of a cancellation, if there is one. */
export const reasonWords = (say: SayInMail, reason: string | null | undefined): string[] =>
  reason ? [say('eventCancelReason', { reason })] : []

type Said = (say: SayInMail, event: Told, when: string) => Pick<Letter, 'subject' | 'paragraphs'>

/** Builds a mail to everybody signed up who subscribes to such mails. */
function mailToAll(compose: Said) {
  return (to: Person, event: Told, publicUrl: string, unsubscribe: string): Mail => ({
    ...letter(to, (say) => ({
      ...compose(say, event, whenAndWhere(say, { ...event, ownZone: to.ownZone })),
      link: linkTo(say, event, publicUrl),
      foot: { text: say('noEventMails'), address: unsubscribe },
    })),
    unsubscribe,
  })
}

export const linkTo = (say: SayInMail, event: Told, publicUrl: string) => ({
  text: say('seeEvent'),
  address: `${publicUrl}/events/${event.id}`,
})

export function whenAndWhere(say: SayInMail, event: Timed & Pick<Told, 'location'>): string {
  const when = whenWords(say, event)
  return event.location ? say('whenAndWhere', { when, place: event.location }) : say('whenOnly', { when })
}

type MailDependencies = Pick<EventDependencies, 'mailer' | 'publicUrl'>
/** A mail to everybody signed up, with the data at the time of the decision. */
interface EventMail {
  readonly kind: 'changed' | 'relinked' | 'cancelled'
  readonly event: Omit<Told, 'startsAt'> & { readonly startsAt: string }
  readonly publicUrl: string
  /** The member who got the most recent mail so far. */
  readonly after?: string
}
const TASK = 'event-mail'
const AT_ONCE = 500

interface TaskDependencies extends Pick<EventDependencies, 'database'> {
  readonly secret: Buffer
}

/**
 * Mails everybody signed up who subscribes to such mails. A worker writes the mails, so the request does not wait for thousands.
 */
export function mailRegistered(
  { mailer, publicUrl }: MailDependencies,
  tx: Sql,
  { id, title, startsAt, timeZone, location, cancelReason }: EventRow,
  kind: EventMail['kind'],
) {
  const event = { id, title, startsAt: startsAt.toISOString(), timeZone, location, cancelReason }
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
