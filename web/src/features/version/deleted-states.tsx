import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

export function NothingDeleted() {
  return (
    <EmptyState
      label="0 items"
      title="Nothing is deleted"
      action={
        <Link className={buttonClass()} to={paths.dashboard}>
          Back to Modules
        </Link>
      }
    >
      What an admin deletes stands here until somebody restores it.
    </EmptyState>
  )
}

export function NoneFound({ total, clear }: { total: number; clear: () => void }) {
  return (
    <EmptyState
      label={`0 of ${total}`}
      title="No deleted item fits"
      action={
        <Link className={buttonClass()} to={paths.deleted} onClick={clear}>
          Show all
        </Link>
      }
    />
  )
}

const SHAPES = [45, 60, 35] as const

export function DeletedLoading() {
  return (
    <Loading words="Loading deleted items...">
      <ul className="rows deleted" aria-hidden="true">
        {SHAPES.map((width) => (
          <li key={width}>
            <div className="skels">
              <Skeleton width={width / 2} />
              <Skeleton width={width} size="tall" />
            </div>
            <Skeleton size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

export function DeletedFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <ErrorState
      title="The deleted items did not arrive"
      action={
        <Button busy={busy && 'Trying again...'} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      They are kept, and none was restored meanwhile.
    </ErrorState>
  )
}
