import type { Database, Sql } from '../../platform/database/database.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail, MailTasks } from '../../platform/mail/mailer.ts'
import { unsubscribeAddress } from '../../platform/mail/unsubscribe.ts'
import { renderPlain } from '../../platform/markdown/render-plain.ts'
import { calendarFile } from './calendar-file.ts'
import { linkTo, whenAndWhere } from './event-mails.ts'
import type { EventDependencies } from './event-routes.ts'
import { eventStore } from './event-store.ts'
import type { EventRow } from './event-tables.ts'
import { joinWords } from './extras/meeting-link.ts'
import { type Person, registrationStore } from './registration-store.ts'

/** A mail to a member who got a seat: `going` by signing up, `seated` from the waiting list. */
interface SeatMail {
  readonly kind: 'going' | 'seated'
  readonly eventId: string
  readonly memberId: string
  readonly publicUrl: string
}
const TASK = 'seat-mail'

type MailDependencies = Pick<EventDependencies, 'mailer' | 'publicUrl'>

/** Mails members who got a seat. A worker writes the mails, so that nobody waits for them. */
export const mailSeats = (
  { mailer, publicUrl }: MailDependencies,
  tx: Sql,
  kind: SeatMail['kind'],
  eventId: string,
  memberIds: readonly string[],
) =>
  mailer.queueTasks(
    tx,
    TASK,
    memberIds.map((memberId) => ({
      value: { kind, eventId, memberId, publicUrl } satisfies SeatMail,
      key: `${TASK}:${eventId}:${memberId}`,
    })),
  )

/** Gives free seats to those who have waited longest, and notifies them here and by mail. The event must be locked. */
export async function promoteWaiting(
  dependencies: MailDependencies & Pick<EventDependencies, 'happened'>,
  tx: Sql,
  event: EventRow,
) {
  const memberIds = await registrationStore.promoteWaiting(tx, event)
  await dependencies.happened(tx, 'event.seated', { eventId: event.id, memberIds })
  await mailSeats(dependencies, tx, 'seated', event.id, memberIds)
}

interface TaskDependencies {
  readonly database: Database
  readonly secret: Buffer
}

/** Writes nothing to who has given the seat up meanwhile. Who waited for it always gets the mail. */
export const seatMailTask = ({ database: { sql }, secret }: TaskDependencies): MailTasks => ({
  [TASK]: async (value) => {
    const { kind, eventId, memberId, publicUrl } = value as SeatMail
    const event = await eventStore.get(sql, eventId)
    const person = await registrationStore.seated(sql, eventId, memberId)
    if (!event || event.cancelledAt || !person || (kind === 'going' && !person.mailEvents)) return undefined
    const description = await renderPlain(event.description, { page: `${publicUrl}/events/${event.id}` })
    const unsubscribe = unsubscribeAddress(publicUrl, secret, memberId, 'events')
    return seatMail(kind, person, { ...event, description }, publicUrl, unsubscribe)
  },
})

function seatMail(
  kind: SeatMail['kind'],
  to: Person,
  event: EventRow,
  publicUrl: string,
  unsubscribe: string,
): Mail {
  const { title, meetingLink } = event
  const told = letter(to, (say) => ({
    subject: say(kind === 'going' ? 'goingSubject' : 'seatSubject', { event: title }),
    paragraphs: [
      say(kind === 'going' ? 'going' : 'seat', { event: title }),
      whenAndWhere(say, { ...event, ownZone: to.ownZone }),
      ...joinWords(say, meetingLink),
      say('calendarAttached'),
      say('seatGiveUp'),
    ],
    link: linkTo(say, event, publicUrl),
    ...(kind === 'going' && { foot: { text: say('noEventMails'), address: unsubscribe } }),
  }))
  const shown = { ...event, online: meetingLink !== '' }
  return {
    ...told,
    until: event.endsAt.toISOString(),
    ...(kind === 'going' && { unsubscribe }),
    write: (identity) => ({
      ...told.write(identity),
      calendar: calendarFile([shown], publicUrl, identity.siteName),
    }),
  }
}
