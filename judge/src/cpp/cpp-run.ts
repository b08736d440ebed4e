import type { Artifact, Limits, TestInput } from '../runner.ts'
import type { Signature } from '../signature.ts'
import { MalformedWasm } from '../wasm/binary.ts'
import { CHECKED_NAMES, SHADOW_PAGES } from '../wasm/checked-access.ts'
import { PAGE, readLayout } from '../wasm/layout.ts'
import { FUEL, meter, PAGES, REFUSED, TooLittleMemory } from '../wasm/meter.ts'
import { type Channels, OutputLimit } from '../worker/channels.ts'
import type { WorkerResult } from '../worker/engine-worker.ts'
import { noRoomForCalls } from '../worker/no-room.ts'
import { STACK_BYTES } from './clang.ts'
import { harnessInput } from './harness.ts'
import { missingReturnAt } from './missing-returns.ts'
import { halfSetBy, runHintAt } from './run-hints.ts'
import { Exit, System } from './system.ts'
import {
  JUMPED_NOWHERE,
  NEVER_SET,
  NEVER_SET_WORDS,
  NO_RETURN,
  noReturn,
  OUT_OF_ITS_MEMORY,
  refusedWords,
  thrownWords,
  trapWords,
} from './words/run-words.ts'

/** The factors by which limits grow in a trial run. Its checks also take instructions and memory. */
const CHECKED = { fuel: 25, memory: 2 }
type Ended = Pick<WorkerResult, 'ending' | 'reason' | 'original' | 'line' | 'answer'>

/** Meters a program once for all tests. */
export class Programs {
  private last: { program: Uint8Array; memory: number; module: WebAssembly.Module } | undefined

  of(program: Uint8Array<ArrayBuffer>, memory: number): WebAssembly.Module {
    if (this.last?.memory === memory && same(this.last.program, program)) return this.last.module
    // The program is validated before metering, so that it cannot refer to the counter that is added.
    if (!WebAssembly.validate(program)) throw new MalformedWasm('it is not valid')
    readLayout(program)
    const pages = Math.min(65_536, Math.ceil((memory + STACK_BYTES) / PAGE))
    const module = new WebAssembly.Module(meter(program, { maximumPages: pages }))
    checkImports(module)
    this.last = { program, memory, module }
    return module
  }
}

export const same = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

const known = new Set(Object.keys(new System({} as Channels, new Uint8Array()).functions()))

export function checkImports(module: WebAssembly.Module) {
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== 'function' || from !== 'judge' || !known.has(name)) {
      throw new MalformedWasm(`it asks for ${from}.${name}`)
    }
  }
}

export function runCpp(
  programs: Programs,
  { program, signature, checked = false }: Artifact,
  test: TestInput,
  limits: Limits,
  channels: Channels,
): WorkerResult {
  const started = performance.now()
  const nothing = { fuel: 0, memory: 0 }
  let used = nothing
  let ended: Ended
  try {
    const memory = checked ? limits.memory * CHECKED.memory + SHADOW_PAGES * PAGE : limits.memory
    const module = programs.of(program as Uint8Array<ArrayBuffer>, memory)
    const job = signature && 'arguments' in test ? harnessInput(test.arguments, signature) : ''
    const system = new System(channels, new TextEncoder().encode(job))
    const instance = new WebAssembly.Instance(module, { judge: system.functions() })
    const run = new Run(instance, system, checked ? limits.fuel * CHECKED.fuel : limits.fuel)
    ended = run.start(channels, signature)
    used = run.used()
    if (ended.ending !== 'finished') ended = named({ ...run.line(checked), ...ended }, program as Uint8Array)
  } catch (error) {
    if (error instanceof TooLittleMemory) ended = { ending: 'out of memory' }
    else if (error instanceof MalformedWasm) ended = { ending: 'failed', reason: error.message }
    else throw error
  }
  const { stdout, stderr } = channels.texts()
  if (checked && ended.ending === 'finished' && NEVER_SET.test(ended.answer ?? stdout))
    ended = { ending: 'failed', reason: NEVER_SET_WORDS }
  const texts = { stdout, stderr: stderr.replace(THROWN_MARK, '').replace(REFUSAL, '') }
  return { ...ended, ...texts, ...used, milliseconds: performance.now() - started }
}

class Run {
  private readonly exports: Record<string, unknown>
  private readonly fuel: WebAssembly.Global<'i64'>
  private readonly pages: WebAssembly.Global<'i32'>
  private readonly system: System
  private readonly limit: number
  private readonly begun: number
  private leftAtItsEnd: bigint | undefined

