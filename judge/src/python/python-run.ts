import type { Artifact, Limits, TestInput } from '../runner.ts'
import { answerType, changedParameter, depthOf, type Signature } from '../signature.ts'
import { type Kind, objectOf, textUpTo } from '../strict.ts'
import { type Channels, OutputLimit } from '../worker/channels.ts'
import type { WorkerResult } from '../worker/engine-worker.ts'
import { noRoomForValues } from '../worker/no-room.ts'
import { Denied } from './host-call-gate.ts'
import { Exited } from './python-host.ts'
import type { PythonMachine, Traced } from './python-machine.ts'
import { needsOf } from './python-needs.ts'
import { errorOf } from './python-stacks.ts'
import { pythonWords } from './python-words.ts'

const HOLDS = 'there is no function'

interface Report {
  answer: string
  exit: number
  kind: string
  reason: string
  line: number | null
}
const text = textUpTo(Number.POSITIVE_INFINITY)
/** A program can write to the driver's channel itself, so the report is validated. */
const isReport = objectOf<object, Report>(
  {},
  {
    ...{ answer: text, exit: Number.isSafeInteger as Kind<number>, kind: text, reason: text },
    line: (line): line is number | null => line === null || Number.isSafeInteger(line),
  },
)

export async function runPython(
  machine: PythonMachine,
  { program, signature }: Artifact,
  test: TestInput,
  limits: Limits,
  channels: Channels,
  traced?: Traced,
): Promise<WorkerResult> {
  const needs = needsOf(String(program))
  const job = {
    do: 'run',
    source: program,
    signature: signature ? shapeOf(signature) : null,
    values: valuesOf(test),
    ...needs,
  }
  const started = performance.now()
  const { left, ...ending } = await runToItsEnd()
  const result = {
    ...ending,
    ...channels.texts(),
    fuel: limits.fuel - Math.max(-1, left),
    memory: machine.memoryUsed(),
    milliseconds: performance.now() - started,
  }
  return { ...result, ...spentBy(machine, result) }

  async function runToItsEnd(): Promise<Ended & { left: number }> {
    try {
      const told = machine.run(channels, job, limits.fuel, limits.memory, traced)
      const report = isReport(told) ? told : undefined
      const ending = endingOf(report, machine, signature)
      const left = machine.fuelLeft()
      if (ending.ending !== 'failed' || !report?.kind) return { ...ending, left }
      const words = inWords(report, String(program), machine)
      if (!words.spent) machine.goOn(endOfFailure(needs.ends), left)
      return { ...ending, ...words, left: words.spent ? left : machine.fuelLeft() }
    } catch (error) {
      return { ...brokenOff(await errorOf(error), machine, signature), left: machine.fuelLeft(), spent: true }
    }
  }
}

/** Runs a failed program's exit handlers and flushes its streams. */
const endOfFailure = (ends: boolean) =>
  `__import__('judge_driver').end_of_failure(${ends ? 'True' : 'False'})`

type Ended = Pick<WorkerResult, 'ending' | 'reason' | 'original' | 'line' | 'answer' | 'spent'>

/** The words are made afterwards, so that they are charged to no program. */
function inWords({ reason }: Partial<Report>, source: string, machine: PythonMachine): Partial<Ended> {
  const { words, spent } = pythonWords(machine, { do: 'failure', source })
  return { ...(words && reason && { reason: words, original: reason }), ...(spent && { spent }) }
}

const spentBy = (machine: PythonMachine, { spent }: Ended) =>
  machine.grown && !spent && { spent: true as const }

const NO_ANSWER = 'The program ended before the function returned.'

function endingOf(
  report: Partial<Report> | undefined,
  { host }: PythonMachine,
  signature: Signature | undefined,
) {
  if (!report) return { ending: 'failed' as const, reason: 'The program ended itself.' }
  if (report.kind === 'MemoryError' && host.memoryRefused) return { ending: 'out of memory' as const }
  if (report.reason !== undefined) {
    const reason = report.reason.includes(HOLDS) ? report.reason.replace(/^.*?: t/, 'T') : report.reason
    return {
      ending: 'failed' as const,
      reason,
      ...(Number(report.line) > 0 && { line: Number(report.line) }),
    }
  }
  if (report.exit) return exited(report.exit)
  if (!signature) return { ending: 'finished' as const }
  if (report.answer === undefined) return { ending: 'failed' as const, reason: NO_ANSWER }
  return { ending: 'finished' as const, answer: report.answer }
}

const exited = (code: number) => ({
  ending: 'failed' as const,
  reason: `The program ended with exit code ${code}.`,
})

function brokenOff(error: unknown, machine: PythonMachine, signature: Signature | undefined) {
  if (error instanceof Exited && error.code) return exited(error.code)
  if (error instanceof Exited)
    return signature ? { ending: 'failed' as const, reason: NO_ANSWER } : { ending: 'finished' as const }
  if (machine.fuelLeft() < 0) return { ending: 'out of fuel' as const }
  if (error instanceof OutputLimit) return { ending: 'too much output' as const }
  if (error instanceof Denied || machine.gate.denied) {
    return { ending: 'failed' as const, reason: outOfReach(machine.gate.denied ?? '') }
  }
  if (machine.host.memoryRefused) return { ending: 'out of memory' as const }
  if (error instanceof RangeError) return { ending: 'out of stack' as const, ...noRoomForValues }
  return { ending: 'failed' as const, reason: ENDED_PYTHON, original: messageOf(error) }
}

const ENDED_PYTHON = 'The program ended Python itself, as by writing into its memory.'

/** Describes a forbidden request of a program, in words without internal names. */
function outOfReach(name: string) {
  const found = OUT_OF_REACH.find(([asked]) => asked.test(name))
  return found?.[1] ?? 'This asks for something outside of the program, and nothing is in reach from here.'
}

const OUT_OF_REACH: readonly (readonly [RegExp, string])[] = [
  [
    /addr|sock|connect|host|bind|recv|send/i,
    'There is no network here: what a program needs is read by `input()`.',
  ],
  [
    /system|fork|exec|spawn|kill|abort|wait/i,
    'No other program can be started from here, nor a command such as `cls` or `clear`. Leave that line out.',
  ],
  [
    /js|proxy|hiwire/i,
    'The browser is out of reach: there is no page here, and no JavaScript. Show results by `print(…)`.',
  ],
]

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
