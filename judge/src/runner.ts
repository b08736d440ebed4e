import type { Language } from './language.ts'
import type { Signature } from './signature.ts'
import type { Trace } from './trace.ts'
import type { Value } from './value.ts'

export interface Source {
  text: string
  /**
   * With a signature, the text has a function or a class Solution with that method; without, it is a program reading
   * stdin.
   */
  signature?: Signature
  /** C++: stop at an index out of bounds. Up to twice as slow, so only for trial runs, not for the counted verdict. */
  checked?: boolean
}

/** A compiled solution: text for an interpreter, WebAssembly, or Java classes. It can be stored and sent. */
export interface Artifact {
  language: Language
  program: string | Uint8Array
  signature?: Signature
  /** A JavaScript program with `await` outside of functions. */
  awaits?: boolean
  /** C++: as `Source.checked` asked for. */
  checked?: boolean
}

export interface Diagnostic {
  /** In words of a first-year student. */
  message: string
  /** The compiler's own words, where `message` puts them differently. */
  original?: string
  /** A line of the learner's source, from 1; absent if the message is about no line. */
  line?: number
  column?: number
  severity: 'error' | 'warning'
}

export type Compiled =
  | { ok: true; artifact: Artifact; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }
  | { ok: false; internal: string }

/**
 * The input of a test, never its expected answer: answers are compared where no judged code runs. `interactor`: the
 * address of an `InteractorModule`, which gets `stdin` as its test and decides what the program reads; or the script of
 * an enclosed one (`enclosedInteractor`).
 */
export type TestInput = { stdin: string; interactor?: string | { enclosed: string } } | { arguments: Value[] }

export interface Limits {
  /** Instructions as the meter counts them; for Java, microseconds of CPU time. */
  fuel: number
  /** Bytes beyond what the language itself uses. */
  memory: number
  /** Bytes of standard output, and as many of standard error. */
  output: number
  /** Milliseconds by the clock: a last resort for what fuel does not count. */
  milliseconds: number
}

export const defaultLimits: Limits = {
  // A few seconds in an interpreter. Problems have their own limits.
  fuel: 1_000_000_000,
  memory: 256 * 2 ** 20,
  output: 2 ** 20,
  milliseconds: 15_000,
}

/** The default limits. Compiled code uses more fuel in the same time, as every instruction counts. */
export const defaultLimitsOf = (language: Language): Limits => ({
  ...defaultLimits,
  ...(language === 'cpp' && { fuel: 10_000_000_000 }),
  // Microseconds.
  ...(language === 'java' && { fuel: 5_000_000 }),
})

/** A compilation was stopped by the clock, which says nothing about the source. */
export const COMPILED_TOO_LONG = 'Compiling took too long by the clock.'

/** The most bytes of a source in UTF-8. */
export const SOURCE_BYTES = 64 * 1024

export const endings = [
  'finished',
  'failed',
  'out of fuel',
  'out of time',
  'out of memory',
  'out of stack',
  'too much output',
  'internal',
] as const
export type Ending = (typeof endings)[number]

export interface RunResult {
  ending: Ending
  stdout: string
  stderr: string
  /** The function's answer as JSON; absent if it did not return. */
  answer?: string
  /** Why it failed, in words for the learner; `line` in their source, if known. */
  reason?: string
  /** The language's own words, where `reason` puts them differently. */
  original?: string
  line?: number
  /** What the program and its interactor said to each other, for people. */
  talk?: string
  /** In the unit of `Limits.fuel`. */
  fuel: number
  /** The most bytes beyond what the language itself uses, in whole pages. */
  memory: number
  milliseconds: number
}

/** What a compiler does now: it starts, compiles, links. */
export type CompileStep = 'start' | 'compile' | 'link'
export type Tell = (step: CompileStep) => void

/** Compiles and runs untrusted code, one call at a time, in a worker that is replaced when stopped, or in processes. */
export interface Runner {
  load(language: Language): Promise<void>
  /** Loads what compiles, too, and lets it compile something, and an interpreter run something: the first takes as long as the others. */
  warmUp(language: Language): Promise<void>
  compile(language: Language, source: Source, tell?: Tell): Promise<Compiled>
  run(artifact: Artifact, tests: readonly TestInput[], limits?: Partial<Limits>): Promise<RunResult[]>
  /** Runs once and records each step, for languages that `canTrace` allows. The fuel limit is for each step. */
  trace(artifact: Artifact, test: TestInput, limits?: Partial<Limits>): Promise<Trace>
  dispose(): Promise<void>
}
