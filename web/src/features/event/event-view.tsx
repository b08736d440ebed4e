import { say } from 'words:event'
import { type EventPage, eventMessages } from '@callofcode/contract/event/event'
import { eventCalendar } from '@callofcode/contract/event/files'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fileAddress } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { told } from '../../platform/language/told.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ExternalLink } from '../../platform/navigation/links.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { EventTime, minuteThere } from '../../platform/time/event-time.tsx'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DoorTools, OwnPass } from './attendance/event-attendance.tsx'
import { Attendees } from './attendees.tsx'
import { insideOf, registrationOf } from './event-queries.ts'
import { MaterialList } from './extras/material-list.tsx'
import { SpeakerList } from './extras/speaker-list.tsx'
import { FeedbackReport, OwnFeedback } from './feedback/feedback-parts.tsx'
import { AnswerCounts } from './questions/question-parts.tsx'
import { SeatCard } from './seat-card.tsx'
import { hasClosed, invitedWords, isOver, seatsOf } from './seats.ts'
import { CancelEvent } from './series/cancel-event.tsx'
import { SeriesFact } from './series/series-part.tsx'
import './extras/extras.css'
import './series/series.css'

export function EventView({ event }: { event: EventPage }) {
  const { _id, title, cancelledAt, html } = event
  const over = isOver(event)
  const open = !cancelledAt && !over
  return (
    <article className="event-view" aria-labelledby="event-title">
      <header className="page-head">
        <h1 className="title large" id="event-title" tabIndex={-1}>
          {title}
        </h1>
        {event.picture && <Picture picture={event.picture} />}
      </header>
      {cancelledAt && (
        <Notice tone="error">
          {told(eventMessages.cancelled)} {event.cancelReason}
        </Notice>
      )}
      {!cancelledAt && over && <Notice>{told(eventMessages.over)}</Notice>}
      <EventFacts event={event} open={open} />
      <div className="event-side">
        {open && <SeatCard event={event} />}
        <DoorTools id={_id} cancelled={cancelledAt !== null} />
        <AdminTools event={event} over={over} />
        {!cancelledAt && <OwnPass id={_id} isOnlineOnly={event.online && event.location === ''} />}
        <div className="row-btns">
          <ButtonLink href={fileAddress(eventCalendar, { params: { id: _id } })} download>
            <Icon name="calendar" /> {say('addToCalendar')}
          </ButtonLink>
        </div>
      </div>
      <Prose className="read" html={html} />
      <SpeakerList event={event} />
      <MaterialList event={event} />
      {over && !cancelledAt && <OwnFeedback event={event} />}
      {over && !cancelledAt && <FeedbackReport event={event} />}
      <AnswerCounts event={event} />
      <Attendees event={event} />
    </article>
  )
}

function Picture({ picture: { url, alt, width, height } }: { picture: NonNullable<EventPage['picture']> }) {
  return <img className="event-picture" src={url} alt={alt} width={width} height={height} />
}

/** Shows the facts, with the seats once registration is over. Before, the seat card shows them. */
function EventFacts({ event, open }: { event: EventPage; open: boolean }) {
  const { location, link } = event
  return (
    <dl className="event-facts">
      <Fact name={say('when')}>
        <EventTime event={event} />
      </Fact>
      <SeriesFact event={event} />
      {location && <Fact name={say('where')}>{location}</Fact>}
      {event.online && (
        <Fact name={say('online')}>
          <OnlineFact event={event} open={open} />
        </Fact>
      )}
      {link && (
        <Fact name={say('link')}>
          <ExternalLink href={link}>{new URL(link).hostname}</ExternalLink>
        </Fact>
      )}
      {open && event.signUpClosesAt && (
        <Fact name={hasClosed(event) ? say('closed') : say('closes')}>
          <Closing at={event.signUpClosesAt} timeZone={event.timeZone} />
        </Fact>
      )}
      {event.batches && <Fact name={say('whoCanRegister')}>{invitedWords(event.batches)}</Fact>}
      {!open && <Fact name={say('seats')}>{seatsOf(event, open)}</Fact>}
    </dl>
  )
}

function Closing({ at, timeZone }: { at: string; timeZone: string }) {
  return <time dateTime={at}>{minuteThere(at, timeZone, useReaderZone())}</time>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function AdminTools({ event, over }: { event: EventPage; over: boolean }) {
  useFocusWhenGone('edit-event-title')
  const { data: session } = useSession()
  if (!may(session, 'events')) return null
  return (
    <fieldset className="row-btns" aria-label={say('forOrganisers')}>
      <Link className={buttonClass()} to={paths.event(event._id)} search={{ edit: '1' }}>
        <Icon name="edit" small /> {say('editEvent')}
      </Link>
      <Link className={buttonClass()} to={paths.event(event._id)} search={{ edit: 'speakers' }}>
        <Icon name="users" small /> {say('speakers')}
      </Link>
      <Link className={buttonClass()} to={paths.event(event._id)} search={{ edit: 'materials' }}>
        <Icon name="link" small /> {say('materials')}
      </Link>
      <Link className={buttonClass()} to={paths.event(event._id)} search={{ edit: 'questions' }}>
        <Icon name="question" small /> {say('questions')}
      </Link>
      <Link className={buttonClass()} to={paths.events} search={{ new: '1', copy: event._id }}>
        <Icon name="copy" small /> {say('copyEvent')}
      </Link>
      {!event.cancelledAt && !over && <CancelEvent event={event} />}
    </fieldset>
  )
}

/** Shows the meeting link to people who are going and to admins. Others see how to get it. */
function OnlineFact({ event, open }: { event: EventPage; open: boolean }) {
  const { data: session } = useSession()
  const isMember = Boolean(session?.role)
  const { data: inside } = useQuery({ ...insideOf(event._id), enabled: isMember })
  const { data: seat } = useQuery({ ...registrationOf(event._id), enabled: isMember })
  const link = inside?.data.meetingLink
  if (link)
    return <ExternalLink href={link}>{say('joinAt', { hostname: new URL(link).hostname })}</ExternalLink>
  if (!open) return say('wasOnline')
  if (seat?.data.state === 'waiting') return say('linkOnceSeat')
  return isMember ? say('linkOnceRegistered') : say('linkForMembers')
}
