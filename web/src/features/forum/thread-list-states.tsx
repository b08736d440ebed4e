import { Link } from '@tanstack/react-router'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { StartThread } from './start-thread.tsx'

const SHAPES = [62, 48, 71, 55, 66, 44] as const

export function ThreadsLoading() {
  return (
    <Loading words="Loading threads...">
      <ul className="threads" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="thread-waiting skels" key={width}>
            <Skeleton width={12} />
            <Skeleton width={width} size="tall" />
            <Skeleton width={22} />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

interface FailedProps {
  /** The server's own words for an address that leads nowhere. */
  refused?: string | undefined
  retry: () => void
}

export function ThreadsFailed({ refused, retry }: FailedProps) {
  const first = (
    <Link className={buttonClass()} to={paths.forum} search={{}}>
      Go to the first threads
    </Link>
  )
  return (
    <ErrorState
      title={refused ?? 'The threads did not arrive.'}
      action={refused ? first : <Button onClick={retry}>Try again</Button>}
    />
  )
}

/** What was read before is shown and works. */
export function ThreadsOld({ retry, busy }: { retry: () => void; busy: boolean }) {
  return (
    <Notice tone="warning" role="status" className="threads-old">
      <p>The newest threads did not arrive. What you see may be old.</p>
      <Button size="dense" busy={busy && 'Trying again...'} onClick={retry}>
        Try again
      </Button>
    </Notice>
  )
}

export function ThreadsEmpty({ chosen, clear }: { chosen: boolean; clear: () => void }) {
  if (!chosen)
    return (
      <EmptyState
        label="0 threads"
        title="Nobody has asked anything yet"
        action={<StartThread look="plain" />}
      >
        Stuck on a problem, or built something? Open the first thread.
      </EmptyState>
    )
  return (
    <EmptyState
      label="0 threads"
      title="No thread found"
      action={
        <Link className={buttonClass()} to={paths.forum} search={{}} onClick={clear}>
          Show all threads
        </Link>
      }
    >
      None matches this category, order and search together.
    </EmptyState>
  )
}
