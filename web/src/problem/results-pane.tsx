import type { ProblemPage } from '@callofcode/contract/problem'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { CaseDetail } from './case-detail.tsx'
import { CaseList } from './case-list.tsx'
import { sampleCases } from './cases.ts'
import { JudgeStatus, RunBadge } from './judge-status.tsx'
import { OwnInputForm } from './own-input-form.tsx'
import { hasReference } from './references.ts'
import { resultsOf } from './run-state.ts'
import { SubmissionView } from './submission-view.tsx'
import type { OwnCase, OwnInputs } from './use-own-inputs.ts'
import type { RunHandle } from './use-run.ts'
import type { SubmitHandle } from './use-submit.ts'

interface ResultsPaneProps {
  problem: ProblemPage
  run: RunHandle
  submit: SubmitHandle
  inputs: OwnInputs
  /** What the last run found of the own inputs. */
  checked: readonly OwnCase[]
  onSearch: () => void
}

/** The cases and what came of them; what was handed in stands above. */
export function ResultsPane({ problem, run, submit, inputs, checked, onSearch }: ResultsPaneProps) {
  const { state } = run
  const samples = sampleCases(problem)
  const [chosenId, setChosen] = useState<string>()
  const results = resultsOf(state)
  const own = inputs.list.map(({ id }, at) => {
    const told = checked.find((one) => one.own.id === id)
    return { id, name: `Input ${at + 1}`, fault: told?.invalid ?? told?.faults?.find(Boolean) }
  })
  const failed = [...results].find(([, { judgement }]) => judgement.verdict !== 'Accepted')?.[0]
  const known = (id: string | undefined) => [...samples, ...own].some((one) => one.id === id)
  const chosen = known(chosenId) ? chosenId : (failed ?? samples[0]?.id)
  const sample = samples.find(({ id }) => id === chosen)
  const mine = inputs.list.find(({ id }) => id === chosen)
  const told = checked.find((one) => one.own.id === chosen)
  const result = results.get(chosen ?? '')
  return (
    <section className="pane results" aria-label="Results">
      <div className="pane-bar verdict-bar">
        <h2 className="label">Results</h2>
        <RunBadge state={state} />
        <JudgeStatus state={state} onStop={run.stop} />
      </div>
      <SubmissionView problem={problem} submit={submit} />
      {state.phase === 'refused' && 'diagnostics' in state.compiled && (
        <ul className="diagnostics">
          {state.compiled.diagnostics.map(({ message, line }) => (
            <li key={`${line} ${message}`}>
              <code>
                {line !== undefined && `Line ${line}: `}
                {message}
              </code>
            </li>
          ))}
        </ul>
      )}
      {state.phase === 'found' && (
        <div className="diffs">
          <h3 className="label">Counterexample</h3>
          <CaseDetail problem={problem} one={state.one} result={state.result} />
          <Button
            size="dense"
            onClick={() => {
              setChosen(inputs.add(state.one.input))
              run.forget()
            }}
          >
            Add to my inputs
          </Button>
        </div>
      )}
      <div className="res">
        <div className="case-side">
          <CaseList cases={[...samples, ...own]} results={results} chosen={chosen} onChoose={setChosen} />
          <div className="case-tools">
            <Button size="dense" onClick={() => setChosen(inputs.add() ?? chosenId)}>
              <Icon name="plus" small />
              Add input
            </Button>
            {hasReference(problem.slug) && (
              <Button size="dense" onClick={onSearch}>
                <Icon name="search" small />
                Find a counterexample
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
          {mine && (
            <>
              <h3 className="label">{own.find(({ id }) => id === mine.id)?.name}</h3>
              <OwnInputForm
                problem={problem}
                own={mine}
                checked={told}
                onChange={(fields) => inputs.change(mine.id, fields)}
                onRemove={() => inputs.remove(mine.id)}
              />
              {told?.one && result && (
                <CaseDetail problem={problem} one={told.one} result={result} withoutInput />
              )}
            </>
          )}
        </div>
      </div>
    </section>
  )
}
