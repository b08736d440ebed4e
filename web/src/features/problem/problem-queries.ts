import { getProblem, listProblems } from '@callofcode/contract/problem'
import { getOwnProblem, listSolved } from '@callofcode/contract/solution-submission'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'
import { useSession } from '../../platform/session/session.ts'

export const problemAt = (slug: string) => readFound(getProblem, { params: { slug } })
/** The signed-in member's hints, editorial and solves of a problem. The page itself shows a failure. */
export const ownProblemAt = (slug: string) => read(getOwnProblem, { params: { slug } }, { quiet: true })
export const allProblems = () => read(listProblems, {})

const NONE: ReadonlySet<string> = new Set()

/** The slugs of the problems that the signed-in member has solved; none while that is not known. */
export function useSolved(): ReadonlySet<string> {
  const { data: session } = useSession()
  const { data } = useQuery({ ...read(listSolved, {}, { quiet: true }), enabled: Boolean(session?.role) })
  return data ? new Set(data.data) : NONE
}
