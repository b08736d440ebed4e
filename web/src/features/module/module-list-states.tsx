import type { Level } from '@callofcode/contract/curriculum'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

const SHAPES = [45, 60, 38, 52, 41, 66] as const

export function ModulesLoading() {
  return (
    <Loading words="Loading modules...">
      <ul className="cells two or-three" aria-hidden="true">
        {SHAPES.map((width) => (
          <li key={width}>
            <Skeleton width={20} />
            <Skeleton width={width} size="tall" />
            <Skeleton width={90} />
            <Skeleton width={30} size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

export function ModulesFailed({ retry }: { retry: () => void }) {
  return (
    <ErrorState
      title="The learning modules did not arrive."
      action={<Button onClick={retry}>Try again</Button>}
    />
  )
}

export function ModulesEmpty({ level, total }: { level: Level | undefined; total: number }) {
  if (!level || total === 0)
    return (
      <EmptyState
        label="0 modules"
        title="No learning modules yet"
        action={
          <Link className={buttonClass()} to={paths.dsa}>
            Open the DSA Tracker
          </Link>
        }
      >
        The club has not published one. Its questions can be practised by topic meanwhile.
      </EmptyState>
    )
  return (
    <EmptyState
      label={`0 of ${total}`}
      title={`No ${level} module yet`}
      action={
        <Link className={buttonClass()} to={paths.dashboard} search={{}}>
          Show all modules
        </Link>
      }
    >
      There are modules of other levels.
    </EmptyState>
  )
}
