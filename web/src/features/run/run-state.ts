import type { JudgePreparing } from '@callofcode/contract/judge-assets/judge-assets'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { CompileStep } from '@callofcode/judge/runner'
import type { Trace } from '@callofcode/judge/trace'
import type { Case, CaseResult, NotCompiled } from './cases.ts'
import type { DownloadProgress } from './judge/judge-download.ts'

/** The state of this page's judge. */
export type RunState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'loading'
      readonly language: SolutionLanguage
      readonly fetched?: DownloadProgress | undefined
      /** The server has to build the judge first. */
      readonly preparing?: JudgePreparing | undefined
      /** The download is complete. */
      readonly starting?: true
    }
  /** Asks before a large download on a costly connection. */
  | { readonly phase: 'asking'; readonly language: SolutionLanguage; readonly bytes: number }
  /** `onServer` means that the server compiles. A text explains why that takes long. */
  | { readonly phase: 'compiling'; readonly step?: CompileStep; readonly onServer?: true | string }
  | { readonly phase: 'running'; readonly at: number; readonly of: number; readonly results: Results }
  /** `results` are those of the samples that passed before the search. */
  | { readonly phase: 'searching'; readonly tries: number; readonly results?: Results }
  | { readonly phase: 'tracing'; readonly before: RunOutcome }
  | {
      readonly phase: 'traced'
      readonly trace: Trace
      readonly one: Case
      readonly source: string
      readonly before: RunOutcome
    }
  | {
      readonly phase: 'ran'
      readonly results: Results
      readonly source: string
      /** True if a visitor pressed Submit and a sample failed. */
      readonly notSubmitted?: true
    }
  | { readonly phase: 'refused'; readonly compiled: NotCompiled }
  | { readonly phase: 'found'; readonly one: Case; readonly result: CaseResult; readonly tries: number }
  | { readonly phase: 'none found'; readonly tries: number }
  /** The result for a visitor: the samples and other inputs passed. */
  | { readonly phase: 'accepted'; readonly results: Results; readonly tries: number }
  | { readonly phase: 'stopped' }
  | { readonly phase: 'failed'; readonly words: string }

/** A state that a trace covers, and that returns when the trace is closed. */
export type RunOutcome = Extract<RunState, { phase: 'idle' | 'ran' | 'found' }>

export type Results = ReadonlyMap<string, CaseResult>

const BUSY = ['loading', 'compiling', 'running', 'searching', 'tracing']
export const isBusy = ({ phase }: RunState) => BUSY.includes(phase)

export const resultsOf = (state: RunState): Results => {
  if ('results' in state && state.results) return state.results
  return 'before' in state ? resultsOf(state.before) : NOTHING
}

export function outcomeOf(state: RunState): RunOutcome {
  if (state.phase === 'idle' || state.phase === 'ran' || state.phase === 'found') return state
  return 'before' in state ? state.before : { phase: 'idle' }
}

/** Returns whether the state shows that the code is wrong, on one case or as a whole. */
export const hasFailed = (state: RunState): boolean =>
  state.phase === 'found' ||
  state.phase === 'refused' ||
  (state.phase === 'ran' &&
    [...state.results.values()].some(({ judgement }) => judgement.verdict !== 'Accepted'))

const NOTHING: Results = new Map()
