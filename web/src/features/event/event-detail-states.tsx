import { eventMessages } from '@callofcode/contract/event'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

export function BackToEvents() {
  return (
    <Link className={buttonClass({ variant: 'ghost', className: 'back' })} to={paths.events}>
      <Icon name="back" />
      All events
    </Link>
  )
}

const LINES = [92, 96, 71] as const

export function EventLoading() {
  return (
    <>
      <h1 className="sr">Event</h1>
      <Loading words="Loading event...">
        <Skeleton width={60} size="control" />
        <Skeleton size="block" />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Loading>
    </>
  )
}

export function EventFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">Event</h1>
      <ErrorState title="The event did not arrive." action={<Button onClick={retry}>Try again</Button>} />
    </>
  )
}

export function NoEvent() {
  return (
    <div className="page-head">
      <p className="label">404 / Events</p>
      <h1 className="title">{eventMessages.missing}</h1>
      <p className="lead">There is no event at this address.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.events}>
        See all events
      </Link>
    </div>
  )
}
