import {
  type AuthoredProblem,
  getAuthoredProblem,
  getAuthoredVersion,
  listAuthoredProblems,
  listAuthoredVersions,
} from '@callofcode/contract/authoring/authoring'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { getProblem, listProblems } from '@callofcode/contract/problem/problem'
import type { QueryClient } from '@tanstack/react-query'
import { updateCached } from '../../../platform/api/query-client.ts'
import { keyOf, read, readFound } from '../../../platform/api/read.ts'

export type Whole = AnswerOf<typeof getAuthoredProblem>

export const authoredList = (cursor: string | undefined) =>
  read(listAuthoredProblems, { query: { ...(cursor && { cursor }) } })

/** The page itself shows a failure, because the query repeats while the judge checks. */
export const authoredAt = (slug: string) =>
  readFound(getAuthoredProblem, { params: { slug } }, { quiet: true })
export const versionsOf = (slug: string) => read(listAuthoredVersions, { params: { slug } })
export const versionAt = (slug: string, number: number) =>
  readFound(getAuthoredVersion, { params: { slug, number: String(number) } })

export const isChecked = ({ check }: Pick<AuthoredProblem, 'check'>) =>
  check?.state === 'waiting' || check?.state === 'running'

/** Shows the response to a change, and drops older lists. */
export async function showAuthored(client: QueryClient, answer: Whole) {
  const { slug } = answer.data
  await updateCached<Whole | null>(client, authoredAt(slug).queryKey, () => answer)
  void client.invalidateQueries({ queryKey: keyOf(listAuthoredProblems) })
}

/** Drops cached data after a publication. */
export function forgetPublished(client: QueryClient, slug: string) {
  void client.invalidateQueries({ queryKey: versionsOf(slug).queryKey })
  void client.invalidateQueries({ queryKey: keyOf(listProblems) })
  client.removeQueries({ queryKey: keyOf(getProblem, { params: { slug } }) })
}
