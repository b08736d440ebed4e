import type { Problem } from '@callofcode/content/problem'
import { problemMessages } from '@callofcode/contract/problem'
import { missing } from '../../platform/failure.ts'
import type { ProblemLibrary } from './problem-library.ts'

/** Throws a 404 Failure for an unknown one. */
export async function problemOf(problems: ProblemLibrary, slug: string): Promise<Problem> {
  const problem = await problems.get(slug)
  if (!problem) throw missing(problemMessages.missing)
  return problem
}
