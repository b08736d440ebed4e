import type { QueryOf } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import { listMembers, MEMBER_KINDS, MEMBER_STATES } from '@callofcode/contract/member-admin'
import { read } from '../../platform/api/read.ts'

/** What the address asks for; absent means everybody, from the beginning. */
export interface MemberSearch {
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly kind?: string | undefined
  readonly cursor?: string | undefined
}

/** One of the choices of a filter row; anything else in the address means all. */
export const chosenState = ({ status }: MemberSearch) => MEMBER_STATES.find((one) => one === status)
export const chosenKind = ({ kind }: MemberSearch) => MEMBER_KINDS.find((one) => one === kind)

/** The query of the call: what the address leaves out or gets wrong is left out. */
export function membersQuery(search: MemberSearch): QueryOf<typeof listMembers> {
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
