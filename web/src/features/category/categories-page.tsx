import { say } from 'words:category'
import { type CategoryRecord, MOST_CATEGORIES, orderCategories } from '@callofcode/contract/category/category'
import { CATEGORIES } from '@callofcode/contract/forum/forum'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { named } from '../../platform/language/words.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Button } from '../../platform/ui/button.tsx'
import { categoryRecords, readCategoriesAgain } from './category-queries.ts'
import { CategoryRow } from './category-row.tsx'

export const head = () => ({ title: titled(say('categories')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(categoryRecords)

/** Loads later, because its rules bring a library that the list does not need. */
const CategoryForm = loadedLater(
  () => say('addCategory'),
  async () => (await import('./category-form.tsx')).CategoryForm,
)

/** Lists the categories of the forum that the club made. */
export function Page() {
  const { data, error, refetch, isFetching } = useQuery({ ...categoryRecords, refetchOnMount: 'always' })
  const [adding, setAdding] = useState(false)
  const rows = data?.data
  const isFull = rows !== undefined && rows.length >= MOST_CATEGORIES
  return (
    <main id="main" className="page wrap">
      <ListHead
        id="categories-title"
        title={say('categories')}
        about={
          isFull
            ? say('full', { count: MOST_CATEGORIES })
            : say('fixedOnes', { names: CATEGORIES.map((one) => named('core', one)).join(', ') })
        }
        action={
          rows &&
          !isFull && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              {say('addCategory')}
            </Button>
          )
        }
      />
      {rows && rows.length > 0 && <Rows rows={rows} />}
      {rows?.length === 0 && <EmptyState title={say('none')}>{say('noneHint')}</EmptyState>}
      {!rows && error && <LoadFailed title={say('failed')} retry={() => void refetch()} busy={isFetching} />}
      {!rows && !error && (
        <Loading words={say('loading')}>
          <Skeleton size="tall" width={40} />
        </Loading>
      )}
      {adding && <CategoryForm category={undefined} onClose={() => setAdding(false)} />}
    </main>
  )
}

function Rows({ rows }: { rows: readonly CategoryRecord[] }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly string[]) => call(orderCategories, { body: { ids: [...ids] } }),
    onSettled: () => readCategoriesAgain(client),
  })
  const move = (at: number, by: -1 | 1) => {
    const ids = rows.map(({ _id }) => _id)
    const [moved] = ids.splice(at, 1)
    if (moved) ids.splice(at + by, 0, moved)
    mutate(ids)
  }
  return (
    <ul className="rows" aria-label={say('categories')} aria-busy={isPending || undefined}>
      {rows.map((row, at) => (
        <CategoryRow
          key={row._id}
          category={row}
          others={[...CATEGORIES, ...rows.map(({ name }) => name)].filter((name) => name !== row.name)}
          isFirst={at === 0}
          isLast={at === rows.length - 1}
          onMove={(by) => isPending || move(at, by)}
          form={(onClose) => <CategoryForm category={row} onClose={onClose} />}
        />
      ))}
    </ul>
  )
}
