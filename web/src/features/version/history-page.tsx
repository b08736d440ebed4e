import type { Head } from '@callofcode/contract/page'
import { useQuery } from '@tanstack/react-query'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { HistoryFailed, HistoryLoading, NoHistory } from './history-states.tsx'
import { HistoryView } from './history-view.tsx'
import { chosenOf, itemAt, needed, useItemAt } from './version-place.ts'
import { historyOf, versionAt } from './version-queries.ts'
import './history.css'

type Item = NonNullable<ReturnType<typeof itemAt>>

export function head({ client, params }: PagePlace): Head {
  const item = itemAt(params)
  const answer = item ? client.getQueryData(historyOf(item.kind, item.id).queryKey) : null
  if (answer === null) return { title: titled('No such history'), status: 404, unlisted: true }
  return { title: titled(answer ? `History: ${answer.data.title}` : 'History'), unlisted: true }
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
