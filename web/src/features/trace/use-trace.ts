import { say } from 'words:trace'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { Trace } from '@callofcode/judge/trace'
import { type State, TraceStates } from '@callofcode/judge/trace-states'
import { useMemo, useState } from 'react'
import {
  type Case,
  type CheckedInput,
  type ChosenCase,
  type CustomInputs,
  outcomeOf,
  type RunHandle,
  type SolutionCode,
  sampleCases,
} from '../run/public.ts'

export interface TraceInput {
  readonly id: string
  readonly name: string
}

interface TraceParts {
  problem: ProblemPage
  run: RunHandle
  inputs: CustomInputs
  choice: ChosenCase
  code: SolutionCode
  onChecked: (own: readonly CheckedInput[]) => void
}

export interface TraceHandle {
  readonly player: TracePlayer | undefined
  readonly inputs: readonly TraceInput[]
  readonly traced: string
  readonly stale: boolean
  /** The line of the code in the editor that runs next. */
  readonly nextLine: number | undefined
  /** Starts a trace. Without an id it uses the last counterexample, or the chosen case. */
  readonly begin: (id?: string) => Promise<void>
}

export function useTrace({ problem, run, inputs, choice, code, onChecked }: TraceParts): TraceHandle {
  const player = useTracePlayer(run.state.phase === 'traced' ? run.state : undefined)
  const before = outcomeOf(run.state)
  const found: Case[] = before.phase === 'found' ? [before.one] : []
  const samples = sampleCases(problem)
  const begin = async (id = found[0]?.id ?? choice.id) => {
    const own = await inputs.check().catch(() => [])
    onChecked(own)
    const cases = [...samples, ...own.flatMap(({ one }) => one ?? []), ...found]
    const one = cases.find((known) => known.id === id)
    if (one) return run.trace(code, one)
    // The input is invalid, and its fields show the errors.
    run.closeTrace()
    choice.choose(id)
  }
  const stale = player !== undefined && player.source !== code.source
  const own = inputs.list.map(({ id }, at) => ({ id, name: say('input', { at: at + 1 }) }))
  const { line, event } = player?.state?.step ?? {}
  return {
    player,
    inputs: [...samples, ...own, ...found],
    traced: run.state.phase === 'traced' ? run.state.one.id : '',
    stale,
    nextLine: stale || event === 'end' ? undefined : line,
    begin,
  }
}

export interface TracePlayer {
  readonly trace: Trace
  readonly source: string
  readonly state: State | undefined
  readonly at: number
  readonly count: number
  readonly go: (to: number) => void
}

/** Controls the position in the shown trace. Each trace starts at its first step. */
export function useTracePlayer(
  traced: { readonly trace: Trace; readonly source: string } | undefined,
): TracePlayer | undefined {
  const states = useMemo(() => traced && new TraceStates(traced.trace), [traced])
  const [place, setPlace] = useState<{ of: TraceStates | undefined; at: number }>()
  if (!traced || !states) return undefined
  const at = place?.of === states ? place.at : 0
  const go = (to: number) => setPlace({ of: states, at: Math.max(0, Math.min(states.count - 1, to)) })
  return { trace: traced.trace, source: traced.source, state: states.at(at), at, count: states.count, go }
}
