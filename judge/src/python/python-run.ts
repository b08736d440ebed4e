import type { Artifact, Limits, TestInput } from '../runner.ts'
import { answerType, changedParameter, depthOf, type Signature } from '../signature.ts'
import { type Channels, OutputLimit } from '../worker/channels.ts'
import type { WorkerResult } from '../worker/engine-worker.ts'
import { Denied } from './host-call-gate.ts'
import type { PythonMachine, Traced } from './python-machine.ts'
import { pythonWords } from './python-words.ts'

const HOLDS = 'there is no function'

interface Report {
  answer?: string
  exit?: number
  kind?: string
  reason?: string
  line?: number
}

export function runPython(
  machine: PythonMachine,
  { program, signature }: Artifact,
  test: TestInput,
  limits: Limits,
  channels: Channels,
  traced?: Traced,
): WorkerResult {
  const job = {
    do: 'run',
    source: program,
    signature: signature ? shapeOf(signature) : null,
    values: valuesOf(test),
  }
  const started = performance.now()
  let ending: Ended
  let failed: Report | undefined
  try {
    const report = machine.run(channels, job, limits.fuel, limits.memory, traced) as Report | undefined
    ending = endingOf(report, machine, signature)
    if (ending.ending === 'failed' && report?.kind) failed = report
  } catch (error) {
    ending = { ...brokenOff(error, machine), spent: true }
  }
  const result = {
    ...ending,
    ...channels.texts(),
    fuel: limits.fuel - Math.max(-1, machine.fuelLeft()),
    memory: machine.memoryUsed(),
    milliseconds: performance.now() - started,
  }
  return { ...result, ...(failed && inWords(failed, String(program), machine)), ...spentBy(machine, result) }
}

type Ended = Pick<WorkerResult, 'ending' | 'reason' | 'original' | 'line' | 'answer' | 'spent'>

/** Afterwards, so that it is charged to nobody. */
function inWords({ reason }: Report, source: string, machine: PythonMachine): Partial<Ended> {
  const { words, spent } = pythonWords(machine, { do: 'failure', source })
  return { ...(words && reason && { reason: words, original: reason }), ...(spent && { spent }) }
}

const spentBy = (machine: PythonMachine, { spent }: Ended) =>
  machine.grown && !spent && { spent: true as const }

const NO_ANSWER = 'The program ended before the function returned.'

function endingOf(report: Report | undefined, { host }: PythonMachine, signature: Signature | undefined) {
  if (!report) return { ending: 'failed' as const, reason: 'The program ended itself.' }
  if (report.kind === 'MemoryError' && host.memoryRefused) return { ending: 'out of memory' as const }
  if (report.reason !== undefined) {
    const reason = report.reason.includes(HOLDS) ? report.reason.replace(/^.*?: t/, 'T') : report.reason
    return { ending: 'failed' as const, reason, ...(report.line && { line: report.line }) }
  }
  if (report.exit)
    return { ending: 'failed' as const, reason: `The program ended with exit code ${report.exit}.` }
  if (!signature) return { ending: 'finished' as const }
  if (report.answer === undefined) return { ending: 'failed' as const, reason: NO_ANSWER }
  return { ending: 'finished' as const, answer: report.answer }
}

function brokenOff(error: unknown, machine: PythonMachine) {
  if (machine.fuelLeft() < 0) return { ending: 'out of fuel' as const }
  if (error instanceof OutputLimit) return { ending: 'too much output' as const }
  if (error instanceof Denied || machine.gate.denied) {
    return { ending: 'failed' as const, reason: `This is not available here (${machine.gate.denied}).` }
  }
  if (machine.host.memoryRefused) return { ending: 'out of memory' as const }
  if (error instanceof RangeError) return { ending: 'out of stack' as const }
  return { ending: 'failed' as const, reason: `The program ended Python itself (${messageOf(error)}).` }
}

const valuesOf = (test: TestInput) => ('arguments' in test ? test.arguments : [])

function shapeOf(signature: Signature) {
  return {
    name: signature.name,
    parameters: signature.parameters.map(({ type }) => depthOf(type)),
    returns: depthOf(answerType(signature)),
    changed: signature.returns === 'void' ? changedParameter(signature) : null,
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200)
