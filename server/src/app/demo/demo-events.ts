import type { DemoEvent } from '@callofcode/content/demo-records'
import { datesOf } from '@callofcode/contract/event/repeat'
import { eventAttendances } from '../../features/attendance/attendance-store.ts'
import { eventRegistrations, events } from '../../features/event/event-tables.ts'
import { eventMaterials, eventSpeakers } from '../../features/event/extras/extra-tables.ts'
import { eventFeedback } from '../../features/event/feedback/feedback-tables.ts'
import { seriesStore } from '../../features/event/series/series-store.ts'
import type { Sql } from '../../platform/database/database.ts'
import type { DemoClub, DemoSeeder } from './demo-club.ts'

const TIME_ZONE = 'Asia/Kolkata'
// A zone without daylight saving: the same offset all year.
const OFFSET = '+05:30'
const MINUTE = 60_000

/** Writes past and coming events with their registrations, speakers, materials and feedback. */
export const seedEvents: DemoSeeder = async (tx, club) => {
  for (const event of club.content.events) {
    const { title, description, place: location, capacity, going, meetingLink = '', repeat } = event
    const seriesId = repeat ? await seriesStore.create(tx, repeat.every) : null
    const values = { title, description, location, capacity, meetingLink, seriesId, timeZone: TIME_ZONE }
    for (const span of datesFor(event, club)) {
      const [row] = await tx
        .insert(events)
        .values({ ...values, ...span })
        .returning({ id: events.id })
      if (!row) throw new Error(`${title} was not made`)
      const people = going.map((key) => ({ eventId: row.id, memberId: club.memberOf(key).id }))
      await tx.insert(eventRegistrations).values(people.map((one) => ({ ...one, state: 'going' as const })))
      if (event.inDays < 0) await seedAttendances(tx, row.id, span.startsAt, going, club)
      await seedExtras(tx, row.id, event, club)
    }
  }
  return ['events']
}

function datesFor({ inDays, time, minutes, repeat }: DemoEvent, club: DemoClub) {
  const day = club.daysAgo(-inDays).toLocaleDateString('en-CA', { timeZone: TIME_ZONE })
  const startsAt = new Date(`${day}T${time}:00${OFFSET}`)
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE)
  if (!repeat) return [{ startsAt, endsAt }]
  const span = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  return datesOf(span, TIME_ZONE, repeat).map((one) => ({
    startsAt: new Date(one.startsAt),
    endsAt: new Date(one.endsAt),
  }))
}

/** One in five of the people who registered for a past event did not come. */
async function seedAttendances(tx: Sql, eventId: string, startsAt: Date, going: string[], club: DemoClub) {
  const came = going.filter((_, at) => at % 5 !== 4)
  if (came.length === 0) return
  const cameAt = new Date(startsAt.getTime() - 5 * MINUTE)
  await tx
    .insert(eventAttendances)
    .values(came.map((key) => ({ eventId, memberId: club.memberOf(key).id, cameAt, how: 'code' as const })))
}

async function seedExtras(
  tx: Sql,
  eventId: string,
  { speakers = [], materials = [], feedback = [] }: DemoEvent,
  club: DemoClub,
) {
  if (speakers.length > 0)
    await tx.insert(eventSpeakers).values(
      speakers.map(({ person, ...speaker }, position) => ({
        ...speaker,
        eventId,
        position,
        memberId: person ? club.memberOf(person).id : null,
      })),
    )
  if (materials.length > 0)
    await tx
      .insert(eventMaterials)
      .values(materials.map((material, position) => ({ ...material, eventId, position })))
  if (feedback.length > 0)
    await tx
      .insert(eventFeedback)
      .values(feedback.map(({ by, ...answer }) => ({ ...answer, eventId, memberId: club.memberOf(by).id })))
}
