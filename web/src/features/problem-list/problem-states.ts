import { listProblemCounts } from '@callofcode/contract/submission/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { read } from '../../platform/api/read.ts'
import { useSession } from '../../platform/session/session.ts'
import { visitorSolutions } from '../code-editor/public.ts'
import { ownProgress } from '../solved/public.ts'
import type { ProblemState } from './find-problems.ts'

export const problemCounts = () => read(listProblemCounts, {}, { quiet: true })

export interface ProblemStates {
  readonly of: (slug: string) => ProblemState
  /** False until the server has answered, or until this browser has been asked. */
  readonly known: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** How far each problem is: for members as the server knows, for visitors as far as this browser knows. */
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
/** One string: React asks again after each render whether it has changed. */
const typedHere = () => visitorSolutions.slugs().join(' ')

/** How many members have solved each problem. Undefined while that is not known. */
export function useProblemCounts(): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery(problemCounts())
  return useMemo(() => data && new Map(data.data.map(({ slug, solved }) => [slug, solved])), [data])
}
