import { CATEGORIES } from '@callofcode/contract/forum'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'
import { chosenCategory, chosenSort, type ThreadSearch } from './find-threads.ts'

const categories = [undefined, ...CATEGORIES].map((value) => ({ value: value ?? '', label: value ?? 'All' }))
const sorts = [
  { value: 'latest', label: 'Latest' },
  { value: 'top', label: 'Top' },
  { value: 'unanswered', label: 'Unanswered' },
]

/** Choosing a filter goes back to the first threads. */
export function ThreadFilters({ search }: { search: ThreadSearch }) {
  const { category, sort, q } = search
  return (
    <div className="filters forum-filters">
      <FilterRow
        name="Category"
        fit="wide"
        items={categories}
        value={chosenCategory(search) ?? ''}
        searchFor={(value) => ({ category: value || undefined, sort, q })}
      />
      <FilterRow
        name="Sort by"
        fit="full"
        items={sorts}
        value={chosenSort(search)}
        searchFor={(value) => ({ category, sort: value === 'latest' ? undefined : value, q })}
      />
    </div>
  )
}

interface FilterRowProps {
  name: string
  fit: 'full' | 'wide'
  items: readonly { value: string; label: string }[]
  value: string
  searchFor: (value: string) => ThreadSearch
}

function FilterRow({ name, fit, items, value, searchFor }: FilterRowProps) {
  const id = useId()
  return (
    <div>
      <p className="label" id={id}>
        {name}
      </p>
      <Segmented
        labelledBy={id}
        fit={fit}
        items={items}
        value={value}
        link={(one, parts) => (
          <Link
            to={paths.forum}
            search={searchFor(one)}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...parts}
          />
        )}
      />
    </div>
  )
}
