import { say } from 'words:version'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { figure } from '../../platform/language/reader.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { DeletedList, DeletedTools, NoneFound } from './deleted-list.tsx'
import { type DeletedSearch, deletedItems } from './version-queries.ts'
import './deleted.css'

export const head = () => ({ title: titled(say('deletedItemsTitle')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(deletedItems(search))

export function Page() {
  const search = useSearch({ strict: false }) as DeletedSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const { data, isError, refetch, isFetching, isPlaceholderData } = useQuery({
    ...deletedItems(search),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const items = data?.data
  const isFiltered = Boolean(search.q || text || search.kind || search.cursor)
  const isIdle = items?.length === 0 && !isFiltered
  return (
    <main id="main" className="page">
      <ListHead id="deleted-title" title={say('deletedItemsTitle')} about={say('deletedLead')} />
      {items && !isIdle && (
        <DeletedTools search={search} text={text} setText={setText} count={shown(items.length, data)} />
      )}
      {items && items.length > 0 && <DeletedList items={items} busy={isPlaceholderData} />}
      {isIdle && <NothingDeleted />}
      {items?.length === 0 && isFiltered && <NoneFound clear={() => setText('')} />}
      {!items && isError && <DeletedFailed onRetry={() => void refetch()} busy={isFetching} />}
      {!items && !isError && <DeletedLoading />}
      <MoreOfList to={paths.deleted} search={search} next={data?.nextCursor} things={say('items')} />
    </main>
  )
}

/** Returns `3 items, newest first`, with a plus if the list goes on. */
const shown = (count: number, { nextCursor }: { nextCursor: string | null }) =>
  say('itemsShown', { shown: `${figure(count)}${nextCursor ? '+' : ''}`, count })

function NothingDeleted() {
  return (
    <EmptyState
      label={say('noItemsLabel')}
      title={say('nothingIsDeleted')}
      action={
        <Link className={buttonClass()} to={paths.desk}>
          {say('backToTheDesk')}
        </Link>
      }
    >
      {say('deletedStayHere')}
    </EmptyState>
  )
}

const SHAPES = [45, 60, 35] as const

function DeletedLoading() {
  return (
    <Loading words={say('loadingDeletedItems')}>
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
    <LoadFailed title={say('deletedFailed')} retry={onRetry} busy={busy}>
      {say('deletedKept')}
    </LoadFailed>
  )
}
