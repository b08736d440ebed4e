import type { Trace } from '@callofcode/judge/trace'
import type { State } from '@callofcode/judge/trace-states'
import { reached } from './trace-parts.tsx'

const LONGEST = 4_000

/** What was printed until here. */
export function TraceOutput({ trace, state }: { trace: Trace; state: State }) {
  const { stdout } = trace.result
  if (stdout === '') return null
  const [bytes] = state.step.written
  const printed = new TextDecoder().decode(new TextEncoder().encode(stdout).subarray(0, bytes))
  return (
    <section className="trace-output" aria-label="Printed so far">
      <h4 className="label">Printed so far</h4>
      <pre {...reached}>{printed === '' ? '(nothing)' : printed.slice(-LONGEST)}</pre>
    </section>
  )
}
