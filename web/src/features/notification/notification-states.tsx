import { Link } from '@tanstack/react-router'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

const SHAPES = [46, 58, 39] as const

export function NotificationsLoading() {
  return (
    <Loading words="Loading notifications...">
      <ul className="notifications" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="notification" key={width}>
            <div className="notification-shape">
              <Skeleton size="disc" />
              <div className="skels">
                <Skeleton width={width} />
                <Skeleton width={width + 20} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}

export function NotificationsFailed({ retry }: { retry: () => void }) {
  return (
    <ErrorState
      title="The notifications did not arrive."
      action={<Button onClick={retry}>Try again</Button>}
    />
  )
}

export function NotificationsOld({ retry, busy }: { retry: () => void; busy: boolean }) {
  return (
    <Notice tone="warning" role="status" className="notifications-old">
      <p>The newest notifications did not arrive. What was read before is shown.</p>
      <Button size="dense" busy={busy && 'Trying again...'} onClick={retry}>
        Try again
      </Button>
    </Notice>
  )
}

export function NotificationsEmpty() {
  return (
    <EmptyState
      label="0 notifications"
      title="Nothing yet"
      action={
        <Link className={buttonClass()} to={paths.forum}>
          Go to the forum
        </Link>
      }
    >
      When somebody answers you, names you or accepts your answer, it shows here.
    </EmptyState>
  )
}
