import { say } from 'words:people'
import { limits } from '@callofcode/contract/limits'
import {
  type MemberFilters as Filters,
  listMembers,
  MEMBER_KINDS,
  MEMBER_SORTS,
  MEMBER_STATES,
  type MemberKind,
  type MemberState,
  SORT_ORDERS,
  UNSEEN,
} from '@callofcode/contract/member/member-admin'
import { id } from '@callofcode/contract/text'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { FilterRow } from '../../platform/navigation/segmented.tsx'
import { loadedQuietly } from '../../platform/page/loaded-later.tsx'
import { paths } from '../../platform/paths.ts'
import { batchesRead, useYears } from '../batch/public.ts'
import { OrderChoice } from './list/order-choice.tsx'
import { ReadyViews } from './list/ready-views.tsx'

const OwnViews = loadedQuietly(async () => (await import('./list/own-views.tsx')).OwnViews)

const choices = (values: readonly (MemberState | MemberKind)[]) => [
  { value: '', label: say('all') },
  ...values.map((value) => ({ value, label: value === 'tasks' ? say('withATask') : say(value) })),
]

/** A new choice starts at the first page. */
export function MemberFilters({ search }: { search: MemberSearch }) {
  const { q, status, kind, batch, year, seen, sort, order } = search
  return (
    <>
      <ReadyViews search={search} />
      <OwnViews search={search} />
      <FilterRow
        name={say('state')}
        fit="wide"
        to={paths.members}
        items={choices(MEMBER_STATES)}
        value={chosenState(search) ?? ''}
        searchFor={(value) => ({ q, kind, batch, year, seen, sort, order, status: value || undefined })}
      />
      <FilterRow
        name={say('role')}
        fit="wide"
        to={paths.members}
        items={choices(MEMBER_KINDS)}
        value={chosenKind(search) ?? ''}
        searchFor={(value) => ({ q, status, batch, year, seen, sort, order, kind: value || undefined })}
      />
      <YearFilter chosen={year ?? ''} />
      <BatchFilter chosen={batch ?? ''} />
      <SeenFilter chosen={chosenSeen(search) ?? ''} />
      <OrderChoice search={search} />
    </>
  )
}

function YearFilter({ chosen }: { chosen: string }) {
  const choose = useChoose('year')
  const years = useYears(/^\d{4}$/.test(chosen) ? Number(chosen) : null)
  return (
    <Field label={say('passoutYear')}>
      <Select value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{say('all')}</option>
        <option value="none">{say('noYear')}</option>
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function useChoose(filter: 'batch' | 'year' | 'seen') {
  const navigate = useNavigate()
  return (value: string) => {
    const search = (before: object) => ({ ...before, [filter]: value || undefined, cursor: undefined })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
}

/** Filters by batch, if the club has any. */
function BatchFilter({ chosen }: { chosen: string }) {
  const choose = useChoose('batch')
  const { data } = useQuery({ ...batchesRead, refetchOnMount: 'always' })
  const batches = data?.data ?? []
  if (batches.length === 0 && !chosen) return null
  return (
    <Field label={say('batch')}>
      <Select value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{say('all')}</option>
        <option value="none">{say('noBatch')}</option>
        {batches.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Filters members who do not come, and are no alumni. */
function SeenFilter({ chosen }: { chosen: string }) {
  const choose = useChoose('seen')
  return (
    <Field label={say('seenFilter')}>
      <Select value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{say('all')}</option>
        <option value="never">{say('neverSignedIn')}</option>
        <option value="month">{say('notSeenForMonth')}</option>
      </Select>
    </Field>
  )
}

/** The filters in the address. Without any, the list shows all members from the first page. */
export interface MemberSearch {
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly kind?: string | undefined
  readonly batch?: string | undefined
  readonly year?: string | undefined
  readonly seen?: string | undefined
  readonly sort?: string | undefined
  readonly order?: string | undefined
  readonly cursor?: string | undefined
}

/** Returns the choice in the address. An unknown value counts as no filter. */
const chosenState = ({ status }: MemberSearch) => MEMBER_STATES.find((one) => one === status)
const chosenSeen = ({ seen }: MemberSearch) => UNSEEN.find((one) => one === seen)
const chosenKind = ({ kind }: MemberSearch) => MEMBER_KINDS.find((one) => one === kind)

/** Returns the filters without missing or invalid values. */
export function filtersOf(search: MemberSearch): Filters {
  const status = chosenState(search)
  const kind = chosenKind(search)
  const seen = chosenSeen(search)
  const batch = search.batch === 'none' ? ('none' as const) : id.safeParse(search.batch).data
  const q = [...(search.q ?? '').trim()].slice(0, limits.search).join('')
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(batch && { batch }),
    ...(seen && { seen }),
    ...(/^(\d{4}|none)$/.test(search.year ?? '') && { year: search.year }),
  }
}

export function membersOf(search: MemberSearch) {
  const sort = MEMBER_SORTS.find((one) => one === search.sort)
  const order = SORT_ORDERS.find((one) => one === search.order)
  const query = {
    ...filtersOf(search),
    ...(sort && { sort }),
    ...(order && { order }),
    ...(search.cursor && { cursor: search.cursor }),
  }
  return read(listMembers, { query }, { quiet: true })
}

/** Returns the filters of the files. A search text does not narrow the files. */
export function fileFilters(search: MemberSearch) {
  const { q: _, ...filters } = filtersOf(search)
  return filters
}
