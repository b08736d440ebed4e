import { asc, eq, and as every, gt, inArray } from 'drizzle-orm'
import { type Sql, write } from '../../../platform/database/database.ts'
import { letter } from '../../../platform/mail/letter.ts'
import type { Mail, MailTasks } from '../../../platform/mail/mailer.ts'
import { members } from '../../account/public.ts'
import { reasonWords, whenAndWhere } from '../event-mails.ts'
import type { EventDependencies } from '../event-routes.ts'
import { type EventRow, eventRegistrations as registrations } from '../event-tables.ts'
import type { Person } from '../registration-store.ts'

/** One mail to each person about all dates of a series that were changed or cancelled and that they are signed up for. */
interface SeriesMail {
  readonly kind: 'changed' | 'relinked' | 'cancelled'
  readonly events: readonly Told[]
  readonly publicUrl: string
  /** The member who got the most recent mail so far. */
  readonly after?: string
}
interface Told {
  readonly id: string
  readonly title: string
  readonly startsAt: string
  readonly timeZone: string
  readonly location: string
  readonly cancelReason?: string | null
}
const TASK = 'event-series-mail'
const AT_ONCE = 500

export function mailSeries(
  { mailer, publicUrl }: Pick<EventDependencies, 'mailer' | 'publicUrl'>,
  tx: Sql,
  events: readonly EventRow[],
  kind: SeriesMail['kind'],
) {
  if (events.length === 0) return
  const told = events
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ id, title, startsAt, timeZone, location, cancelReason }) => ({
      id,
      title,
      startsAt: startsAt.toISOString(),
      timeZone,
      location,
      cancelReason,
    }))
  return mailer.queueTask(tx, TASK, { kind, events: told, publicUrl } satisfies SeriesMail)
}

export const seriesMailTask = ({ database }: Pick<EventDependencies, 'database'>): MailTasks => ({
  [TASK]: async (value, queue) => {
    const mail = value as SeriesMail
    await write(database, async (tx) => {
      const people = await peopleOf(tx, mail)
      await queue.queueAll(
        tx,
        people.map(({ ids, ...person }) => {
          const theirs = mail.events.filter(({ id }) => ids.includes(id))
          return seriesMail(person, mail.kind, theirs, mail.publicUrl)
        }),
      )
      const last = people.at(-1)
      if (last && people.length === AT_ONCE)
        await queue.queueTask(tx, TASK, { ...mail, after: last.id } satisfies SeriesMail)
    })
    return undefined
  },
})

async function peopleOf(tx: Sql, { kind, events, after }: SeriesMail) {
  const ids = events.map(({ id }) => id)
  const page = await tx
    .selectDistinct({
      id: members.id,
      name: members.name,
      email: members.email,
      language: members.language,
      ownZone: members.timeZone,
    })
    .from(registrations)
    .innerJoin(members, eq(members.id, registrations.memberId))
    .where(every(concerns(kind, ids), after ? gt(members.id, after) : undefined))
    .orderBy(asc(members.id))
    .limit(AT_ONCE)
  const theirs = await tx
    .select({ memberId: registrations.memberId, eventId: registrations.eventId })
    .from(registrations)
    .where(
      every(
        concerns(kind, ids),
        inArray(
          registrations.memberId,
          page.map(({ id }) => id),
        ),
      ),
    )
  const idsOf = new Map<string, string[]>(page.map(({ id }) => [id, []]))
  for (const { memberId, eventId } of theirs) idsOf.get(memberId)?.push(eventId)
  return page.map((person) => ({ ...person, ids: idsOf.get(person.id) ?? [] }))
}

const concerns = (kind: SeriesMail['kind'], ids: string[]) =>
  every(
    inArray(registrations.eventId, ids),
    kind === 'relinked' ? eq(registrations.state, 'going') : undefined,
  )

const SAID = {
  changed: ['seriesChangedSubject', 'seriesChanged'],
  relinked: ['seriesChangedSubject', 'seriesRelinked'],
  cancelled: ['seriesCancelledSubject', 'seriesCancelled'],
} as const

function seriesMail(to: Person, kind: SeriesMail['kind'], events: readonly Told[], publicUrl: string): Mail {
  const [first] = events
  if (!first) throw new Error('a mail about no event')
  const [subject, words] = SAID[kind]
  const about = { event: first.title, count: events.length }
  return letter(to, (say) => ({
    subject: say(subject, about),
    paragraphs: [say(words, about), ...reasonWords(say, first.cancelReason)],
    parts: [
      {
        heading: say('yourDates', { count: events.length }),
        lines: events.map((event) =>
          whenAndWhere(say, { ...event, startsAt: new Date(event.startsAt), ownZone: to.ownZone }),
        ),
        link: { text: say('seeFirst'), address: `${publicUrl}/events/${first.id}` },
      },
    ],
  }))
}
