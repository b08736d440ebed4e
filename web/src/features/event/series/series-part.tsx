import { say } from 'words:event'
import type { EventPage } from '@callofcode/contract/event/event'
import { eventCalendar } from '@callofcode/contract/event/files'
import { listSeries, type SeriesDate } from '@callofcode/contract/event/series'
import { wallTime } from '@callofcode/contract/wall-time'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fileAddress } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { paths } from '../../../platform/paths.ts'
import { shortDate } from '../../../platform/time/event-time.tsx'
import { everyWords } from './dates-words.ts'

const SOON = 20_000

export const seriesOf = (id: string) => ({
  ...read(listSeries, { params: { id } }, { quiet: true }),
  staleTime: SOON,
})

/** Returns the dates after an event that can still be changed. */
export function followingOf(all: readonly SeriesDate[], id: string, now = Date.now()): SeriesDate[] {
  const here = all.find((one) => one._id === id)
  if (!here) return []
  return all.filter(
    (one) =>
      one._id !== id && one.startsAt > here.startsAt && !one.cancelledAt && Date.parse(one.endsAt) > now,
  )
}

/** Counts the seats taken or waited for on these dates. */
export const signedUpFor = (dates: readonly SeriesDate[]) =>
  dates.reduce((sum, { going, waiting }) => sum + going + waiting, 0)

/** Shows the event's place in its series, with links to the other dates. */
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
            {say('placeInSeries', {
              value: words.charAt(0).toUpperCase() + words.slice(1),
              at: at + 1,
              count: all.length,
            })}
          </summary>
          <p>
            <a
              className="link"
              href={fileAddress(eventCalendar, { params: { id: event._id }, query: { dates: 'all' } })}
              download
            >
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
      {one.cancelledAt && <span className="small muted"> {say('cancelledInSeries')}</span>}
      {isHere && <span className="small muted"> {say('thisDate')}</span>}
    </li>
  )
}
