import { Link } from '@tanstack/react-router'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import type { EventListName } from './event-queries.ts'

const SHAPES = [46, 58, 39] as const

export function EventsLoading() {
  return (
    <Loading words="Loading events...">
      <ul className="events" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="event-row" key={width}>
            <Skeleton size="disc" />
            <div className="skels">
              <Skeleton width={width} size="tall" />
              <Skeleton width={width + 20} />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}

export function EventsFailed({ retry }: { retry: () => void }) {
  return <ErrorState title="The events did not arrive." action={<Button onClick={retry}>Try again</Button>} />
}

export function EventsOld({ retry, busy }: { retry: () => void; busy: boolean }) {
  return (
    <Notice tone="warning" role="status" className="events-old">
      <p>The newest events did not arrive. What you see may be old.</p>
      <Button size="dense" busy={busy && 'Trying again...'} onClick={retry}>
        Try again
      </Button>
    </Notice>
  )
}

export function EventsEmpty({ when }: { when: EventListName }) {
  if (when === 'past')
    return (
      <EmptyState
        label="0 events"
        title="No event is over yet"
        action={
          <Link className={buttonClass()} to={paths.events} search={{}}>
            See what is coming
          </Link>
        }
      />
    )
  return (
    <EmptyState
      label="0 events"
      title="Nothing is planned right now"
      action={
        <Link className={buttonClass()} to={paths.events} search={{ when: 'past' }}>
          See past events
        </Link>
      }
    >
      Contests, talks and build nights show here as soon as they are announced.
    </EmptyState>
  )
}
