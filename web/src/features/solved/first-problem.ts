import type { Difficulty } from '@callofcode/contract/curriculum/curriculum'
import { FIRST_PROBLEM } from '@callofcode/contract/plan/solving-minutes'
import { nextOfPath } from '@callofcode/contract/problem/next-of-path'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../platform/paths.ts'
import { allProblems, useSolvedHere } from './solved.ts'

interface FirstProblem {
  readonly to: string
  /** Undefined if the link leads to the full list. */
  readonly problem?: { readonly slug: string; readonly difficulty: Difficulty; readonly title?: string }
}

const FIRST: FirstProblem = {
  to: paths.problem(FIRST_PROBLEM),
  problem: { slug: FIRST_PROBLEM, difficulty: 'Easy' },
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Returns where a person begins: the first problem, else the one after their solved problems, else the full list. `own` contains
 * a member's solved problems. Problems solved in this browser without an account count for all people here.
 */
export function useFirstProblem(own = NONE): FirstProblem {
  const here = useSolvedHere()
  const isSolved = own.has(FIRST_PROBLEM) || here.has(FIRST_PROBLEM)
  const { data } = useQuery({ ...allProblems(), enabled: isSolved })
  if (!isSolved) return FIRST
  const next = data && nextOfPath(data.data, FIRST_PROBLEM, new Set([...own, ...here]))
  return next ? { to: paths.problem(next.slug), problem: next } : { to: paths.problems }
}
