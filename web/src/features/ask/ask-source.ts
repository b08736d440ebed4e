import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { CheckedInput, RunState, SolutionCode } from '../run/public.ts'

/** The sources of a question's attachments. */
export interface AskSource {
  readonly problem: ProblemPage
  /** The code of the newest result, or the editor's code if there is no result. */
  readonly code: SolutionCode
  readonly run: RunState
  /** The custom inputs, as checked by the last run. */
  readonly checked: readonly CheckedInput[]
  /** The submission of the newest result. */
  readonly submission: string | undefined
}
