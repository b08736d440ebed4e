import { getProblem, listProblems } from '@callofcode/contract/problem'
import { getOwnProblem } from '@callofcode/contract/solution-submission'
import { read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'

export const problemAt = (slug: string) => readFound(getProblem, { params: { slug } })
/** What the signed-in member has done about a problem. The screen says itself when it cannot be had. */
export const ownProblemAt = (slug: string) => read(getOwnProblem, { params: { slug } }, { quiet: true })
export const allProblems = () => read(listProblems, {})
