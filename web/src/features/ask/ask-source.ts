import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { CheckedInput, RunState, SolutionCode } from '../run/public.ts'

/** Where a question takes from what it carries along. */
export interface AskSource {
  readonly problem: ProblemPage
  /** What the newest result is of; what stands in the editor where there is none. */
  readonly code: SolutionCode
  readonly run: RunState
  /** The custom inputs as the last run checked them. */
  readonly checked: readonly CheckedInput[]
  /** The newest result is of this submission. */
  readonly submission: string | undefined
}
