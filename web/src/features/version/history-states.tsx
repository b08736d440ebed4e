import { itemMissing, type Kind } from '@callofcode/contract/version'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { itemPlaces } from './item-places.ts'

const SHAPES = [70, 45, 60] as const

export function HistoryLoading() {
  return (
    <>
      <h1 className="sr">History</h1>
      <Loading words="Loading history...">
        <Skeleton width={12} />
        <Skeleton width={55} size="control" />
        <div className="history-columns" aria-hidden="true">
          <ol className="rows">
            {SHAPES.map((width) => (
              <li key={width}>
                <Skeleton width={width} />
              </li>
            ))}
          </ol>
          <Skeleton size="block" />
        </div>
      </Loading>
    </>
  )
}

export function HistoryFailed({ retry, busy }: { retry: () => void; busy: boolean }) {
  return (
    <>
      <h1 className="sr">History</h1>
      <ErrorState
        title="The history did not arrive."
        action={
          <Button busy={busy && 'Trying again...'} onClick={retry}>
            Try again
          </Button>
        }
      />
    </>
  )
}

export function NoHistory({ kind }: { kind?: Kind }) {
  const list = kind ? itemPlaces[kind].list : paths.deleted
  return (
    <div className="page-head">
      <p className="label">404 / History</p>
      <h1 className="title">{kind ? itemMissing[kind] : 'No such history'}</h1>
      <p className="lead">Nothing was ever kept under this address. Perhaps it is not complete.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={list}>
        {kind ? `All ${itemPlaces[kind].word}s` : 'Deleted items'}
      </Link>
    </div>
  )
}
