import { limits } from '@callofcode/contract/limits'
import type { ClubHome } from '@callofcode/contract/site/organiser'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { EventTime } from '../../platform/time/event-time.tsx'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { upTo } from '../../platform/ui/counted.ts'
import { FirstSteps } from './first-steps.tsx'
import { clubHomeOf } from './organiser-queries.ts'
import { say } from './organiser-words.ts'
import { WaitingCard } from './waiting-card.tsx'
import './organiser.css'

/** What an organiser looks at first: what is to be set up, decided and answered. */
export function OrganiserCards() {
  const { data, isError, refetch, isFetching } = useQuery(clubHomeOf)
  if (!data)
    return isError ? (
      <LoadFailed title={say('yourClubDidNot')} retry={() => void refetch()} busy={isFetching}>
        {say('whatWaitsStandsIn')}
      </LoadFailed>
    ) : null
  const { firstSteps, events, unanswered } = data.data
  return (
    <section className="organiser" aria-label={say('yourClub')}>
      {firstSteps && <FirstSteps done={firstSteps} />}
      <div className="today-grid">
        <WaitingCard />
        <EventsCard events={events} />
        <UnansweredCard unanswered={unanswered} />
      </div>
    </section>
  )
}

function EventsCard({ events: { count, next } }: Pick<ClubHome, 'events'>) {
  return (
    <section className="today-card" aria-labelledby="club-events">
      <p className="label" id="club-events">
        {say('eventsAhead')}
      </p>
      <h2 className="card-title">
        {count === 0 ? say('noneIsPlanned') : say('ahead', { waiting: upTo(limits.waiting, count) })}
      </h2>
      {next.length > 0 && (
        <ul className="club-list">
          {next.map((event) => (
            <li key={event._id}>
              <span className="club-thing">
                <Link className="link" to={paths.event(event._id)}>
                  {event.title}
                </Link>
                <span className="small muted">
                  <EventTime event={event} />
                </span>
              </span>
              <span className="club-count">
                {event.capacity === null ? event.going : `${event.going}/${event.capacity}`}
                <span className="sr"> {say('going')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="club-more">
        <Link className="link" to={paths.events}>
          {count === 0 ? say('announceOne') : say('allEvents')}
        </Link>
      </p>
    </section>
  )
}

function UnansweredCard({ unanswered: { count, newest } }: Pick<ClubHome, 'unanswered'>) {
  return (
    <section className="today-card" aria-labelledby="club-unanswered">
      <p className="label" id="club-unanswered">
        {say('withoutAnAnswer')}
      </p>
      <h2 className="card-title">
        {count === 0
          ? say('everyThreadHasAn')
          : count === 1
            ? say('n1Thread')
            : say('threads', { waiting: upTo(limits.waiting, count) })}
      </h2>
      {newest.length > 0 && (
        <ul className="club-list">
          {newest.map(({ _id, title, category, createdAt }) => (
            <li key={_id}>
              <span className="club-thing">
                <Link className="link" to={paths.thread(_id)}>
                  {title}
                </Link>
                <span className="small muted">
                  {category}, <LocalDay iso={createdAt} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="club-more">
        <Link className="link" to={paths.forum}>
          {say('goToTheForum')}
        </Link>
      </p>
    </section>
  )
}
