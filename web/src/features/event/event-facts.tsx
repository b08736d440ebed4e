import type { EventPage } from '@callofcode/contract/event'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../platform/navigation/external-link.tsx'
import { useTimeZone } from '../../platform/time/time-zone.ts'
import { spanOf, zoneWords } from './event-times.ts'
import { seatsOf } from './seats.ts'

/** `seats` where no card beside it tells of them. */
export function EventFacts({ event, seats }: { event: EventPage; seats: boolean }) {
  const { location, link } = event
  return (
    <dl className="event-facts">
      <Times event={event} />
      {location && <Fact name="Where">{location}</Fact>}
      {link && (
        <Fact name="Link">
          <ExternalLink href={link}>{new URL(link).hostname}</ExternalLink>
        </Fact>
      )}
      {seats && <Fact name="Seats">{seatsOf(event)}</Fact>}
    </dl>
  )
}

/** In UTC as the server writes it; once the page is alive, where the event is and where the reader is. */
function Times({ event }: { event: EventPage }) {
  const own = useTimeZone()
  const zone = own ? event.timeZone : 'UTC'
  const [there, here] = [spanOf(event, zone), spanOf(event, own ?? 'UTC')]
  return (
    <>
      <Fact name="When">
        <time dateTime={event.startsAt}>{there}</time>{' '}
        <span className="label plain">{zoneWords(zone)} time</span>
      </Fact>
      {/* Always there: a line that came later would push what is being read. */}
      <Fact name="For you">
        {here === there ? 'The same time' : here}{' '}
        <span className="label plain">{zoneWords(own ?? 'UTC')} time</span>
      </Fact>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
