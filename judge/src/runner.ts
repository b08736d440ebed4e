import type { Language } from './language.ts'
import type { Signature } from './signature.ts'
import type { Ending, RunResult, Trace } from './trace.ts'
import type { Value } from './value.ts'

export type { Ending, RunResult } from './trace.ts'

export interface Source {
  text: string
  /**
   * With a signature, the text has a function, or a class Solution with that method. Without one, it is a program that reads
   * stdin.
   */
  signature?: Signature
  /**
   * C++: stops at an index out of bounds. This is up to twice as slow, so it is only for trial runs, not for the counted verdict.
   */
  checked?: boolean
}

/** A compiled solution: text for an interpreter, WebAssembly, or Java classes. It can be stored and sent. */
export interface Artifact {
  language: Language
  program: string | Uint8Array
  signature?: Signature
  /** A JavaScript program with `await` outside of functions. */
  awaits?: boolean
  /** C++: the value of `Source.checked`. */
  checked?: boolean
}

export interface Diagnostic {
  /** The message in words of a first-year student. */
  message: string
  /** The compiler's own words, where `message` puts them differently. */
  original?: string
  /** A line of the learner's source, from 1. Absent if the message is about no line. */
  line?: number
  column?: number
  severity: 'error' | 'warning'
}

export type Compiled =
  | { ok: true; artifact: Artifact; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }
  | { ok: false; internal: string }

/**
 * The input of a test, never its expected answer. Answers are compared where no judged code runs. `interactor` is the address of
 * an `InteractorModule`, which gets `stdin` as its test and decides the program's input. It can also be the script of an enclosed
 * one (`enclosedInteractor`).
 */
export type TestInput = { stdin: string; interactor?: string | { enclosed: string } } | { arguments: Value[] }

export interface Limits {
  /** Instructions as the meter counts them. For Java, microseconds of CPU time. */
  fuel: number
  /** Bytes beyond what the language itself uses. */
  memory: number
  /** Bytes of standard output. Standard error has the same limit. */
  output: number
  /** Milliseconds of clock time: a last resort for work that fuel does not count. */
  milliseconds: number
}

export const defaultLimits: Limits = {
  // A few seconds in an interpreter. Problems have their own limits.
  fuel: 1_000_000_000,
  memory: 256 * 2 ** 20,
  output: 2 ** 20,
  milliseconds: 15_000,
}

/** Returns the default limits. Compiled code uses more fuel in the same time, because every instruction counts. */
export const defaultLimitsOf = (language: Language): Limits => ({
  ...defaultLimits,
  ...(language === 'cpp' && { fuel: 10_000_000_000 }),
  // Microseconds.
  ...(language === 'java' && { fuel: 5_000_000 }),
})

/** The clock stopped a compilation, which shows nothing about the source. */
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
] as const satisfies readonly Ending[]

/** The current step of a compiler. */
export type CompileStep = 'start' | 'compile' | 'link'
export type Tell = (step: CompileStep) => void

/** Compiles and runs untrusted code, one call at a time, in a worker that is replaced when stopped, or in processes. */
export interface Runner {
  load(language: Language): Promise<void>
  /**
   * Loads the compiler too, and compiles something, or runs something in an interpreter. The first time takes as long as the rest
   * together.
   */
  warmUp(language: Language): Promise<void>
  compile(language: Language, source: Source, tell?: Tell): Promise<Compiled>
  run(artifact: Artifact, tests: readonly TestInput[], limits?: Partial<Limits>): Promise<RunResult[]>
  /** Runs once and records each step, for languages that `canTrace` allows. The fuel limit applies to each step. */
  trace(artifact: Artifact, test: TestInput, limits?: Partial<Limits>): Promise<Trace>
  dispose(): Promise<void>
}
