import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { DeletedList } from './deleted-list.tsx'
import { deletedItems } from './version-queries.ts'
import './deleted.css'

const TITLE = 'Deleted items'

export const head = () => ({ title: titled(TITLE), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(deletedItems)

export function Page() {
  const { data, isError, refetch, isFetching } = useQuery({ ...deletedItems, refetchOnMount: 'always' })
  const items = data?.data
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title" id="deleted-title" tabIndex={-1}>
          {TITLE}
        </h1>
        <p className="lead">
          Modules, blogs and interview experiences that admins took off the site. Nothing is lost: each can be
          restored, with all its versions.
        </p>
      </div>
      {items && items.length > 0 && <DeletedList items={items} />}
      {items?.length === 0 && <NothingDeleted />}
      {!items && isError && <DeletedFailed onRetry={() => void refetch()} busy={isFetching} />}
      {!items && !isError && <DeletedLoading />}
    </main>
  )
}

function NothingDeleted() {
  return (
    <EmptyState
      label="0 items"
      title="Nothing is deleted"
      action={
        <Link className={buttonClass()} to={paths.dashboard}>
          Back to Modules
        </Link>
      }
    >
      What an admin deletes stands here until somebody restores it.
    </EmptyState>
  )
}

const SHAPES = [45, 60, 35] as const

function DeletedLoading() {
  return (
    <Loading words="Loading deleted items...">
      <ul className="rows deleted" aria-hidden="true">
        {SHAPES.map((width) => (
          <li key={width}>
            <div className="skels">
              <Skeleton width={width / 2} />
              <Skeleton width={width} size="tall" />
            </div>
            <Skeleton size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

function DeletedFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <LoadFailed title="The deleted items did not arrive" retry={onRetry} busy={busy}>
      They are kept, and none was restored meanwhile.
    </LoadFailed>
  )
}
