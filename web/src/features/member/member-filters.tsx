import type { QueryOf } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import { listMembers, MEMBER_KINDS, MEMBER_STATES } from '@callofcode/contract/member-admin'
import { read } from '../../platform/api/read.ts'
import { FilterRow } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'

const titled = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
const choices = (words: readonly string[], all: string) => [
  { value: '', label: all },
  ...words.map((value) => ({ value, label: titled(value) })),
]
const states = choices(MEMBER_STATES, 'All')
const kinds = choices(MEMBER_KINDS, 'All')

/** A new choice starts at the first page. */
export function MemberFilters({ search }: { search: MemberSearch }) {
  const { q, status, kind } = search
  return (
    <div className="filters member-filters">
      <FilterRow
        name="State"
        fit="wide"
        to={paths.members}
        items={states}
        value={chosenState(search) ?? ''}
        searchFor={(value) => ({ q, kind, status: value || undefined })}
      />
      <FilterRow
        name="Role"
        fit="wide"
        to={paths.members}
        items={kinds}
        value={chosenKind(search) ?? ''}
        searchFor={(value) => ({ q, status, kind: value || undefined })}
      />
    </div>
  )
}

/** The filters in the address; without any, all members from the first page. */
export interface MemberSearch {
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly kind?: string | undefined
  readonly cursor?: string | undefined
}

/** The choice in the address; An unknown value counts as no filter. */
const chosenState = ({ status }: MemberSearch) => MEMBER_STATES.find((one) => one === status)
const chosenKind = ({ kind }: MemberSearch) => MEMBER_KINDS.find((one) => one === kind)

/** The query of the call, without values that are missing or invalid. */
function membersQuery(search: MemberSearch): QueryOf<typeof listMembers> {
  const status = chosenState(search)
  const kind = chosenKind(search)
  const q = [...(search.q ?? '').trim()].slice(0, limits.search).join('')
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(search.cursor && { cursor: search.cursor }),
  }
}

export const membersOf = (search: MemberSearch) =>
  read(listMembers, { query: membersQuery(search) }, { quiet: true })
