import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

export function NothingFlagged() {
  return (
    <EmptyState
      label="0 flags"
      title="Nothing is flagged"
      action={
        <Link className={buttonClass()} to={paths.forum}>
          Go to the forum
        </Link>
      }
    >
      A post shows here as soon as a member flags it.
    </EmptyState>
  )
}

const SHAPES = [45, 60, 35] as const

export function FlagsWaiting() {
  return (
    <Loading words="Loading flags...">
      <ul className="rows flags" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="flag-row" key={width}>
            <div className="skels">
              <Skeleton width={width / 2} />
              <Skeleton width={width} size="tall" />
              <Skeleton width={90} />
            </div>
            <Skeleton size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

export function FlagsFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <ErrorState
      title="The flags did not arrive"
      action={
        <Button busy={busy && 'Trying again...'} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing was decided meanwhile.
    </ErrorState>
  )
}
