import { say } from 'words:run'
import type { JudgePreparing } from '@callofcode/contract/judge-assets/judge-assets'
import { type Engine, engineOf } from '@callofcode/judge/language'
import { languageNames } from '../code-editor/public.ts'
import { MAX_TRIES } from './find-counterexample.ts'
import { megabytes } from './judge/judge-download.ts'
import type { RunState } from './run-state.ts'

export interface RunProgress {
  /** The name of the step, for screen readers. A new label starts a new bar. */
  readonly label: string
  /** The progress from 0 to 1. Without a known share, the bar uses the time that the step took last. */
  readonly share?: number
  /** The progress in figures. */
  readonly figures?: string
}

/** Returns the progress of the current step of a run. */
export function progressOf(state: RunState): RunProgress | undefined {
  switch (state.phase) {
    case 'loading':
      return loadingProgress(state)
    case 'compiling':
      return { label: state.onServer ? say('compilingOnTheServer') : COMPILING[state.step ?? 'read'] }
    case 'running':
      return {
        label: say('runningTheCases'),
        share: (state.at - 1) / state.of,
        figures: `${state.at} of ${state.of}`,
      }
    case 'searching':
      return {
        label: say('lookingForAnInput'),
        share: state.tries / MAX_TRIES,
        figures: `${state.tries} tried`,
      }
    case 'tracing':
      return { label: say('recording') }
    default:
      return undefined
  }
}

const COMPILING = {
  get read() {
    return say('readingYourCode')
  },
  get start() {
    return say('startingTheCompiler')
  },
  get compile() {
    return say('compilingYourCode')
  },
  get link() {
    return say('linkingYourCode')
  },
} as const

function loadingProgress({
  language,
  fetched,
  preparing,
  starting,
}: RunState & { phase: 'loading' }): RunProgress {
  if (preparing && !preparing.failed)
    return {
      label: say('makingTheJudge'),
      share: shareMade(preparing, engineOf(language)),
      figures: say('secondsSoFar', { seconds: preparing.seconds }),
    }
  if (starting || !fetched || fetched.total === 0)
    return { label: say('starting', { value: languageNames[language] }) }
  const share = Math.min(1, fetched.done / fetched.total)
  return {
    label: say('fetchingTheJudge'),
    share,
    figures: `${megabytes(share * fetched.total)} of ${megabytes(fetched.total)}`,
  }
}

/** The approximate seconds that a site needs for each, in this order. */
const MAKING: readonly (readonly [name: Engine | 'packages', seconds: number])[] = [
  ['packages', 6],
  ['javascript', 1],
  ['python', 5],
  ['cpp', 40],
]

/** Returns how much is built of all engines up to `wanted`. */
export function shareMade({ engines, next = 'packages', share }: JudgePreparing, wanted: Engine): number {
  let done = 0
  let all = 0
  for (const [name, seconds] of MAKING) {
    const isMade = engines.includes(name) || (name === 'packages' && next !== 'packages')
    all += seconds
    done += seconds * (isMade ? 1 : name === next ? share : 0)
    if (name === wanted) break
  }
  return done / all
}
