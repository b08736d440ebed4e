import { say } from 'words:organiser'
import { limits } from '@callofcode/contract/limits'
import type { ClubHome } from '@callofcode/contract/organiser/organiser'
import { Link } from '@tanstack/react-router'
import { upTo } from '../../platform/language/reader.ts'
import { paths } from '../../platform/paths.ts'
import { EventTime } from '../../platform/time/event-time.tsx'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'

export function EventsTable({ events: { count, next } }: { events: NonNullable<ClubHome['events']> }) {
  return (
    <section className="desk-card" aria-labelledby="club-events">
      <h2 className="label" id="club-events">
        {say('weekAhead')}
      </h2>
      <p className="desk-sum">
        {count === 0 ? say('noneIsPlanned') : say('ahead', { shown: upTo(limits.waiting, count), count })}
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
                <td>{say('going', { going: event.going, capacity: String(event.capacity ?? 'none') })}</td>
                <td>
                  <Link className={buttonClass()} to={paths.eventDoor(event._id)}>
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

export function UnansweredTable({
  unanswered: { count, newest },
}: {
  unanswered: NonNullable<ClubHome['unanswered']>
}) {
  return (
    <section className="desk-card" aria-labelledby="club-unanswered">
      <h2 className="label" id="club-unanswered">
        {say('withoutAnAnswer')}
      </h2>
      <p className="desk-sum">
        {count === 0
          ? say('allAnswered')
          : count === 1
            ? say('oneThread')
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