  constructor({ exports }: WebAssembly.Instance, system: System, limit: number) {
    this.exports = exports
    this.fuel = exports[FUEL] as WebAssembly.Global<'i64'>
    this.pages = exports[PAGES] as WebAssembly.Global<'i32'>
    this.begun = this.pages.value
    this.limit = limit
    this.system = system
    system.memory = exports.memory as WebAssembly.Memory
    this.fuel.value = BigInt(limit)
    system.stop = () => this.stop()
  }

  /** Takes all fuel, so that the program traps at its next call or loop round. A program cannot catch a trap. */
  private stop() {
    this.leftAtItsEnd = this.fuel.value
    this.fuel.value = -1n
  }

  start(channels: Channels, signature: Signature | undefined): Ended {
    try {
      ;(this.exports._start as () => void)()
      if (this.system.ended) throw this.system.ended.error
    } catch (error) {
      const ended = this.endingOf(this.system.ended ? this.system.ended.error : error, channels)
      if (ended) return ended
    }
    if (!signature) return { ending: 'finished' }
    const report = this.system.reported()
    if (!report.endsWith('\n'))
      return { ending: 'failed', reason: 'The program ended before the function returned.' }
    return { ending: 'finished', answer: report.trim() }
  }

  /** Returns the last line of the source that ran, for a checked program. */
  line(checked: boolean): { line?: number } {
    // The last code to run is then the end of `main`.
    if (this.system.ended?.error instanceof Exit) return {}
    const place = checked && (this.exports[CHECKED_NAMES.line] as WebAssembly.Global<'i64'>).value
    if (!place || !this.system.memory) return {}
    const line = new DataView(this.system.memory.buffer).getInt32(Number(place), true)
    return line > 0 ? { line } : {}
  }

  used() {
    return {
      fuel: this.limit - Math.max(-1, Number(this.leftAtItsEnd ?? this.fuel.value)),
      memory: (this.pages.value - this.begun) * PAGE,
    }
  }

  /** Returns how the program ended, or undefined if it ended by itself with exit code 0. */
  private endingOf(error: unknown, channels: Channels): Ended | undefined {
    if (!this.system.ended && this.fuel.value < 0n) return { ending: 'out of fuel' }
    if (error instanceof OutputLimit) return { ending: 'too much output' }
    if (error instanceof Exit && error.code === 0) return undefined
    if ((this.exports[REFUSED] as WebAssembly.Global<'i32'>).value) return { ending: 'out of memory' }
    if (error instanceof Exit)
      return {
        ending: 'failed',
        reason: `The program ended with ${error.message}: only 0, by \`return 0\`, means that all is well.`,
      }
    if (error instanceof RangeError) return { ending: 'out of stack', ...noRoomForCalls }
    // The exception has the tag of jumps.h, because exceptions of C++ are caught around main.
    if (error instanceof WebAssembly.Exception) return { ending: 'failed', reason: JUMPED_NOWHERE }
    if (!(error instanceof WebAssembly.RuntimeError)) throw error
    return trapped(error.message, channels.texts().stderr)
  }
}

const THROWN_MARK = /\n__judge_(?:thrown (\d+) (\d) (\S+) (.*)|terminated)\n/
/** The format of library/system.c. */
const REFUSAL = /\n__judge_refused (?:@(\d+) )?(.*)\n/
function trapped(message: string, stderr: string): Ended {
  const [, line, refused] = REFUSAL.exec(stderr) ?? []
  if (refused)
    return { ending: 'failed', ...refusedWords(refused), ...(Number(line) > 0 && { line: Number(line) }) }
  const [mark, at, stopped, type = '', what = ''] = THROWN_MARK.exec(stderr) ?? []
  // The program was terminated without a C++ exception. The engine's own error, a stack overflow, reached a noexcept function.
  if (mark && at === undefined) return { ending: 'out of stack' }
  if (at !== undefined)
    return {
      ending: 'failed',
      ...thrownWords(type, what, stopped === '1'),
      ...(at !== '0' && { line: Number(at) }),
    }
  return { ending: 'failed', ...trapWords(message) }
}

/**
 * Adds the function's name: the check reports the line where it begins. For an access outside the program's memory, a warning may
 * give the cause.
 */
function named(ended: Ended, program: Uint8Array): Ended {
  const { reason = '' } = ended
  const hint = reason === OUT_OF_ITS_MEMORY ? runHintAt(program, ended.line) : halfSetBy(reason, program)
  if (hint) return { ...ended, reason: hint.message, line: hint.line, original: reason }
  if (ended.reason !== NO_RETURN || !ended.line) return ended
  const found = missingReturnAt(program, ended.line)
  return found ? { ...ended, reason: noReturn(found.name), line: found.end } : ended
}
