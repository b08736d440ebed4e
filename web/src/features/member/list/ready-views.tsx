import { say as sayOfList } from 'words:member-list'
import { say } from 'words:people'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../platform/paths.ts'
import { classNames } from '../../../platform/ui/class-names.ts'
import { filtersOf, type MemberSearch } from '../member-filters.tsx'

export interface View {
  readonly name: string
  readonly search: MemberSearch
}

export const readyViews = (): readonly View[] => [
  { name: say('neverSignedIn'), search: { seen: 'never' } },
  { name: say('noYear'), search: { year: 'none' } },
  { name: say('notSeenForMonth'), search: { seen: 'month' } },
]

/** What a view keeps of the address: filters and order, without the place in the list. */
export const viewOf = (search: MemberSearch): MemberSearch => ({
  ...filtersOf(search),
  ...(search.sort && { sort: search.sort }),
  ...(search.order && { order: search.order }),
})

const isShown = (view: View, search: MemberSearch) => sameText(view.search) === sameText(viewOf(search))
const sameText = (search: MemberSearch) => JSON.stringify(Object.entries(search).sort())

export function ViewLink({ view, search }: { readonly view: View; readonly search: MemberSearch }) {
  const shown = isShown(view, search)
  return (
    <Link
      className={classNames('btn', 'ghost', 'dense', shown && 'is-on')}
      to={paths.members}
      search={{ ...view.search }}
      aria-current={shown ? 'true' : undefined}
      resetScroll={false}
    >
      {view.name}
    </Link>
  )
}

/** The views that every club has. */
export function ReadyViews({ search }: { readonly search: MemberSearch }) {
  return (
    <nav className="member-views" aria-label={sayOfList('readyViews')}>
      {readyViews().map((view) => (
        <ViewLink key={view.name} view={view} search={search} />
      ))}
    </nav>
  )
}
