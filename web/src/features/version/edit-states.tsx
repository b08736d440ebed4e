import { itemMissing, type Kind } from '@callofcode/contract/version'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { itemPlaces } from './item-places.ts'

export function EditLoading() {
  return (
    <Loading words="Loading what stands now...">
      <Skeleton width={12} />
      <Skeleton size="control" />
      <Skeleton width={12} />
      <Skeleton size="control" />
      <Skeleton size="block" />
    </Loading>
  )
}

export function EditFailed({ kind, retry }: { kind: Kind; retry: () => void }) {
  return (
    <ErrorState
      title={`The ${itemPlaces[kind].word} did not arrive.`}
      action={<Button onClick={retry}>Try again</Button>}
    >
      Nothing was changed.
    </ErrorState>
  )
}

export function NoItem({ kind }: { kind: Kind }) {
  const { name, word, list } = itemPlaces[kind]
  return (
    <main id="main" className="page">
      <div className="page-head">
        <p className="label">404 / Edit {name}</p>
        <h1 className="title">{itemMissing[kind]}</h1>
        <p className="lead">There is no such {word} to edit. If it was deleted, it can be restored.</p>
        <div className="row-btns">
          <Link className={buttonClass({ variant: 'primary' })} to={paths.deleted}>
            Deleted items
          </Link>
          <Link className={buttonClass()} to={list}>
            All {word}s
          </Link>
        </div>
      </div>
    </main>
  )
}
