import { say } from 'words:run'
import { VerdictIcon } from '../../platform/ui/badge.tsx'
import type { Results } from './run-state.ts'
import { judgementLabel, judgementTone } from './verdict-words.tsx'

export interface ListedCase {
  readonly id: string
  readonly name: string
  /** The fault of an invalid input. */
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
    <ol className="tests" aria-label={say('cases')}>
      {cases.map(({ id, name, fault }) => {
        const judgement = results.get(id)?.judgement
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen === id}
              onClick={() => onChoose(id)}
              className={judgement && judgementTone(judgement)}
            >
              {judgement && <VerdictIcon tone={judgementTone(judgement)} />}
              {name}
              <span className={fault ? 'label plain' : 'sr'}>
                {fault ? say('notValid') : judgement && judgementLabel(judgement)}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
