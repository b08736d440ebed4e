import { say } from 'words:version'
import { itemMissing, type Kind } from '@callofcode/contract/version/version'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { HistoryView } from './history-view.tsx'
import { itemPlaces } from './item-places.ts'
import { chosenOf, itemAt, needed, useItemAt } from './version-place.ts'
import { historyOf, versionAt } from './version-queries.ts'
import './difference.css'
import './history.css'

type Item = NonNullable<ReturnType<typeof itemAt>>

export function head({ client, params }: PagePlace): PageHead {
  const item = itemAt(params)
  const answer = item ? client.getQueryData(historyOf(item.kind, item.id).queryKey) : null
  if (answer === null) return { title: titled(say('noSuchHistory')), status: 404, unlisted: true }
  return {
    title: titled(answer ? say('history', { title: answer.data.title }) : say('historyTitle')),
    unlisted: true,
  }
}

export async function load({ client, params, search }: PagePlace) {
  const item = itemAt(params)
  if (!item) return
  const history = historyOf(item.kind, item.id)
  await client.prefetchQuery(history)
  const found = client.getQueryData(history.queryKey)
  const chosen = found && chosenOf(found.data, search)
  if (!chosen) return
  const numbers = needed(chosen)
  await Promise.all(numbers.map((number) => client.prefetchQuery(versionAt(item.kind, item.id, number))))
}

export function Page() {
  const item = useItemAt()
  return (
    <main id="main" className="page history">
      {item ? <HistoryOf key={item.id} {...item} /> : <NoHistory />}
    </main>
  )
}

function HistoryOf({ kind, id }: Item) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...historyOf(kind, id),
    refetchOnMount: 'always',
  })
  if (data) return <HistoryView history={data.data} />
  if (data === null) return <NoHistory kind={kind} />
  if (isError) return <HistoryFailed retry={() => void refetch()} busy={isFetching} />
  return <HistoryLoading />
}

const SHAPES = [70, 45, 60] as const

function HistoryLoading() {
  return (
    <>
      <h1 className="sr">{say('historyTitle')}</h1>
      <Loading words={say('loadingHistory')}>
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

function HistoryFailed({ retry, busy }: { retry: () => void; busy: boolean }) {
  return (
    <>
      <h1 className="sr">{say('historyTitle')}</h1>
      <LoadFailed title={say('historyFailed')} retry={retry} busy={busy} />
    </>
  )
}

function NoHistory({ kind }: { kind?: Kind }) {
  const list = kind ? itemPlaces[kind].list : paths.deleted
  return (
    <div className="page-head">
      <p className="label">{say('missingLabel')}</p>
      <h1 className="title">{kind ? told(itemMissing[kind]) : say('noSuchHistory')}</h1>
      <p className="lead">{say('versionsMissing')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={list}>
        {kind ? say('allOfKind', { kind }) : say('deletedItems')}
      </Link>
    </div>
  )
}
