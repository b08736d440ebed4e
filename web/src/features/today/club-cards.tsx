import { say } from 'words:today'
import type { Today } from '@callofcode/contract/curriculum/curriculum'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { named } from '../../platform/language/words.ts'
import { paths } from '../../platform/paths.ts'
import { EventTime } from '../../platform/time/event-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'

const sr = (inside: ReactNode) => <span className="sr">{inside}</span>

export function EventCard({ event }: { event: Today['event'] }) {
  if (!event)
    return (
      <section className="today-card" aria-labelledby="next-event">
        <p className="label">{say('nextEvent')}</p>
        <h2 className="card-title" id="next-event">
          {say('noEvent')}
        </h2>
        <p className="small muted">{say('eventLater')}</p>
        <div className="row-btns">
          <Link className={buttonClass()} to={paths.events} search={{ when: 'past' }}>
            {say('pastEvents')}
          </Link>
        </div>
      </section>
    )
  return (
    <section className="today-card" aria-labelledby="next-event">
      <p className="label">{say('nextEvent')}</p>
      <h2 className="card-title" id="next-event">
        {event.title}
      </h2>
      <p className="small muted">
        {event.location && `${event.location}, `}
        <EventTime event={event} />
      </p>
      <div className="row-btns">
        <Link className={buttonClass()} to={paths.event('$id')} params={{ id: event._id }}>
          {say(event.state ? 'openNamed' : 'register', { title: event.title, sr })}
        </Link>
        {event.state && <Seat state={event.state} />}
      </div>
    </section>
  )
}

const Seat = ({ state }: { state: 'going' | 'waiting' }) =>
  state === 'going' ? (
    <Badge tone="selected" icon="check">
      {say('going')}
    </Badge>
  ) : (
    <Badge tone="pending" icon="clock">
      {say('waiting')}
    </Badge>
  )

interface ThreadCardProps {
  thread: Today['thread']
  hasWritten: boolean
}

/** Offers a thread to answer, or else a thread to write. */
export function ThreadCard({ thread, hasWritten }: ThreadCardProps) {
  if (!thread) return <OwnThreadCard hasWritten={hasWritten} />
  return (
    <section className="today-card" aria-labelledby="open-thread">
      <p className="label">{say('unanswered')}</p>
      <h2 className="card-title" id="open-thread">
        {thread.title}
      </h2>
      <p className="small muted">
        {say('asks', { name: thread.author ?? say('somebody'), category: named('core', thread.category) })}
      </p>
      <div className="row-btns">
        <Link className={buttonClass()} to={paths.thread('$id')} params={{ id: thread._id }}>
          {say('readAnswer', { title: thread.title, sr })}
        </Link>
      </div>
    </section>
  )
}

function OwnThreadCard({ hasWritten }: { hasWritten: boolean }) {
  return (
    <section className="today-card" aria-labelledby="open-thread">
      <p className="label">{say('forum')}</p>
      <h2 className="card-title" id="open-thread">
        {say(hasWritten ? 'allAnswered' : 'introduce')}
      </h2>
      <p className="small muted">{say(hasWritten ? 'askStuck' : 'introduceLead')}</p>
      <div className="row-btns">
        <Link className={buttonClass()} to={paths.newThread}>
          {say(hasWritten ? 'ask' : 'writeFirst')}
        </Link>
      </div>
    </section>
  )
}
