import { useState } from 'react'
import { isBusy, type RunHandle, type RunState, type SolutionCode } from '../../run/public.ts'
import { type SubmitHandle, useVerdict } from '../../submission/public.ts'
import { type Actions, type Headline, headlineOf, type ResultOf } from './headline.ts'

type Action = 'run' | 'search' | 'trace' | 'judge'

export interface HeadlineHandle extends Headline {
  /** The run as far as it is shown; idle if it is not. */
  readonly shownRun: RunState
  /** The code in the editor has been accepted: the way on is the next problem. */
  readonly accepted: boolean
  /** What the judge of this page is busy with. */
  readonly busyWith: Action | undefined
  /** What the headline is of, as it was then. */
  readonly on: SolutionCode | undefined
  readonly began: (action: Action | 'submit') => void
  /** Makes the older result the headline. */
  readonly show: (of: ResultOf) => void
}

const NOT_SHOWN: RunState = { phase: 'idle' }

export function useHeadline(code: SolutionCode, run: RunHandle, submit: SubmitHandle): HeadlineHandle {
  const [actions, setActions] = useState<Actions>()
  const [action, setAction] = useState<Action>()
  const headline = headlineOf({ actions, code, run: run.state.phase, submission: submit.state.phase })
  const verdict = useVerdict(submit.state.phase === 'done' ? submit.state.id : undefined)
  const isAccepted = { submission: verdict === 'Accepted', run: run.state.phase === 'accepted' }
  const accepted = headline.of !== undefined && isAccepted[headline.of] && !headline.edited
  return {
    ...headline,
    on: headline.of && (actions?.on[headline.of] as SolutionCode | undefined),
    accepted,
    shownRun: headline.of === 'run' ? run.state : NOT_SHOWN,
    busyWith: isBusy(run.state) ? action : undefined,
    began: (now) => {
      const newest = now === 'submit' ? 'submission' : 'run'
      setActions({ newest, on: { ...actions?.on, [newest]: code } })
      if (now !== 'submit') setAction(now)
    },
    show: (newest) => setActions({ on: {}, ...actions, newest }),
  }
}
