import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import type { BlogSearch } from './find-blogs.ts'

const filters = [
  ['category', 'Category'],
  ['tag', 'Tag'],
] as const

/** What the list is narrowed to; following one of the links takes it away again. */
export function ChosenFilters({ search }: { search: BlogSearch }) {
  return filters.map(([key, name]) => {
    const value = search[key]
    if (!value) return null
    return (
      <Link
        key={key}
        className={buttonClass({ className: 'chosen' })}
        to={paths.blogs}
        search={{ ...search, [key]: undefined }}
        activeOptions={{ exact: true }}
        resetScroll={false}
      >
        {name}: {value}
        <Icon name="cross" small />
        <span className="sr"> (show all)</span>
      </Link>
    )
  })
}
