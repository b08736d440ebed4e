import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

export function NobodyWaits() {
  return (
    <EmptyState
      label="0 waiting"
      title="Nobody waits for approval"
      action={
        <Link className={buttonClass()} to={paths.dashboard}>
          Back to Modules
        </Link>
      }
    >
      New signups show here the next time you open this page.
    </EmptyState>
  )
}

const ROWS = [45, 60, 35]

export function ApprovalsWaiting() {
  return (
    <Loading words="Loading signups...">
      <ul className="rows approvals">
        {ROWS.map((width) => (
          <li key={width}>
            <Skeleton width={width} size="tall" />
            <Skeleton width={width / 2} />
            <Skeleton size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

export function ApprovalsFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <ErrorState
      title="The signups did not arrive"
      action={
        <Button busy={busy && 'Trying again...'} onClick={() => onRetry()}>
          Try again
        </Button>
      }
    >
      Nothing was decided meanwhile.
    </ErrorState>
  )
}
