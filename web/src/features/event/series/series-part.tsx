import type { EventPage } from '@callofcode/contract/event'
import type { SeriesDate } from '@callofcode/contract/event/series'
import { wallTime } from '@callofcode/contract/event/wall-time'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../platform/paths.ts'
import { shortDate } from '../../../platform/time/event-time.tsx'
import { say } from '../event-words.ts'
import { everyWords } from './dates-words.ts'
import { seriesOf } from './series-queries.ts'

/** Which date of its series this is, and the ways to the others. */
export function SeriesFact({ event }: { event: EventPage }) {
  const { data } = useQuery({ ...seriesOf(event._id), enabled: event.repeats })
  const all = data?.data ?? []
  const at = all.findIndex((one) => one._id === event._id)
  if (!event.every || at < 0) return null
  const words = everyWords(event.every, wallTime(event.startsAt, event.timeZone))
  return (
    <div>
      <dt className="label">{say('repeats')}</dt>
      <dd>
        <details className="series-dates">
          <summary>
            {say('of', {
              value: words.charAt(0).toUpperCase() + words.slice(1),
              at: at + 1,
              count: all.length,
            })}
          </summary>
          <p>
            <a className="link" href={paths.seriesCalendar(event._id)} download>
              {say('seriesToCalendar', { count: all.length })}
            </a>
          </p>
          <ol>
            {all.map((one) => (
              <DateOfSeries key={one._id} one={one} zone={event.timeZone} isHere={one._id === event._id} />
            ))}
          </ol>
        </details>
      </dd>
    </div>
  )
}

function DateOfSeries({ one, zone, isHere }: { one: SeriesDate; zone: string; isHere: boolean }) {
  return (
    <li>
      <Link className="link" to={paths.event(one._id)} aria-current={isHere ? 'page' : undefined}>
        <time dateTime={one.startsAt}>{shortDate(one.startsAt, zone)}</time>
      </Link>
      {one.cancelledAt && <span className="small muted"> {say('cancelled2')}</span>}
      {isHere && <span className="small muted"> {say('thisOne')}</span>}
    </li>
  )
}
