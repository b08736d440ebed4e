import { say } from 'words:event'
import { type EventPage, eventMessages } from '@callofcode/contract/event/event'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { excerptOf } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { useMails } from '../../platform/session/club.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { attendeesOf, eventOf, insideOf, registrationOf } from './event-queries.ts'
import { EventView } from './event-view.tsx'
import { EditMaterials, EditQuestions, EditSpeakers } from './extras/edit-extras.tsx'
import { seriesOf } from './series/series-part.tsx'
import './events.css'

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(eventOf(id).queryKey)
  if (answer === null) return { title: titled(told(eventMessages.missing)), status: 404, unlisted: true }
  if (!answer) return { title: titled(say('event')) }
  const { title, html, location, link, startsAt, endsAt, cancelledAt, online, picture } = answer.data
  const description = excerptOf(html) ?? `${title}${location && `, ${location}`}`
  const event = { location, link, online, startsAt, endsAt, cancelled: cancelledAt !== null }
  const photo = picture && { photo: picture }
  return { title: titled(title), description, canonical: paths.event(id), event, ...photo }
}

export const load = ({ client, params: { id = '' }, search, session }: PagePlace) =>
  Promise.all([
    prefetchEvent(client, id),
    session?.role && client.prefetchQuery(registrationOf(id)),
    session?.role && client.prefetchQuery(insideOf(id)),
    may(session, 'events') && client.prefetchQuery(attendeesOf(id, search)),
  ])

async function prefetchEvent(client: PagePlace['client'], id: string) {
  await client.prefetchQuery(eventOf(id))
  if (client.getQueryData(eventOf(id).queryKey)?.data.repeats) await client.prefetchQuery(seriesOf(id))
}

export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { edit } = useSearch({ strict: false }) as { edit?: string }
  const { data: session } = useSession()
  const { data, isError, refetch } = useQuery(eventOf(id))
  const editing = may(session, 'events') ? edit : undefined
  return (
    <main id="main" className="page wrap events-page">
      <BackLink to={paths.events}>{say('allEvents')}</BackLink>
      {data && <Shown event={data.data} editing={editing} />}
      {data === null && <NoEvent />}
      {data === undefined && (isError ? <EventFailed retry={() => void refetch()} /> : <EventLoading />)}
    </main>
  )
}

function Shown({ event, editing }: { event: EventPage; editing: string | undefined }) {
  if (editing === '1') return <EditEvent event={event} />
  if (editing === 'speakers') return <EditSpeakers event={event} />
  if (editing === 'materials') return <EditMaterials event={event} />
  if (editing === 'questions') return <EditQuestions event={event} />
  return <EventView event={event} />
}

const LINES = [92, 96, 71] as const

function EventLoading() {
  return (
    <>
      <h1 className="sr">{say('event')}</h1>
      <Loading words={say('loadingEvent')}>
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
      <h1 className="sr">{say('event')}</h1>
      <LoadFailed title={say('eventFailed')} retry={retry} />
    </>
  )
}

function NoEvent() {
  return (
    <div className="page-head">
      <p className="label">{say('missingLabel')}</p>
      <h1 className="title">{told(eventMessages.missing)}</h1>
      <p className="lead">{say('missingWhy')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.events}>
        {say('seeAllEvents')}
      </Link>
    </div>
  )
}

function EditEvent({ event }: { event: EventPage }) {
  return (
    <>
      <div className="page-head">
        <h1 className="title" id="edit-event-title" tabIndex={-1}>
          {say('editEvent')}
        </h1>
        <p className="lead">{say('editHint', { mails: useMails() })}</p>
      </div>
      <EditWithLink event={event} />
    </>
  )
}

/** Loads later, because its schema brings a library that readers do not need. */
const EditEventForm = loadedLater(
  () => say('editEvent'),
  async () => (await import('./edit-event-form.tsx')).EditEventForm,
)

function EditWithLink({ event }: { event: EventPage }) {
  const { data, isError, refetch } = useQuery(insideOf(event._id))
  if (data) return <EditEventForm event={event} meetingLink={data.data.meetingLink ?? ''} />
  if (isError) return <LoadFailed title={say('eventFailed')} retry={() => void refetch()} />
  return <Skeleton size="block" />
}
