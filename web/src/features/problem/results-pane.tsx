import type { ProblemPage } from '@callofcode/contract/problem'
import type { ReactNode } from 'react'
import { CasesView } from './cases-view.tsx'
import { JudgeStatus, RunBadge } from './judge-status.tsx'
import type { ChosenCase } from './use-chosen-case.ts'
import type { OwnCase, OwnInputs } from './use-own-inputs.ts'
import type { RunHandle } from './use-run.ts'
import type { SubmitHandle } from './use-submit.ts'

export interface ResultsPaneProps {
  problem: ProblemPage
  run: RunHandle
  submit: SubmitHandle
  inputs: OwnInputs
  /** What the last run found of the own inputs. */
  checked: readonly OwnCase[]
  choice: ChosenCase
  /** Stands in place of the cases. */
  trace: ReactNode
  onSearch: () => void
}

/** What the judge does and found, or the trace that is shown. */
export function ResultsPane({ trace, ...parts }: ResultsPaneProps) {
  const { state, stop } = parts.run
  return (
    <section className="pane results" aria-label="Results">
      <div className="pane-bar verdict-bar">
        <h2 className="label">Results</h2>
        <RunBadge state={state} />
        <JudgeStatus state={state} onStop={stop} />
      </div>
      {trace ?? <CasesView {...parts} />}
    </section>
  )
}
