import { useState } from 'react'
import { isTooSlow, type KnownGrowth } from '../../explain/public.ts'
import { hasFailed, isBusy, type RunHandle, type RunState, type SolutionCode } from '../../run/public.ts'
import { type SubmitHandle, useVerdict } from '../../submission/public.ts'
import { type Actions, type Headline, headlineOf, type ResultOf } from './headline.ts'
import { TOO_SLOW } from './result-tabs.ts'

type Action = 'run' | 'search' | 'trace' | 'judge'

export interface HeadlineHandle extends Headline {
  /** The run if it is shown, and otherwise an idle run. */
  readonly shownRun: RunState
  /** The code in the editor was accepted, so the next step is another problem. */
  readonly accepted: boolean
  /** The headline is a verdict other than Accepted. */
  readonly failed: boolean
  /** The verdict of larger inputs on a visitor's code that passed all inputs in the browser. */
  readonly here: 'Accepted' | 'Time Limit Exceeded' | undefined
  /** How that code grows. Undefined until it is measured. */
  readonly growth: KnownGrowth | undefined
  readonly knowGrowth: (growth: KnownGrowth) => void
  /** The action that the judge of this page performs. */
  readonly busyWith: Action | undefined
  /** The code of the headline at the time of the action. */
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
  const on = headline.of && (actions?.on[headline.of] as SolutionCode | undefined)
  const growth = useGrown(on ?? code)
  const passedHere = headline.of === 'run' && run.state.phase === 'accepted'
  const here = passedHere ? verdictOf(growth.known) : undefined
  const shownRun = headline.of === 'run' ? run.state : NOT_SHOWN
  const passed = headline.of === 'submission' ? verdict === 'Accepted' : passedHere && here !== TOO_SLOW
  const accepted = passed && !headline.edited
  return {
    ...headline,
    on,
    accepted,
    failed: headline.of === 'submission' ? (verdict ?? 'Accepted') !== 'Accepted' : hasFailed(shownRun),
    here,
    growth: growth.known,
    knowGrowth: growth.know,
    shownRun,
    busyWith: isBusy(run.state) ? action : undefined,
    began: (now) => {
      const newest = now === 'submit' ? 'submission' : 'run'
      setActions({ newest, on: { ...actions?.on, [newest]: code } })
      if (now !== 'submit') setAction(now)
    },
    show: (newest) => setActions({ on: {}, ...actions, newest }),
  }
}

function verdictOf(growth: KnownGrowth | undefined) {
  if (isTooSlow(growth)) return TOO_SLOW
  return typeof growth === 'object' && growth.stoppedAt === undefined ? 'Accepted' : undefined
}

/** Returns how this code grows. Undefined until it is measured. */
function useGrown({ language, source }: SolutionCode) {
  const [last, setLast] = useState<{ of: string; growth: KnownGrowth }>()
  const of = language + source
  return {
    known: last?.of === of ? last.growth : undefined,
    know: (growth: KnownGrowth) => setLast({ of, growth }),
  }
}
