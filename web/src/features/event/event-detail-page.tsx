import { eventMessages } from '@callofcode/contract/event'
import type { Head } from '@callofcode/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { ErrorState } from '../../platform/feedback/state-box.tsx'
import { BackLink } from '../../platform/navigation/links.tsx'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { excerptOf } from '../../platform/page/excerpt.ts'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { EditEvent } from './edit-event.tsx'
import { EventBar } from './event-bar.tsx'
import { attendeesOf, eventOf, registrationOf } from './event-queries.ts'
import { EventView } from './event-view.tsx'
import './events.css'

export function head({ client, params: { id = '' } }: PagePlace): Head {
  const answer = client.getQueryData(eventOf(id).queryKey)
  if (answer === null) return { title: titled(eventMessages.missing), status: 404, unlisted: true }
  if (!answer) return { title: titled('Event') }
  const { title, html, location, link, startsAt, endsAt, cancelledAt } = answer.data
  const description = excerptOf(html) ?? `${title}${location && `, ${location}`}`
  const event = { location, link, startsAt, endsAt, cancelled: cancelledAt !== null }
  return { title: titled(title), description, canonical: paths.event(id), event }
}

export const load = ({ client, params: { id = '' }, session }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(eventOf(id)),
    session?.role && client.prefetchQuery(registrationOf(id)),
    isAdmin(session) && client.prefetchQuery(attendeesOf(id)),
  ])

export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { edit } = useSearch({ strict: false }) as { edit?: string }
  const { data: session } = useSession()
  const { data, isError, refetch } = useQuery(eventOf(id))
  const editing = Boolean(edit) && isAdmin(session)
  return (
    <>
      <SkipLink />
      <EventBar />
      <main id="main" className="page wrap events-page">
        <BackLink to={paths.events}>All events</BackLink>
        {data && (editing ? <EditEvent event={data.data} /> : <EventView event={data.data} />)}
        {data === null && <NoEvent />}
        {data === undefined && (isError ? <EventFailed retry={() => void refetch()} /> : <EventLoading />)}
      </main>
    </>
  )
}

const LINES = [92, 96, 71] as const

function EventLoading() {
  return (
    <>
      <h1 className="sr">Event</h1>
      <Loading words="Loading event...">
        <Skeleton width={60} size="control" />
        <Skeleton size="block" />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Loading>
    </>
  )
}

function EventFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">Event</h1>
      <ErrorState title="The event did not arrive." action={<Button onClick={retry}>Try again</Button>} />
    </>
  )
}

function NoEvent() {
  return (
    <div className="page-head">
      <p className="label">404 / Events</p>
      <h1 className="title">{eventMessages.missing}</h1>
      <p className="lead">There is no event at this address.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.events}>
        See all events
      </Link>
    </div>
  )
}
