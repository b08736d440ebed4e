import type { ProblemPage } from '@callofcode/contract/problem'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { CaseDetail } from './case-detail.tsx'
import { CaseList } from './case-list.tsx'
import { sampleCases } from './cases.ts'
import { CustomInputForm } from './custom-input-form.tsx'
import { OwnWords, Said } from './failure-words.tsx'
import { hasReference } from './reference/references.ts'
import { type RunState, resultsOf } from './run-state.ts'
import { say } from './run-words.ts'
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

/** Compiler messages or a counterexample, if there are any, and all the cases. */
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
      {state.phase === 'refused' && (
        <ul className="diagnostics">
          {state.compiled.diagnostics.map(({ message, line, original }) => (
            <li key={`${line} ${message}`}>
              <p>
                {line !== undefined && say('line', { line })}
                <Said words={message} />
              </p>
              <OwnWords language={state.compiled.language} verdict="Compile Error" original={original} />
            </li>
          ))}
        </ul>
      )}
      {state.phase === 'found' && (
        <Counterexample problem={problem} found={state}>
          <Button
            size="dense"
            onClick={() => {
              choose(inputs.add(state.one.input))
              run.dismiss()
            }}
          >
            {say('addToMyInputs')}
          </Button>
        </Counterexample>
      )}
      <div className="res">
        <div className="case-side">
          <CaseList cases={[...samples, ...custom]} results={results} chosen={chosen} onChoose={choose} />
          <div className="case-tools">
            <Button size="dense" onClick={() => choose(inputs.add() ?? chosen)}>
              <Icon name="plus" small />
              {say('addInput')}
            </Button>
            {hasReference(problem) && (
              <Button size="dense" busy={searching} onClick={onSearch}>
                <Icon name="search" small />
                {say('findACounterexample')}
              </Button>
            )}
          </div>
        </div>
        <div className="diffs">
          {sample && (
            <>
              <h3 className="label">{sample.name}</h3>
              <CaseDetail problem={problem} one={sample} result={result} />
            </>
          )}
          {customInput && (
            <>
              <h3 className="label">{custom.find(({ id }) => id === customInput.id)?.name}</h3>
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
      </div>
    </>
  )
}

interface CounterexampleProps {
  problem: ProblemPage
  found: Extract<RunState, { phase: 'found' }>
  children: ReactNode
}

/** It comes above the cases, while its reader is at the button below them. */
function Counterexample({ problem, found: { one, result }, children }: CounterexampleProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className="diffs counterexample" ref={box}>
      <h3 className="label">{say('counterexample')}</h3>
      <CaseDetail problem={problem} one={one} result={result} />
      {children}
    </div>
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
