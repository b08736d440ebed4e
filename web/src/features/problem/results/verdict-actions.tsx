import { say } from 'words:problem'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { SolutionSubmissionPage } from '@callofcode/contract/submission/solution-submission'
import { Button } from '../../../platform/ui/button.tsx'
import { SearchButton, sampleCases } from '../../run/public.ts'
import { TOO_SLOW } from './result-tabs.ts'

interface VerdictActionsProps {
  problem: ProblemPage
  submission: SolutionSubmissionPage
  searching: boolean
  onSearch: () => void
  /** Undefined where the language cannot be traced. */
  onTrace: ((id?: string) => void) | undefined
  /** Undefined if the growth of the code cannot be measured. */
  onGrow: (() => void) | undefined
}

/** Offers actions after a verdict other than Accepted. */
export function VerdictActions(props: VerdictActionsProps) {
  const { problem, submission, searching, onSearch, onTrace, onGrow } = props
  const { verdict, failing } = submission
  // Small inputs are never too slow, and an input does not help code that fails to compile.
  if (verdict === TOO_SLOW)
    return (
      onGrow && (
        <p className="row-btns">
          <Button size="dense" onClick={onGrow}>
            {say('seeHowItGrows')}
          </Button>
        </p>
      )
    )
  if (!failing) return null
  const sample = sampleCases(problem)[failing.test - 1]
  return (
    <p className="row-btns">
      <SearchButton problem={problem} searching={searching} onSearch={onSearch} />
      {sample && onTrace && (
        <Button size="dense" onClick={() => onTrace(sample.id)}>
          {say('traceRun')}
        </Button>
      )}
    </p>
  )
}
