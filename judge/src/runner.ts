import type { Language } from './language.ts'
import type { Signature } from './signature.ts'
import type { Trace } from './trace.ts'
import type { Value } from './value.ts'

export interface Source {
  text: string
  /** With a signature the learner writes a function (or a class Solution with it); without, a program reading stdin. */
  signature?: Signature
  /** C++: stop at an index outside its container. Costs up to half the speed: for trying, not for the counted verdict. */
  checked?: boolean
}

/** What is run: the text of an interpreted language, the WebAssembly or the classes of a compiled one. Can be kept and sent. */
export interface Artifact {
  language: Language
  program: string | Uint8Array
  signature?: Signature
}

export interface Diagnostic {
  message: string
  /** In the learner's own source, from 1; absent where it belongs to no line of it. */
  line?: number
  column?: number
  severity: 'error' | 'warning'
}

export type Compiled =
  | { ok: true; artifact: Artifact; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }
  | { ok: false; internal: string }

/** A test holds what the program gets, never what is expected of it: comparing is done where no judged code runs. */
export type TestInput = { stdin: string; interactor?: string } | { arguments: Value[] }

export interface Limits {
  /** Instructions, as the meter counts them; microseconds where a language is counted by the clock. */
  fuel: number
  /** Bytes beyond what the language itself takes. */
  memory: number
  /** Bytes of standard output, and as many of standard error. */
  output: number
  /** Ends only what fuel does not see. */
  milliseconds: number
}

export const defaultLimits: Limits = {
  // A few seconds of an interpreter. Problems have limits of their own.
  fuel: 1_000_000_000,
  memory: 256 * 2 ** 20,
  output: 2 ** 20,
  milliseconds: 15_000,
}

/** What holds where nothing is said: compiled code takes more fuel in the same seconds, as each instruction counts. */
export const defaultLimitsOf = (language: Language): Limits => ({
  ...defaultLimits,
  ...(language === 'cpp' && { fuel: 10_000_000_000 }),
  // Microseconds.
  ...(language === 'java' && { fuel: 5_000_000 }),
})

/** What broke a compilation off was the clock: a source is not to blame. */
export const COMPILED_TOO_LONG = 'Compiling took too long by the clock.'

export const SOURCE_BYTES = 64 * 1024

export type Ending =
  | 'finished'
  | 'failed'
  | 'out of fuel'
  | 'out of time'
  | 'out of memory'
  | 'out of stack'
  | 'too much output'
  | 'internal'

export interface RunResult {
  ending: Ending
  stdout: string
  stderr: string
  /** What the function returned, as JSON; absent when it did not return. */
  answer?: string
  /** Why it failed, in words for the learner, and the line of their source where that is known. */
  reason?: string
  line?: number
  /** What an interactor said at its end. */
  interaction?: { ok: boolean; message: string }
  fuel: number
  /** Bytes beyond what the language itself takes, rounded up to whole pages. */
  memory: number
  milliseconds: number
}

/** Where judged code runs: one worker at a time, replaced when it had to be stopped; or processes of their own. */
export interface Runner {
  load(language: Language): Promise<void>
  compile(language: Language, source: Source): Promise<Compiled>
  run(artifact: Artifact, tests: readonly TestInput[], limits?: Partial<Limits>): Promise<RunResult[]>
  /** Runs once and records each step. Only for what `canTrace` allows; fuel bounds what happens between two steps. */
  trace(artifact: Artifact, test: TestInput, limits?: Partial<Limits>): Promise<Trace>
  dispose(): Promise<void>
}
