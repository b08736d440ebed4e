import { listProblemCounts } from '@callofcode/contract/submission/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { read } from '../../../platform/api/read.ts'
import { useSession } from '../../../platform/session/session.ts'
import { visitorSolutions } from '../../code-editor/public.ts'
import { ownProgress } from '../../solved/public.ts'
import type { ProblemState } from './find-problems.ts'

export const problemCounts = () => read(listProblemCounts, {}, { quiet: true })

export interface ProblemStates {
  readonly of: (slug: string) => ProblemState
  /** False until the server has responded, or until this browser's storage was read. */
  readonly known: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** Returns the state of each problem: from the server for members, and from this browser for visitors. */
export function useProblemStates(): ProblemStates {
  const { data: session } = useSession()
  const isMember = Boolean(session?.role)
  const { data, isError, refetch } = useQuery({ ...ownProgress(), enabled: isMember })
  const typed = useSyncExternalStore(never, typedHere, () => undefined)
  return useMemo(() => {
    const solved = new Set(data?.data)
    const tried = new Set(isMember ? data?.tried : typed?.split(' '))
    return {
      of: (slug) => (solved.has(slug) ? 'Solved' : tried.has(slug) ? 'Tried' : 'New'),
      known: isMember ? data !== undefined : typed !== undefined,
      failed: isMember && isError && !data,
      retry: () => void refetch(),
    }
  }, [data, isError, refetch, isMember, typed])
}

const never = () => () => undefined
/** One string is compared by value. React checks after each render whether it has changed. */
const typedHere = () => visitorSolutions.slugs().join(' ')

/** Returns how many members have solved each problem. Undefined until the counts are loaded. */
export function useProblemCounts(): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery(problemCounts())
  return useMemo(() => data && new Map(data.data.map(({ slug, solved }) => [slug, solved])), [data])
}
