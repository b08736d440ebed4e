import { type EventPage, eventMessages, updateEvent } from '@callofcode/contract/event'
import { updateFollowing } from '@callofcode/contract/event/series'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { told } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { excerptOf } from '../../platform/page/excerpt.ts'
import type { PageHead, PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { useMails } from '../../platform/session/club.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'
import {
  EVENT_FIELDS,
  type EventBody,
  type EventForm,
  EventFormFields,
  eventFields,
  fieldsOf,
} from './event-form-fields.tsx'
import { attendeesOf, eventOf, insideOf, refreshEvent, registrationOf } from './event-queries.ts'
import { EventView } from './event-view.tsx'
import { say } from './event-words.ts'
import { EditMaterials, EditSpeakers } from './extras/edit-extras.tsx'
import { ChooseDates, useFollowing } from './series/choose-dates.tsx'
import { seriesOf } from './series/series-queries.ts'
import './events.css'

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(eventOf(id).queryKey)
  if (answer === null) return { title: titled(told(eventMessages.missing)), status: 404, unlisted: true }
  if (!answer) return { title: titled(say('event')) }
  const { title, html, location, link, startsAt, endsAt, cancelledAt, online } = answer.data
  const description = excerptOf(html) ?? `${title}${location && `, ${location}`}`
  const event = { location, link, online, startsAt, endsAt, cancelled: cancelledAt !== null }
  return { title: titled(title), description, canonical: paths.event(id), event }
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
      <LoadFailed title={say('theEventDidNot')} retry={retry} />
    </>
  )
}

function NoEvent() {
  return (
    <div className="page-head">
      <p className="label">{say('n404Events')}</p>
      <h1 className="title">{told(eventMessages.missing)}</h1>
      <p className="lead">{say('thereIsNoEvent')}</p>
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
        <p className="lead">{say('peopleSignedUpGet', { mails: useMails() })}</p>
      </div>
      <EditWithLink event={event} />
    </>
  )
}

function EditWithLink({ event }: { event: EventPage }) {
  const { data, isError, refetch } = useQuery(insideOf(event._id))
  if (data) return <EditEventForm event={event} meetingLink={data.data.meetingLink ?? ''} />
  if (isError) return <LoadFailed title={say('theEventDidNot')} retry={() => void refetch()} />
  return <Skeleton size="block" />
}

/** Keeps what is typed in this browser until it is saved or discarded. A failed save changes nothing in the form. */
function EditEventForm({ event, meetingLink }: { event: EventPage; meetingLink: string }) {
  const mails = useMails()
  useFocusWhenGone('event-title')
  const id = event._id
  const client = useQueryClient()
  const navigate = useNavigate()
  const [before] = useState(() => fieldsOf(event, meetingLink))
  const [all, setAll] = useState(false)
  const following = useFollowing(event)
  const form: EventForm = useForm({ resolver: zodResolver(eventFields), defaultValues: before })
  const kept = useKeptForm(form, `event:${id}`, before)
  const leave = () => {
    kept.forget()
    return navigate({ to: paths.event(id) })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ repeat: _, ...body }: EventBody) =>
      call(all ? updateFollowing : updateEvent, { params: { id }, body }),
    meta: { stay: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      await refreshEvent(client, id)
      await leave()
    },
    onError: (error) => showFieldErrors(form, error, EVENT_FIELDS),
  })
  return (
    <form
      className="form two-up"
      aria-label={say('editEvent')}
      method="post"
      noValidate
      inert={!kept.ready}
      onSubmit={form.handleSubmit((body) => mutate(body))}
    >
      {following.length > 0 && (
        <ChooseDates
          event={event}
          following={following}
          act={say('whatToChange')}
          all={all}
          onChoose={setAll}
          what={say('onlyWhatYouChange', { mails })}
        />
      )}
      <EventFormFields form={form} />
      <div className="row-btns span">
        <Button type="submit" variant="primary" size="big" busy={isPending && say('saving')}>
          {all ? say('saveEvents', { count: following.length + 1 }) : say('saveChanges')}
        </Button>
        <Button size="big" onClick={leave}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  )
}
