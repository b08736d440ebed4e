import { say } from 'words:run'
import type { CompileStep } from '@callofcode/judge/runner'
import { useEffect, useRef } from 'react'
import { VerdictBadge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { languageNames } from '../code-editor/public.ts'
import { isPassed } from './cases.ts'
import { megabytes } from './judge/judge-download.ts'
import { progressOf } from './run-progress.ts'
import { isBusy, type RunState } from './run-state.ts'
import { StepBar } from './step-bar.tsx'
import { judgementLabel, judgementTone, verdictTone } from './verdict-words.tsx'
import './run.css'

interface RunStatusProps {
  state: RunState
  /** Hides the text while another action has the headline. The element stays, so that the next text is announced. */
  silent: boolean
  onStop: () => void
}

/** Shows the judge's activity in one line. It is announced when the phase changes, not at every step. */
export function RunStatus({ state, silent, onStop }: RunStatusProps) {
  const progress = progressOf(state)
  const line = useRef<HTMLParagraphElement>(null)
  const isRefused = state.phase === 'ran' && state.notSubmitted
  // Why the judge is made takes more than one line on a phone.
  const isLong = state.phase === 'loading' && state.preparing
  // A visitor who pressed Submit below long cases would not see the change.
  useEffect(() => {
    if (isRefused) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])
  return (
    <div className="judge-status">
      <p className={isLong ? 'small' : 'small brief'} role="status" ref={line}>
        {!silent && statusText(state)}
      </p>
      {progress && <StepBar key={progress.label} {...progress} />}
      {isBusy(state) && (
        <Button size="dense" onClick={onStop}>
          <Icon name="block" small />
          {say('stop')}
        </Button>
      )}
    </div>
  )
}

export function statusText(state: RunState): string {
  switch (state.phase) {
    case 'idle':
      return say('runHint')
    case 'loading':
      return loadingText(state)
    case 'asking':
      return say('notOnDevice', { value: languageNames[state.language] })
    case 'compiling':
      if (!state.onServer) return compilingText(state.step)
      return state.onServer === true ? say('serverCompiles') : state.onServer
    case 'running':
      return say('runningCases', { of: state.of })
    case 'searching':
      return say('searching')
    case 'tracing':
      return say('recordingEachStep')
    case 'traced':
      return tracedText(state)
    case 'ran':
      return ranText(state)
    case 'refused':
      return say('compileFailed')
    case 'found':
      return say('yourCodeGetsThis', { tries: state.tries })
    case 'none found':
      return say('noCounterexample', { tries: state.tries })
    case 'accepted':
      return say('allInputsPassed', { size: state.results.size, tries: state.tries })
    case 'stopped':
      return say('stopped')
    case 'failed':
      return state.words
  }
}

function compilingText(step: CompileStep | undefined) {
  if (step === 'start') return say('compilerStarts')
  if (step === 'link') return say('codeLinks')
  return step === 'compile' ? say('codeCompiles') : say('codeRead')
}

function loadingText({ language, fetched, preparing, starting }: RunState & { phase: 'loading' }) {
  const name = languageNames[language]
  if (starting) return say('languageStarts', { name })
  if (fetched) return say('fetchingOnce', { name, total: megabytes(fetched.total) })
  if (!preparing) return say('gettingReady', { name })
  return preparing.failed ? say('preparingFailed', { name }) : say('languagePreparing', { name })
}

function tracedText({ trace, one }: RunState & { phase: 'traced' }) {
  const { steps, refused } = trace
  if (refused) return say('nothingWasTraced')
  return say('tracedSteps', { name: one.name, steps: steps.length })
}

function ranText({ results, notSubmitted }: RunState & { phase: 'ran' }) {
  const all = [...results.values()]
  const passed = all.filter(isPassed)
  const said = say('ofCasesPassed', { count: passed.length, count2: all.length })
  return notSubmitted ? `${say('notSubmitted')} ${said}` : said
}

interface RunBadgeProps {
  state: RunState
  /** The verdict of larger inputs on code that passed all inputs here. Undefined without such a verdict. */
  here: 'Accepted' | 'Time Limit Exceeded' | undefined
}

/** Shows the verdict of a run in one or two words. */
export function RunBadge({ state, here }: RunBadgeProps) {
  if (state.phase === 'refused') return <VerdictBadge tone="rejected">{say('compileError')}</VerdictBadge>
  if (state.phase === 'accepted')
    return <VerdictBadge tone={verdictTone(here ?? 'Accepted')}>{here ?? say('passed')}</VerdictBadge>
  if (state.phase === 'found') {
    const { judgement } = state.result
    return <VerdictBadge tone={judgementTone(judgement)}>{judgementLabel(judgement)}</VerdictBadge>
  }
  if (state.phase !== 'ran') return null
  const judgements = [...state.results.values()].map(({ judgement }) => judgement)
  const worst =
    judgements.find(({ verdict, undecided }) => verdict !== 'Accepted' && !undecided) ??
    judgements.find(({ undecided }) => undecided) ??
    judgements[0]
  if (!worst) return null
  return <VerdictBadge tone={judgementTone(worst)}>{judgementLabel(worst)}</VerdictBadge>
}
