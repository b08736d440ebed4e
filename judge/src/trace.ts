import type { Language } from './language.ts'

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
  /** The function's answer as JSON. Absent if it did not return. */
  answer?: string
  /** The reason of a failure, in words for the learner. `line` is in their source, if known. */
  reason?: string
  /** The language's own words, where `reason` puts them differently. */
  original?: string
  line?: number
  /** The conversation of the program and its interactor, for people. */
  talk?: string
  /** The unit is that of `Limits.fuel`. */
  fuel: number
  /** The most bytes beyond what the language itself uses, in whole pages. */
  memory: number
  milliseconds: number
}

/**
 * A program's run, step by step. Each step contains only the changes, so thousands of steps take a few hundred kilobytes.
 * `trace-states.ts` restores the whole state.
 */
export interface Trace {
  language: Language
  steps: Step[]
  /** The end of the program. `fuel` and `memory` include the cost of tracing. */
  result: RunResult
  /** The reason why recording ended before the program. */
  cut?: Cut
  /** The reason why nothing could be recorded, in words for the learner. */
  refused?: string
}

export type Cut = 'steps' | 'size' | 'time'

export const MOST_STEPS = 5_000
/** Characters of all steps together. */
export const MOST_RECORDED = 6_000_000
/** Milliseconds. Recording ends well before the clock would stop the worker, which would lose all steps. */
export const MOST_MILLISECONDS = 10_000
/**
 * Limits of one step: elements of a list, variables of a call, objects in all. Elements beyond a limit are only counted or
 * numbered.
 */
export const MOST_CELLS = 100
export const MOST_VARIABLES = 64
export const MOST_LOOKED_AT = 1_000
export const LONGEST_TEXT = 200

/** The state before `line` runs. The effect of `line` is in the next step. */
export interface Step {
  line: number
  /** The step starts a call, returns or yields from it, or is the end of the program. */
  event?: 'call' | 'return' | 'yield' | 'end'
  /** The number of calls of the previous step that still run, counted from the outermost. */
  kept: number
  /** Calls started since the previous step. */
  opened?: [id: number, name: string][]
  /** For each call with a changed variable: all its variables, names and values alternating. */
  frames?: Record<string, Cell[]>
  /** New and changed objects by id. */
  things?: Record<string, Thing>
  /** A limit was reached, so objects that are not listed may have changed as well. */
  partial?: true
  /** The returned or yielded value. */
  value?: Cell
  /** Bytes of standard output and standard error until here. */
  written: [number, number]
}

/**
 * A value in a variable or a list: the number of an object, or a string. A text follows `"`, and the beginning of a longer text
 * follows `'`. Any other string is the value as the language writes it.
 */
export type Cell = number | string

/**
 * A list, map or object. `size` counts all elements, and `cells` may have fewer. In maps and objects, keys and values alternate.
 */
export type Thing = [kind: ThingKind, name: string, size: number, ...cells: Cell[]]
export type ThingKind = 'list' | 'set' | 'map' | 'object'

const traced: readonly Language[] = ['javascript', 'typescript', 'python']

/** Returns whether a language can be traced. Compiled code has no lines left to stop at. */
export const canTrace = (language: Language) => traced.includes(language)
