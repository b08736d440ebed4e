import { limits } from '@callofcode/contract/limits'
import { getMentoring, listMentoredMembers } from '@callofcode/contract/site/mentor'
import { read } from '../../platform/api/read.ts'

export const ownMentoring = { ...read(getMentoring, {}, { quiet: true }), staleTime: 60_000 }

export interface MentoredSearch {
  readonly q?: string | undefined
  readonly only?: string | undefined
  readonly cursor?: string | undefined
}

export function mentoredOf(batch: string, { q = '', only, cursor }: MentoredSearch) {
  const text = [...q.trim()].slice(0, limits.search).join('')
  const query = {
    ...(text && { q: text }),
    ...(only === 'stuck' && { only: 'stuck' as const }),
    ...(cursor && { cursor }),
  }
  return read(listMentoredMembers, { params: { batch }, query }, { quiet: true })
}
