import { say } from 'words:run'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { CaseDetail } from './case-detail.tsx'
import { CaseList } from './case-list.tsx'
import { sampleCases } from './cases.ts'
import { CustomInputForm } from './custom-input-form.tsx'
import { hasReference } from './reference/references.ts'
import { type RunState, resultsOf } from './run-state.ts'
import type { CheckedInput, CustomInputs } from './use-custom-inputs.ts'
import type { RunHandle } from './use-run.ts'
import './run.css'

interface CasesViewProps {
  problem: ProblemPage
  run: RunHandle
  inputs: CustomInputs
  /** The custom inputs as the last run checked them. */
  checked: readonly CheckedInput[]
  choice: ChosenCase
  searching: boolean
  onSearch: () => void
}

/** Shows the samples and the member's own inputs, each with the answer of the code. */
export function CasesView({ problem, run, inputs, checked, choice, searching, onSearch }: CasesViewProps) {
  const { state } = run
  const samples = sampleCases(problem)
  const { id: chosen, choose } = choice
  const results = resultsOf(state)
  const custom = inputs.list.map(({ id }, at) => {
    const found = checked.find((one) => one.own.id === id)
    return { id, name: say('input', { at: at + 1 }), fault: found?.invalid ?? found?.faults?.find(Boolean) }
  })
  const sample = samples.find(({ id }) => id === chosen)
  const customInput = inputs.list.find(({ id }) => id === chosen)
  const checkedInput = checked.find((one) => one.own.id === chosen)
  const result = results.get(chosen ?? '')
  return (
    <>
      <div className="case-row">
        <CaseList cases={[...samples, ...custom]} results={results} chosen={chosen} onChoose={choose} />
        <Button size="dense" variant="ghost" onClick={() => choose(inputs.add() ?? chosen)}>
          <Icon name="plus" small />
          {say('addInput')}
        </Button>
        <SearchButton problem={problem} searching={searching} quiet onSearch={onSearch} />
      </div>
      <div className="diffs">
        {sample && (
          <>
            <h3 className="sr">{sample.name}</h3>
            <CaseDetail problem={problem} one={sample} result={result} />
          </>
        )}
        {customInput && (
          <>
            <h3 className="sr">{custom.find(({ id }) => id === customInput.id)?.name}</h3>
            <CustomInputForm
              problem={problem}
              own={customInput}
              checked={checkedInput}
              onChange={(fields) => inputs.change(customInput.id, fields)}
              onRemove={() => inputs.remove(customInput.id)}
            />
            {checkedInput?.one && result && (
              <CaseDetail problem={problem} one={checkedInput.one} result={result} withoutInput />
            )}
          </>
        )}
      </div>
    </>
  )
}

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

interface SearchButtonProps {
  problem: ProblemPage
  searching: boolean
  /** The button stands beside a more important one. */
  quiet?: boolean
  onSearch: () => void
}

/** Searches for a counterexample, if the problem has a reference that returns the answers. */
export function SearchButton({ problem, searching, quiet, onSearch }: SearchButtonProps) {
  if (!hasReference(problem)) return null
  return (
    <Button size="dense" variant={quiet ? 'ghost' : 'plain'} busy={searching} onClick={onSearch}>
      <Icon name="search" small />
      {say('findSmallInput')}
    </Button>
  )
}
