import { say } from 'words:member-list'
import { MEMBER_SORTS, type MemberSort } from '@callofcode/contract/member/member-admin'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../platform/paths.ts'
import { Icon } from '../../../platform/ui/icon.tsx'
import type { MemberSearch } from '../member-filters.tsx'
import type { Column } from './columns.tsx'

/** The first order of a column when it is pressed: the latest first for times. */
const firstOrder = (sort: MemberSort) => (sort === 'seen' || sort === 'joined' ? 'desc' : 'asc')

export const sortOf = ({ sort }: MemberSearch): MemberSort =>
  MEMBER_SORTS.find((one) => one === sort) ?? 'name'
export const orderOf = ({ order }: MemberSearch) => (order === 'desc' ? 'desc' : 'asc')

interface Props {
  readonly columns: readonly Column[]
  readonly search: MemberSearch
}

/** The names of the columns above the list. Pressing one orders the list by it, and again the other way. */
export function MemberHead({ columns, search }: Props) {
  return (
    <nav className="members-head label plain" aria-label={say('orderOfList')}>
      <span className="member-who">
        <SortLink name={say('name')} sort="name" search={search} />
      </span>
      <span className="member-cells">
        {columns.map(({ id, name, sort }) => (
          <span key={id} className="member-cell" title={name}>
            {sort ? <SortLink name={name} sort={sort} search={search} /> : name}
          </span>
        ))}
      </span>
      <span className="member-end" />
    </nav>
  )
}

interface SortLinkProps {
  readonly name: string
  readonly sort: MemberSort
  readonly search: MemberSearch
}

function SortLink({ name, sort, search }: SortLinkProps) {
  const isSorted = sortOf(search) === sort
  const order = orderOf(search)
  const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : firstOrder(sort)
  const isFirst = sort === 'name' && next === 'asc'
  return (
    <Link
      to={paths.members}
      search={{
        ...search,
        cursor: undefined,
        sort: isFirst ? undefined : sort,
        order: next === 'asc' ? undefined : next,
      }}
      resetScroll={false}
      replace
      aria-current={isSorted ? 'true' : undefined}
    >
      {name}
      {isSorted && <Icon name={order === 'asc' ? 'up' : 'down'} small />}
      <span className="sr">{isSorted && say(order === 'asc' ? 'upwards' : 'downwards')}</span>
    </Link>
  )
}
