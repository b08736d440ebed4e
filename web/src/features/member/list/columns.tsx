import { say } from 'words:member-list'
import { say as sayOfPeople } from 'words:people'
import { CHOSEN_COLUMNS } from '@callofcode/contract/batch/member-act'
import type { MemberRecord, MemberSort } from '@callofcode/contract/member/member-admin'
import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { keptJson, localStore } from '../../../platform/storage/local-store.ts'
import { LocalDay } from '../../../platform/time/shown-time.tsx'
import { fieldsRead } from '../member-cache.ts'

export interface Column {
  readonly id: string
  readonly name: string
  readonly sort?: MemberSort
  /** Null where there is nothing to show. */
  readonly cell: (member: MemberRecord) => ReactNode
}

/** More do not fit beside the name on a screen of 1280. */
export const MOST_COLUMNS = 6
const FIRST_COLUMNS: readonly string[] = [ROLL_NUMBER, 'year', 'batch', 'seen']
const KEY = 'member-columns'

const dayOf = (iso: string | null) => iso && <LocalDay iso={iso} />
const factOf = (field: string) => (member: MemberRecord) =>
  member.facts.find((one) => one.field === field)?.value ?? null

const ofAccount: readonly Column[] = [
  {
    id: 'year',
    get name() {
      return sayOfPeople('passoutYear')
    },
    sort: 'year',
    cell: ({ passoutYear }) => passoutYear,
  },
  {
    id: 'batch',
    get name() {
      return sayOfPeople('batch')
    },
    sort: 'batch',
    cell: ({ batch }) => batch?.name ?? null,
  },
  {
    id: 'seen',
    get name() {
      return sayOfPeople('seenFilter')
    },
    sort: 'seen',
    cell: ({ lastSeenAt }) => dayOf(lastSeenAt),
  },
  {
    id: 'joined',
    get name() {
      return say('joined')
    },
    sort: 'joined',
    cell: ({ signedUpAt }) => dayOf(signedUpAt),
  },
]

/** Roll number, year, batch and the times, then the fields of the club. */
function useAllColumns(): readonly Column[] {
  const { data } = useQuery({ ...fieldsRead, refetchOnMount: 'always' })
  const rollNumber = data?.data.find(({ _id }) => _id === ROLL_NUMBER)?.name ?? say('rollNumber')
  const others = data?.data.filter(({ _id }) => _id !== ROLL_NUMBER) ?? []
  return [
    { id: ROLL_NUMBER, name: rollNumber, sort: 'roll', cell: factOf(ROLL_NUMBER) },
    ...ofAccount,
    ...others.map(({ _id, name }) => ({ id: _id, name, cell: factOf(_id) })),
  ]
}

function keptIds(): readonly string[] | undefined {
  const kept: unknown = keptJson(KEY)
  return Array.isArray(kept)
    ? kept.filter((one) => typeof one === 'string').slice(0, MOST_COLUMNS)
    : undefined
}

/** The columns that this device shows, but for facts. */
export function keptColumns() {
  const ids = keptIds() ?? FIRST_COLUMNS
  return CHOSEN_COLUMNS.filter((one) => ids.includes(one))
}

/** The columns of the list, and which of them this device shows. */
export function useColumns() {
  const all = useAllColumns()
  const [ids, setIds] = useState(FIRST_COLUMNS)
  // The server does not know what the device keeps.
  useEffect(() => {
    const kept = keptIds()
    if (kept) setIds(kept)
  }, [])
  const shown = all.filter(({ id }) => ids.includes(id))
  return {
    all,
    shown,
    show(id: string, isShown: boolean) {
      const others = shown.map((one) => one.id).filter((one) => one !== id)
      const next = isShown ? [...others, id] : others
      setIds(next)
      localStore.put(KEY, JSON.stringify(next))
    },
  }
}
export type Columns = ReturnType<typeof useColumns>
