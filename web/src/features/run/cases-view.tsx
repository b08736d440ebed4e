import type { ProblemPage } from '@callofcode/contract/problem'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { CaseDetail } from './case-detail.tsx'
import { CaseList } from './case-list.tsx'
import { sampleCases } from './cases.ts'
import { CustomInputForm } from './custom-input-form.tsx'
import { hasReference } from './references.ts'
import { resultsOf } from './run-state.ts'
import type { ChosenCase } from './use-chosen-case.ts'
import type { CheckedInput, CustomInputs } from './use-custom-inputs.ts'
import type { RunHandle } from './use-run.ts'

interface CasesViewProps {
  problem: ProblemPage
  run: RunHandle
  inputs: CustomInputs
  /** What the last run found of the own inputs. */
  checked: readonly CheckedInput[]
  choice: ChosenCase
  onSearch: () => void
}

/** What could not be compiled, what was found, and below all the cases. */
export function CasesView({ problem, run, inputs, checked, choice, onSearch }: CasesViewProps) {
  const { state } = run
  const samples = sampleCases(problem)
  const { id: chosen, choose } = choice
  const results = resultsOf(state)
  const own = inputs.list.map(({ id }, at) => {
    const told = checked.find((one) => one.own.id === id)
    return { id, name: `Input ${at + 1}`, fault: told?.invalid ?? told?.faults?.find(Boolean) }
  })
  const sample = samples.find(({ id }) => id === chosen)
  const mine = inputs.list.find(({ id }) => id === chosen)
  const told = checked.find((one) => one.own.id === chosen)
  const result = results.get(chosen ?? '')
  return (
    <>
      {state.phase === 'refused' && (
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
              choose(inputs.add(state.one.input))
              run.forget()
            }}
          >
            Add to my inputs
          </Button>
        </div>
      )}
      <div className="res">
        <div className="case-side">
          <CaseList cases={[...samples, ...own]} results={results} chosen={chosen} onChoose={choose} />
          <div className="case-tools">
            <Button size="dense" onClick={() => choose(inputs.add() ?? chosen)}>
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
              <CustomInputForm
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
    </>
  )
}
