import { messages } from '@callofcode/contract/messages'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

const SHAPES = [62, 45, 70, 38, 55, 48] as const

export function ModuleLoading() {
  return (
    <>
      <h1 className="sr">Learning module</h1>
      <Loading words="Loading module...">
        <Skeleton width={12} />
        <Skeleton width={55} size="control" />
        <Skeleton width={70} size="tall" />
        <ol className="rows" aria-hidden="true">
          {SHAPES.map((width) => (
            <li key={width}>
              <Skeleton width={width} />
            </li>
          ))}
        </ol>
      </Loading>
    </>
  )
}

export function ModuleFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">Learning module</h1>
      <ErrorState title="The module did not arrive." action={<Button onClick={retry}>Try again</Button>} />
    </>
  )
}

export function NoModule() {
  return (
    <div className="page-head">
      <p className="label">404 / Module</p>
      <h1 className="title">{messages.moduleMissing}</h1>
      <p className="lead">
        There is no such module. It may have been removed, or the address is not complete.
      </p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.dashboard}>
        All modules
      </Link>
    </div>
  )
}
