import type { CompileStep } from '@callofcode/judge/runner'
import { VerdictBadge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { languageNames } from '../code-editor/public.ts'
import { isPassed } from './cases.ts'
import { megabytes } from './judge/judge-download.ts'
import { progressOf } from './run-progress.ts'
import { isBusy, type RunState } from './run-state.ts'
import { StepBar } from './step-bar.tsx'
import { judgementLabel, judgementTone } from './verdict-tone.ts'
import './run.css'

interface RunStatusProps {
  state: RunState
  /** Without words, while the headline is another's. It stays, so that the next words are announced. */
  silent: boolean
  onStop: () => void
}

/** What the judge of this page does, in one line. It is announced when the phase changes, not at every step. */
export function RunStatus({ state, silent, onStop }: RunStatusProps) {
  const progress = progressOf(state)
  return (
    <div className="judge-status">
      <p className="small" role="status">
        {!silent && statusText(state)}
      </p>
      {progress && <StepBar key={progress.label} {...progress} />}
      {isBusy(state) && (
        <Button size="dense" onClick={onStop}>
          <Icon name="block" small />
          Stop
        </Button>
      )}
    </div>
  )
}

export function statusText(state: RunState): string {
  switch (state.phase) {
    case 'idle':
      return 'Run tries your code on the samples, here in the browser.'
    case 'loading':
      return loadingText(state)
    case 'asking':
      return `${languageNames[state.language]} is not on this device yet.`
    case 'compiling':
      if (!state.onServer) return compilingText(state.step)
      return state.onServer === true ? 'The server compiles your code…' : state.onServer
    case 'running':
      return `Running ${state.of} ${state.of === 1 ? 'case' : 'cases'}…`
    case 'searching':
      return 'Looking for an input that your code gets wrong…'
    case 'tracing':
      return 'Recording each step…'
    case 'traced':
      return tracedText(state)
    case 'ran':
      return ranText(state)
    case 'refused':
      return 'Your code could not be compiled.'
    case 'found':
      return `Your code gets this input wrong. Found after ${state.tries} ${state.tries === 1 ? 'try' : 'tries'}.`
    case 'none found':
      return `No counterexample in ${state.tries} small inputs. Large ones may still be too slow.`
    case 'accepted':
      return `All ${state.results.size} samples and ${state.tries} more inputs passed, here in the browser.`
    case 'stopped':
      return 'Stopped.'
    case 'failed':
      return state.words
  }
}

function compilingText(step: CompileStep | undefined) {
  if (step === 'start') return 'Starting the compiler…'
  if (step === 'link') return 'Linking your code…'
  return step === 'compile' ? 'Compiling your code…' : 'Reading your code…'
}

function loadingText({ language, fetched, preparing, starting }: RunState & { phase: 'loading' }) {
  const name = languageNames[language]
  if (starting) return `Starting ${name}…`
  if (fetched) return `Fetching ${name}: ${megabytes(fetched.total)}, once…`
  if (!preparing) return `Getting ${name} ready…`
  return preparing.failed
    ? `The site could not prepare ${name} and tries again in a minute. Submit it meanwhile, or wait here.`
    : `The site is preparing ${name}, which takes a minute, once. This goes on by itself…`
}

function tracedText({ trace, one }: RunState & { phase: 'traced' }) {
  const { steps, refused } = trace
  if (refused) return 'Nothing was traced.'
  return `${one.name}: ${steps.length.toLocaleString('en')} ${steps.length === 1 ? 'step' : 'steps'}.`
}

function ranText({ results }: RunState & { phase: 'ran' }) {
  const all = [...results.values()]
  const passed = all.filter(isPassed)
  return `${passed.length} of ${all.length} cases passed.`
}

/** The verdict of a run, in one or two words. */
export function RunBadge({ state }: { state: RunState }) {
  if (state.phase === 'refused') return <VerdictBadge tone="rejected">Compile Error</VerdictBadge>
  if (state.phase === 'accepted') return <VerdictBadge tone="selected">Accepted</VerdictBadge>
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
