import * as content from '@callofcode/content/demo-club'
import { eventRegistrations, events } from '../../features/event/event-tables.ts'
import type { DemoSeeder } from './demo-club.ts'

const TIME_ZONE = 'Asia/Kolkata'
// A zone without daylight saving: the same offset all year.
const OFFSET = '+05:30'
const MINUTE = 60_000

/** Past and coming events, with their registrations. */
export const seedEvents: DemoSeeder = async (tx, club) => {
  for (const { title, description, place, inDays, time, minutes, capacity, going } of content.events) {
    const day = club.daysAgo(-inDays).toLocaleDateString('en-CA', { timeZone: TIME_ZONE })
    const startsAt = new Date(`${day}T${time}:00${OFFSET}`)
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE)
    const values = { title, description, location: place, startsAt, endsAt, timeZone: TIME_ZONE, capacity }
    const [row] = await tx.insert(events).values(values).returning({ id: events.id })
    if (!row) throw new Error(`${title} was not made`)
    const people = going.map((key) => ({ eventId: row.id, memberId: club.memberOf(key).id }))
    await tx.insert(eventRegistrations).values(people.map((one) => ({ ...one, state: 'going' as const })))
  }
  return ['events']
}
