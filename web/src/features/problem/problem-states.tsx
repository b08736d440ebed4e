import { problemMessages } from '@callofcode/contract/problem'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Loading, Skeleton } from '../../platform/ui/skeleton.tsx'
import { ErrorState } from '../../platform/ui/state-box.tsx'

const LINES = [96, 91, 98, 64, 94, 88] as const

export function ProblemLoading() {
  return (
    <>
      <h1 className="sr">Problem</h1>
      <Loading words="Loading problem...">
        <Skeleton width={12} />
        <Skeleton width={50} size="control" />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
        <Skeleton width={100} size="block" />
      </Loading>
    </>
  )
}

export function ProblemFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">Problem</h1>
      <ErrorState title="The problem did not arrive." action={<Button onClick={retry}>Try again</Button>} />
    </>
  )
}

export function NoProblem() {
  return (
    <div className="page-head">
      <p className="label">404 / Problem</p>
      <h1 className="title">{problemMessages.missing}</h1>
      <p className="lead">There is no problem at this address.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.problems}>
        All problems
      </Link>
    </div>
  )
}
