import { limits } from '@callofcode/contract/limits'
import { listSignups } from '@callofcode/contract/member'
import { read } from '../../platform/api/read.ts'

/** The search in the address; without it, who waits longest. */
export interface SignupSearch {
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

export function signupsOf({ q, cursor }: SignupSearch) {
  const text = [...(q ?? '').trim()].slice(0, limits.search).join('')
  return read(
    listSignups,
    { query: { ...(text && { q: text }), ...(cursor && { cursor }) } },
    { quiet: true },
  )
}
