// Events: their rows and who is registered, for what tells members about them, opens their doors and asks how they were.

import { sql } from 'drizzle-orm'

export { eventFileName, timeInFile } from './attendee-routes.ts'
export { clockWords, isSameDay, type Timed, whenWords } from './event-clock.ts'
export { eventStore } from './event-store.ts'
export { type EventRow, eventRegistrations, events } from './event-tables.ts'
export { joinWords } from './extras/meeting-link.ts'
export { firstSeats } from './registration-store.ts'

/**
 * Whether somebody came to an event, in SQL over their registration `r`: who kept their seat did, unless the event
 * had a door and they did not pass it. This is the one place that knows.
 */
export const CAME = sql.raw(`r.state = 'going' and (
  exists (select from event_attendances a where a.event_id = r.event_id and a.member_id = r.member_id)
  or not exists (select from event_attendances a where a.event_id = r.event_id))`)
