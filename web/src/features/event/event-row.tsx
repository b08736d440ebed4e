import { say } from 'words:event'
import type { Event, ListedEvent } from '@callofcode/contract/event/event'
import { Link } from '@tanstack/react-router'
import { Scale } from '../../platform/chart/scale.tsx'
import { paths } from '../../platform/paths.ts'
import { dayNumber, EventTime, monthOf, shortDate } from '../../platform/time/event-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { hasClosed, isOver, seatsOf } from './seats.ts'

const MOST = 3

/** `With Asha Verma, Zoya and 2 more`. */
export function namesOf(names: readonly string[]): string {
  const rest = names.length - MOST
  if (rest > 0) return say('withMany', { value: names.slice(0, MOST).join(', '), rest })
  const [last = '', ...before] = names.toReversed()
  return say('withFew', {
    length: before.length > 0 ? 'yes' : 'no',
    value: before.toReversed().join(', '),
    last,
  })
}

/** A row that leads to the event as a whole. Its title is the only real link. */
export function EventRow({ event, next }: { event: ListedEvent; next: boolean }) {
  const {
    _id,
    title,
    location,
    startsAt,
    endsAt,
    cancelledAt,
    speakers,
    online,
    hasMaterials,
    repeats,
    further,
  } = event
  const { timeZone: zone } = event
  const isLong = dayNumber(startsAt, zone) !== dayNumber(endsAt, zone)
  return (
    <li className={classNames('event-row', next ? 'aim lit' : 'aim-on', cancelledAt && 'is-off')}>
      <p className="event-day" aria-hidden="true">
        <span className="plate-xs">{dayNumber(startsAt, zone)}</span>
        <span className="label">{monthOf(startsAt, zone)}</span>
      </p>
      <div className="event-what">
        {cancelledAt && (
          <Badge variant="boxed" tone="rejected" icon="cross">
            {say('cancelled')}
          </Badge>
        )}
        <h2 className="row-title">
          <Link className="event-link" to={paths.event(_id)}>
            {title}
          </Link>
        </h2>
        <p className={classNames('label plain event-time', isLong && 'is-long')}>
          <EventTime event={event} />
        </p>
        <p className="row-facts">
          {speakers.length > 0 && <span>{namesOf(speakers)}</span>}
          {location && (
            <span className="event-where">
              <Icon name="target" small /> {location}
            </span>
          )}
          {online && (
            <span className="event-where">
              <Icon name="play" small /> {say('online')}
            </span>
          )}
          {repeats && (
            <Badge icon="calendar">
              {further
                ? say('furtherDates', { count: further.dates, day: shortDate(further.until, zone) })
                : say('oneOfSeveral')}
            </Badge>
          )}
          {hasMaterials && isOver(event) && <Badge icon="link">{say('materials')}</Badge>}
        </p>
      </div>
      {!cancelledAt && <Seats event={event} />}
    </li>
  )
}

function Seats({ event }: { event: Event }) {
  return (
    <div className="event-seats">
      {event.capacity !== null && <Scale thin value={event.going} total={event.capacity} />}
      <p className="label plain">{seatsOf(event, !isOver(event) && !hasClosed(event))}</p>
    </div>
  )
}
