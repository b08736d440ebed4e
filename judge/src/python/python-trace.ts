import type { Artifact, Limits, TestInput } from '../runner.ts'
import { LONGEST_TEXT, MOST_CELLS, MOST_LOOKED_AT, MOST_VARIABLES } from '../trace.ts'
import type { Channels } from '../worker/channels.ts'
import type { WorkerTrace } from '../worker/engine-worker.ts'
import { TraceRecorder } from '../worker/trace-recorder.ts'
import tracer from './judge_tracer.py?raw'
import type { PythonMachine } from './python-machine.ts'
import { runPython } from './python-run.ts'

/** What the recording itself keeps in the program's memory. */
const MEMORY = 64 * 2 ** 20
const SETTINGS = JSON.stringify({
  cells: MOST_CELLS,
  variables: MOST_VARIABLES,
  lookedAt: MOST_LOOKED_AT,
  text: LONGEST_TEXT,
})
const script = `SETTINGS = ${JSON.stringify(SETTINGS)}\n${tracer}`

export function tracePython(
  machine: PythonMachine,
  artifact: Artifact,
  test: TestInput,
  limits: Limits,
  channels: Channels,
): WorkerTrace {
  const recorder = new TraceRecorder(channels)
  const onStep = (step: string) => {
    recorder.hear(step)
    // Recording is not the program's own work: each step begins with what the whole program may take.
    machine.refuel(limits.fuel)
  }
  const traced = { script, onStep }
  const roomy = { ...limits, memory: limits.memory + MEMORY }
  const { spent, ...result } = runPython(machine, artifact, test, roomy, channels, traced)
  const { cut, steps } = recorder.told()
  return { language: artifact.language, steps, result, ...(cut && { cut }), ...(spent && { spent }) }
}
