import type { Trace } from '@callofcode/judge/trace'
import { type State, TraceStates } from '@callofcode/judge/trace-states'
import { useMemo, useState } from 'react'
import type { RunState } from '../run/public.ts'

export interface TracePlayer {
  readonly trace: Trace
  readonly source: string
  readonly state: State | undefined
  readonly at: number
  readonly count: number
  readonly go: (to: number) => void
}

/** Where one stands in the trace that is shown; each trace begins at its first step. */
export function useTracePlayer(run: RunState): TracePlayer | undefined {
  const traced = run.phase === 'traced' ? run : undefined
  const states = useMemo(() => traced && new TraceStates(traced.trace), [traced])
  const [place, setPlace] = useState<{ of: TraceStates | undefined; at: number }>()
  if (!traced || !states) return undefined
  const at = place?.of === states ? place.at : 0
  const go = (to: number) => setPlace({ of: states, at: Math.max(0, Math.min(states.count - 1, to)) })
  return { trace: traced.trace, source: traced.source, state: states.at(at), at, count: states.count, go }
}
