import { limits } from '@callofcode/contract/limits'
import type { ClubHome } from '@callofcode/contract/site/organiser'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { EventTime } from '../../platform/time/event-time.tsx'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { upTo } from '../../platform/ui/counted.ts'
import { say } from './organiser-words.ts'

export function EventsTable({ events: { count, next } }: Pick<ClubHome, 'events'>) {
  return (
    <section className="desk-card" aria-labelledby="club-events">
      <h2 className="label" id="club-events">
        {say('weekAhead')}
      </h2>
      <p className="desk-sum">
        {count === 0 ? say('noneIsPlanned') : say('ahead', { count: upTo(limits.waiting, count) })}
      </p>
      {next.length > 0 && (
        <table className="desk-table">
          <tbody>
            {next.map((event) => (
              <tr key={event._id}>
                <th scope="row">
                  <Link className="link" to={paths.event(event._id)}>
                    {event.title}
                  </Link>
                  <span className="small muted">
                    <EventTime event={event} />
                  </span>
                </th>
                <td>
                  {event.capacity === null ? event.going : `${event.going}/${event.capacity}`}
                  <span className="sr"> {say('going')}</span>
                </td>
                <td>
                  <Link className="link" to={paths.eventDoor(event._id)}>
                    {say('door', {
                      title: event.title,
                      sr: (inside) => <span className="sr">{inside}</span>,
                    })}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {count === 0 && (
        <Link className="link small" to={paths.events} search={{ new: '1' }}>
          {say('announceOne')}
        </Link>
      )}
    </section>
  )
}

export function UnansweredTable({ unanswered: { count, newest } }: Pick<ClubHome, 'unanswered'>) {
  return (
    <section className="desk-card" aria-labelledby="club-unanswered">
      <h2 className="label" id="club-unanswered">
        {say('withoutAnAnswer')}
      </h2>
      <p className="desk-sum">
        {count === 0
          ? say('everyThreadHasAn')
          : count === 1
            ? say('n1Thread')
            : say('threads', { waiting: upTo(limits.waiting, count) })}
      </p>
      {newest.length > 0 && (
        <table className="desk-table">
          <tbody>
            {newest.map(({ _id, title, category, createdAt }) => (
              <tr key={_id}>
                <th scope="row">
                  <Link className="link" to={paths.thread(_id)}>
                    {title}
                  </Link>
                  <span className="small muted">
                    {category}, <LocalDay iso={createdAt} />
                  </span>
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
