import { say } from 'words:problem'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { useEffect } from 'react'
import { SignInLink } from '../../../platform/navigation/links.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { isTooSlow, type KnownGrowth } from '../../explain/public.ts'
import { solvedHere } from '../../solved/public.ts'
import { Onward, solvedWords } from './accepted.tsx'

interface AcceptedHereProps {
  problem: Pick<ProblemPage, 'slug' | 'path' | 'question'>
  /** How the running time of the code grows. Undefined until it is measured. */
  growth: KnownGrowth | undefined
  /** The code in the editor has changed since. */
  edited: boolean
  onGrow: () => void
}

/**
 * Shown when a visitor's code passed the samples and small inputs in the browser. Larger inputs, if the problem has some, decide
 * whether it is solved. Then the panel shows the next step and how the solve comes to count.
 */
export function AcceptedHere({ problem, growth, edited, onGrow }: AcceptedHereProps) {
  const { slug } = problem
  const stopped = typeof growth === 'object' ? growth.stoppedAt : undefined
  const isTrying = growth === undefined
  const isSolved = stopped === undefined && !isTrying && growth !== 'unknown'
  useEffect(() => {
    if (isSolved) solvedHere.add(slug)
  }, [isSolved, slug])
  if (stopped !== undefined)
    return (
      <div className="submission">
        <p role="status">{say('rightButStopped', { n: stopped, slow: isTooSlow(growth) ? 'yes' : 'no' })}</p>
        <p className="row-btns">
          <Button size="dense" onClick={onGrow}>
            {say('seeHowItGrows')}
          </Button>
        </p>
      </div>
    )
  return (
    <div className="judged-here">
      <p className="accepted-head">
        <span className="head">
          {typeof growth === 'object' ? solvedWords(growth.growth) : say('rightHere')}
        </span>
        <Onward problem={problem} edited={edited || isTrying} />
      </p>
      {isTrying && <p role="status">{say('tryingLarger')}</p>}
      <p className="small">
        {problem.question ? say('signupReason') : say('membersSolutionsAreKept')}{' '}
        <SignInLink className="link" tab="signup">
          {say('signUpToKeep')}
        </SignInLink>
      </p>
    </div>
  )
}
