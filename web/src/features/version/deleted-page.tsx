import { useQuery } from '@tanstack/react-query'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { DeletedList } from './deleted-list.tsx'
import { DeletedFailed, DeletedLoading, NothingDeleted } from './deleted-states.tsx'
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
