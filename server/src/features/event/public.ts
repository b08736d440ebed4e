// Events and their registrations, for the features that remind members, check people in and ask for feedback.

import { sql } from 'drizzle-orm'

export { eventFileName, timeInFile } from './attendee-routes.ts'
export { clockWords, isSameDay, type Timed, whenWords } from './event-clock.ts'
export { eventStore } from './event-store.ts'
export { type EventRow, eventRegistrations, events, eventTitle } from './event-tables.ts'
export { joinWords } from './extras/meeting-link.ts'
export { firstSeats } from './registration-store.ts'

/**
 * Whether somebody came to an event, in SQL over their registration `r`. A member who kept their seat came, unless the event had
 * a check-in that they did not pass. Only this place decides it.
 */
export const CAME = sql.raw(`r.state = 'going' and (
  exists (select from event_attendances a where a.event_id = r.event_id and a.member_id = r.member_id)
  or not exists (select from event_attendances a where a.event_id = r.event_id))`)
