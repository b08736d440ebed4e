import { say } from 'words:demo'
import type { NextEvent as Event } from '@callofcode/contract/event/next-event'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { EventTime } from '../../platform/time/event-time.tsx'

/** The club's next event, in a line of its own. Nothing where there is none, or where visitors may not know. */
export function NextEvent() {
  const { data: event } = useQuery(nextEventQuery)
  if (!event) return null
  return (
    <p className="land-next">
      <span className="label">{say('nextEvent')}</span>{' '}
      <Link className="link" to={paths.event(event._id)}>
        <bdi>{event.title}</bdi>
      </Link>{' '}
      <span className="small muted">
        <EventTime event={event} />
        {event.location && (
          <>
            {' · '}
            <bdi>{event.location}</bdi>
          </>
        )}
      </span>
    </p>
  )
}

/** The server's page contains the event. The endpoint is loaded only when somebody comes from another page. */
export const nextEventQuery = queryOptions<Event | null>({
  queryKey: ['next-event'],
  queryFn: async ({ client }) => (await import('./read-next-event.ts')).readNextEvent(client),
  meta: { quiet: true },
})
