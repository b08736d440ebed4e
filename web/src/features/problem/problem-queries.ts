import { listCompleted } from '@callofcode/contract/curriculum'
import { getProblem, listProblems } from '@callofcode/contract/problem'
import { getOwnProblem, getSubmission, listSubmissions } from '@callofcode/contract/solution-submission'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'

export const problemAt = (slug: string) => readFound(getProblem, { params: { slug } })
/** What the signed-in member has done about a problem. The screen says itself when it cannot be had. */
export const ownProblemAt = (slug: string) => read(getOwnProblem, { params: { slug } }, { quiet: true })
export const allProblems = () => read(listProblems, {})
export const submissionAt = (id: string) => readFound(getSubmission, { params: { id } }, { quiet: true })

/** A verdict was given: what is known of the problem, and of the tracker where it was solved, is old. */
export async function refreshAfterVerdict(client: QueryClient, slug: string, accepted: boolean) {
  const stale = [keyOf(getOwnProblem, { params: { slug } }), keyOf(listSubmissions)]
  if (accepted) stale.push(keyOf(listCompleted), ['/progress'])
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}
