import { LEAST_ANSWERS } from '@callofcode/contract/event/feedback'
import { sql as raw, type SQL } from 'drizzle-orm'

/** The events that began in this span and were not cancelled, for features that count them. */
export const heldEvents = (since: SQL, until: SQL) => raw`
  select id, title, capacity, starts_at, time_zone from events
  where starts_at >= ${since} and starts_at < least(${until}, now()) and cancelled_at is null`

/** Who signed up for an event, with a seat or waiting for one: `member_id`. */
export const signedUpFor = (eventId: SQL) =>
  raw`select member_id from event_registrations where event_id = ${eventId}`

/** The mean rating of an event, of the answers that organisers may see. Null for fewer than three. */
export const meanRating = (eventId: SQL) => raw`(
  select round(avg(rating), 1)::float from (
    select rating, named, count(*) filter (where not named) over () as nameless from event_feedback where event_id = ${eventId}
  ) answer where named or nameless >= ${LEAST_ANSWERS} having count(*) >= ${LEAST_ANSWERS})`
