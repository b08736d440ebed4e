import type { ProblemPage } from '@callofcode/contract/problem'
import type { ReactNode } from 'react'
import {
  CasesView,
  type CheckedInput,
  type ChosenCase,
  type CustomInputs,
  RunBadge,
  type RunHandle,
  RunStatus,
} from '../run/public.ts'
import { SubmissionView, type SubmitHandle } from '../submission/public.ts'
import { NextProblem } from './next-problem.tsx'

interface ResultsPaneProps {
  problem: ProblemPage
  run: RunHandle
  submit: SubmitHandle
  inputs: CustomInputs
  /** The custom inputs as the last run checked them. */
  checked: readonly CheckedInput[]
  choice: ChosenCase
  /** Is shown in place of the cases. */
  trace: ReactNode
  onSearch: () => void
}

/** What the judge does and its results, or a trace. */
export function ResultsPane({ trace, submit, ...parts }: ResultsPaneProps) {
  const { problem, run } = parts
  const { state, stop } = run
  return (
    <section className="pane results" aria-label="Results">
      <div className="pane-bar verdict-bar">
        <h2 className="label">Results</h2>
        <RunBadge state={state} />
        <RunStatus state={state} onStop={stop} />
      </div>
      {trace ?? (
        <>
          <SubmissionView problem={problem} submit={submit} next={<NextProblem problem={problem} />} />
          <CasesView {...parts} />
        </>
      )}
    </section>
  )
}
