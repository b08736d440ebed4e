import { say } from 'words:problem'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { useEffect } from 'react'
import { Button } from '../../../platform/ui/button.tsx'
import { isTooSlow, type KnownGrowth } from '../../explain/public.ts'
import { SignInLink } from '../../shell/public.ts'
import { solvedHere } from '../../solved/public.ts'
import { Onward, solvedWords } from './accepted.tsx'

interface AcceptedHereProps {
  problem: Pick<ProblemPage, 'slug' | 'path' | 'question'>
  /** How the code grows; undefined until that is asked. */
  growth: KnownGrowth | undefined
  /** The code in the editor is no longer this code. */
  edited: boolean
  onGrow: () => void
}

/**
 * A visitor's code passed the samples and small inputs in the browser. Whether that is all of it, larger inputs say, as
 * far as the problem has some: then comes the way on, and how it comes to count.
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
        {problem.question ? say('membersSolutionsAreJudged') : say('membersSolutionsAreKept')}{' '}
        <SignInLink className="link" tab="signup">
          {say('signUpToKeep')}
        </SignInLink>
      </p>
    </div>
  )
}
