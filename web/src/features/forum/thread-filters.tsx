import { CATEGORIES } from '@callofcode/contract/forum'
import { FilterRow } from '../../platform/navigation/segmented.tsx'
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
        to={paths.forum}
        items={categories}
        value={chosenCategory(search) ?? ''}
        searchFor={(value) => ({ category: value || undefined, sort, q })}
      />
      <FilterRow
        name="Sort by"
        fit="full"
        to={paths.forum}
        items={sorts}
        value={chosenSort(search)}
        searchFor={(value) => ({ category, sort: value === 'latest' ? undefined : value, q })}
      />
    </div>
  )
}
