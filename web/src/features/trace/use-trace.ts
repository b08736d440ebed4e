import type { ProblemPage } from '@callofcode/contract/problem'
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
import type { TraceInput } from './trace-panel.tsx'
import { type TracePlayer, useTracePlayer } from './use-trace-player.ts'

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
  /** What runs next in the code that stands in the editor. */
  readonly nextLine: number | undefined
  /** Without an id: the counterexample that was just found, or the chosen case. */
  readonly begin: (id?: string) => Promise<void>
}

export function useTrace({ problem, run, inputs, choice, code, onChecked }: TraceParts): TraceHandle {
  const player = useTracePlayer(run.state)
  const before = outcomeOf(run.state)
  const found: Case[] = before.phase === 'found' ? [before.one] : []
  const samples = sampleCases(problem)
  const begin = async (id = found[0]?.id ?? choice.id) => {
    const own = await inputs.check().catch(() => [])
    onChecked(own)
    const cases = [...samples, ...own.flatMap(({ one }) => one ?? []), ...found]
    const one = cases.find((known) => known.id === id)
    if (one) return run.trace(code, one)
    // What is wrong with it stands beside its fields.
    run.closeTrace()
    choice.choose(id)
  }
  const stale = player !== undefined && player.source !== code.source
  const own = inputs.list.map(({ id }, at) => ({ id, name: `Input ${at + 1}` }))
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
