import { Icon } from '../../platform/ui/icon.tsx'
import { VerdictIcon } from '../../platform/ui/verdict-badge.tsx'
import type { Results } from './run-state.ts'
import { localTone, localWords } from './verdict-tone.ts'

export interface ListedCase {
  readonly id: string
  readonly name: string
  /** What is wrong with it, where it is no input. */
  readonly fault?: string | undefined
}

interface CaseListProps {
  cases: readonly ListedCase[]
  results: Results
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function CaseList({ cases, results, chosen, onChoose }: CaseListProps) {
  return (
    <ol className="rows tests" aria-label="Cases">
      {cases.map(({ id, name, fault }) => {
        const judgement = results.get(id)?.judgement
        return (
          <li key={id} className={chosen === id ? 'test is-current' : 'test'}>
            <button
              type="button"
              aria-pressed={chosen === id}
              onClick={() => onChoose(id)}
              className={judgement && localTone(judgement)}
            >
              {judgement ? <VerdictIcon tone={localTone(judgement)} /> : <Icon name="target" small />}
              <span>{name}</span>
              <span className="label plain">{fault ? 'Not valid' : judgement && localWords(judgement)}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
