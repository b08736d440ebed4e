import type { Artifact, Limits, RunResult, TestInput } from '../runner.ts'
import type { Trace } from '../trace.ts'
import type { Channels } from '../worker/channels.ts'
import { TRACER_MEMORY, TRACER_SETTINGS, TraceRecorder } from '../worker/trace-recorder.ts'
import { instrument } from './instrument.ts'
import { type JavaScriptEngine, runJavaScript } from './javascript-run.ts'
import tracer from './tracer.js?raw'

export async function traceJavaScript(
  engine: JavaScriptEngine,
  artifact: Artifact,
  test: TestInput,
  limits: Limits,
  channels: Channels,
): Promise<Trace> {
  const { language, signature } = artifact
  const text = String(artifact.program)
  const prefix = freeName(text)
  const program = written(text, prefix, !signature)
  if (program === undefined) return { language, steps: [], result: NOTHING, refused: NOT_READ }
  const script = `(host) => (${tracer.trim().replace(/^(\/\/.*\n)*;/, '')})(host, '${prefix}', ${TRACER_SETTINGS})`
  const roomy = { ...limits, memory: limits.memory + TRACER_MEMORY }
  const recorder = new TraceRecorder(channels)
  const traced = { script, onStep: (step: string) => recorder.record(step) }
  const result = await runJavaScript(engine, { ...artifact, program }, test, roomy, channels, traced)
  const { cut, steps } = recorder.recorded()
  return { language, steps, result, ...(cut && { cut }) }
}

const NOTHING: RunResult = {
  ending: 'finished',
  stdout: '',
  stderr: '',
  fuel: 0,
  memory: 0,
  milliseconds: 0,
}
const NOT_READ = 'This code runs, but it uses a construct that cannot be traced.'

function written(text: string, prefix: string, ends: boolean): string | undefined {
  try {
    return instrument(text, prefix, ends)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Returns a prefix that the program does not contain. */
function freeName(text: string): string {
  let name = '__traced_'
  while (text.includes(name)) name += '_'
  return name
}
