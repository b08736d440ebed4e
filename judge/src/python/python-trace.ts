import type { Artifact, Limits, TestInput } from '../runner.ts'
import type { Channels } from '../worker/channels.ts'
import type { WorkerTrace } from '../worker/engine-worker.ts'
import { TRACER_MEMORY, TRACER_SETTINGS, TraceRecorder } from '../worker/trace-recorder.ts'
import tracer from './judge_tracer.py?raw'
import type { PythonMachine } from './python-machine.ts'
import { runPython } from './python-run.ts'

const script = `SETTINGS = ${JSON.stringify(TRACER_SETTINGS)}\n${tracer}`

export async function tracePython(
  machine: PythonMachine,
  artifact: Artifact,
  test: TestInput,
  limits: Limits,
  channels: Channels,
): Promise<WorkerTrace> {
  const recorder = new TraceRecorder(channels)
  const onStep = (step: string) => {
    recorder.record(step)
    // Recording must not use the program's fuel, so each step starts with all of it.
    machine.refuel(limits.fuel)
  }
  const traced = { script, onStep }
  const roomy = { ...limits, memory: limits.memory + TRACER_MEMORY }
  const { spent, ...result } = await runPython(machine, artifact, test, roomy, channels, traced)
  const { cut, steps } = recorder.recorded()
  return { language: artifact.language, steps, result, ...(cut && { cut }), ...(spent && { spent }) }
}
