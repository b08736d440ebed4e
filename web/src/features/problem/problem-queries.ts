import { getProblem } from '@callofcode/contract/problem'
import { getOwnProblem } from '@callofcode/contract/solution/solution-submission'
import { read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'

export const problemAt = (slug: string) => readFound(getProblem, { params: { slug } })
/** The signed-in member's hints, editorial and solves of a problem. The page itself shows a failure. */
export const ownProblemAt = (slug: string) => read(getOwnProblem, { params: { slug } }, { quiet: true })
