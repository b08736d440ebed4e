import type { ProblemPage } from '@callofcode/contract/problem'
import { useState } from 'react'
import { sampleCases } from './cases.ts'
import { type RunState, resultsOf } from './run-state.ts'
import type { CustomInputs } from './use-custom-inputs.ts'

export interface ChosenCase {
  /** The chosen case; otherwise the first that failed, or the first. */
  readonly id: string | undefined
  readonly choose: (id: string | undefined) => void
}

export function useChosenCase(problem: ProblemPage, inputs: CustomInputs, state: RunState): ChosenCase {
  const [chosen, choose] = useState<string>()
  const all = [...sampleCases(problem), ...inputs.list]
  const failed = [...resultsOf(state)].find(([, { judgement }]) => judgement.verdict !== 'Accepted')?.[0]
  const known = all.some(({ id }) => id === chosen)
  return { id: known ? chosen : (failed ?? all[0]?.id), choose }
}
