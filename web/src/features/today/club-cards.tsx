import type { Today } from '@callofcode/contract/curriculum'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { useTimeZone } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { spanOf, zoneWords } from '../event/public.ts'

export function EventCard({ event }: { event: Today['event'] }) {
  // In the event's own zone once the page is hydrated; the server writes UTC.
  const hydrated = useTimeZone() !== null
  if (!event)
    return (
      <section className="today-card" aria-labelledby="next-event">
        <p className="label">Next event</p>
        <h2 className="card-title" id="next-event">
          None is planned
        </h2>
        <p className="small muted">A new one shows up here.</p>
        <div className="row-btns">
          <Link className={buttonClass()} to={paths.events} search={{ when: 'past' }}>
            Past events
          </Link>
        </div>
      </section>
    )
  const zone = hydrated ? event.timeZone : 'UTC'
  return (
    <section className="today-card" aria-labelledby="next-event">
      <p className="label">Next event</p>
      <h2 className="card-title" id="next-event">
        {event.title}
      </h2>
      <p className="small muted">
        <time dateTime={event.startsAt}>{spanOf(event, zone)}</time> ({zoneWords(zone)})
        {event.location && `, ${event.location}`}
      </p>
      <div className="row-btns">
        <Link className={buttonClass()} to={paths.event('$id')} params={{ id: event._id }}>
          {event.state ? 'Open' : 'See and sign up'}
          <span className="sr"> {event.title}</span>
        </Link>
        {event.state && <Seat state={event.state} />}
      </div>
    </section>
  )
}

const Seat = ({ state }: { state: 'going' | 'waiting' }) =>
  state === 'going' ? (
    <Badge tone="selected" icon="check">
      You are going
    </Badge>
  ) : (
    <Badge tone="pending" icon="clock">
      On the waiting list
    </Badge>
  )

interface ThreadCardProps {
  thread: Today['thread']
  hasWritten: boolean
}

/** A thread to answer; without one, an own thread to write. */
export function ThreadCard({ thread, hasWritten }: ThreadCardProps) {
  if (!thread) return <OwnThreadCard hasWritten={hasWritten} />
  return (
    <section className="today-card" aria-labelledby="open-thread">
      <p className="label">Nobody has answered yet</p>
      <h2 className="card-title" id="open-thread">
        {thread.title}
      </h2>
      <p className="small muted">
        {thread.author ?? 'Somebody'} asks in {thread.category}.
      </p>
      <div className="row-btns">
        <Link className={buttonClass()} to={paths.thread('$id')} params={{ id: thread._id }}>
          Read and answer<span className="sr"> {thread.title}</span>
        </Link>
      </div>
    </section>
  )
}

function OwnThreadCard({ hasWritten }: { hasWritten: boolean }) {
  return (
    <section className="today-card" aria-labelledby="open-thread">
      <p className="label">Forum</p>
      <h2 className="card-title" id="open-thread">
        {hasWritten ? 'Every thread has an answer' : 'Introduce yourself'}
      </h2>
      <p className="small muted">
        {hasWritten
          ? 'Ask about what you are stuck on.'
          : 'Say who you are and what you want to learn. Others find people to practise with.'}
      </p>
      <div className="row-btns">
        <Link className={buttonClass()} to={paths.newThread}>
          {hasWritten ? 'Ask a question' : 'Write a first thread'}
        </Link>
      </div>
    </section>
  )
}
