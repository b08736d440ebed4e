import { MEMBER_KINDS, MEMBER_STATES } from '@callofcode/contract/member-admin'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'
import { chosenKind, chosenState, type MemberSearch } from './find-members.ts'

const titled = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
const choices = (words: readonly string[], all: string) => [
  { value: '', label: all },
  ...words.map((value) => ({ value, label: titled(value) })),
]
const states = choices(MEMBER_STATES, 'All')
const kinds = choices(MEMBER_KINDS, 'All')

/** Another choice begins at the first members again. */
export function MemberFilters({ search }: { search: MemberSearch }) {
  const { q, status, kind } = search
  return (
    <div className="filters member-filters">
      <FilterRow
        name="State"
        items={states}
        value={chosenState(search) ?? ''}
        searchFor={(value) => ({ q, kind, status: value || undefined })}
      />
      <FilterRow
        name="Role"
        items={kinds}
        value={chosenKind(search) ?? ''}
        searchFor={(value) => ({ q, status, kind: value || undefined })}
      />
    </div>
  )
}

interface FilterRowProps {
  name: string
  items: readonly { value: string; label: string }[]
  value: string
  searchFor: (value: string) => MemberSearch
}

function FilterRow({ name, items, value, searchFor }: FilterRowProps) {
  const id = useId()
  return (
    <div>
      <p className="label" id={id}>
        {name}
      </p>
      <Segmented
        labelledBy={id}
        fit="wide"
        items={items}
        value={value}
        link={(one, parts) => (
          <Link
            to={paths.members}
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
