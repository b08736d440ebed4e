import { sql } from 'drizzle-orm'

/**
 * Whether somebody came to an event, in SQL over their registration `r`: who kept their seat did, unless the event
 * had a door and they did not pass it. This is the one place that knows.
 */
export const CAME = sql.raw(`r.state = 'going' and (
  exists (select from event_attendances a where a.event_id = r.event_id and a.member_id = r.member_id)
  or not exists (select from event_attendances a where a.event_id = r.event_id))`)
