import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

export function NoMember({ clear }: { clear: () => void }) {
  return (
    <EmptyState
      label="0 members"
      title="No member found"
      action={
        <Link className={buttonClass()} to={paths.members} search={{}} onClick={clear}>
          Show all members
        </Link>
      }
    >
      Nobody matches this state, role and search together.
    </EmptyState>
  )
}

export function MembersWaiting() {
  return (
    <Loading words="Loading members...">
      <ul className="rows members" aria-hidden="true">
        {[45, 60, 35, 52].map((width) => (
          <li key={width}>
            <span />
            <span className="skels">
              <Skeleton width={width} size="tall" />
              <Skeleton width={width / 2} />
            </span>
          </li>
        ))}
      </ul>
    </Loading>
  )
}

interface FailedProps {
  refused: string | undefined
  retry: () => void
  busy: boolean
}

export function MembersFailed({ refused, retry, busy }: FailedProps) {
  if (refused)
    return (
      <ErrorState
        title={refused}
        action={
          <Link className={buttonClass()} to={paths.members} search={{}}>
            Go to the first members
          </Link>
        }
      />
    )
  return (
    <ErrorState
      title="The members did not arrive"
      action={
        <Button busy={busy && 'Trying again...'} onClick={retry}>
          Try again
        </Button>
      }
    >
      Nothing was changed meanwhile.
    </ErrorState>
  )
}
