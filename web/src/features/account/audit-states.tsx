import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

const all = (words: string) => (
  <Link className={buttonClass()} to={paths.audit} search={{}}>
    {words}
  </Link>
)

export function NothingNoted() {
  return (
    <EmptyState label="0 rows" title="Nothing found" action={all('Show the whole audit')}>
      No row matches these filters together.
    </EmptyState>
  )
}

export function AuditWaiting() {
  return (
    <Loading words="Loading the audit...">
      {[70, 85, 60, 78].map((width) => (
        <Skeleton key={width} width={width} size="tall" />
      ))}
    </Loading>
  )
}

interface FailedProps {
  refused: string | undefined
  retry: () => void
  busy: boolean
}

export function AuditFailed({ refused, retry, busy }: FailedProps) {
  if (refused) return <ErrorState title={refused} action={all('Go to the latest rows')} />
  return (
    <ErrorState
      title="The audit did not arrive"
      action={
        <Button busy={busy && 'Trying again...'} onClick={retry}>
          Try again
        </Button>
      }
    />
  )
}
