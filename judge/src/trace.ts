import type { Language } from './language.ts'
import type { RunResult } from './runner.ts'

/**
 * A program's run, step by step. Each step has only what changed, so that thousands of steps take a few hundred
 * kilobytes; `trace-states.ts` restores the whole state.
 */
export interface Trace {
  language: Language
  steps: Step[]
  /** How the program ended. `fuel` and `memory` include what tracing took. */
  result: RunResult
  /** Why recording ended before the program. */
  cut?: Cut
  /** Why nothing could be recorded, for the learner. */
  refused?: string
}

export type Cut = 'steps' | 'size' | 'time'

export const MOST_STEPS = 5_000
/** Characters of all steps together. */
export const MOST_RECORDED = 6_000_000
/** Recording ends well before the clock would stop the worker, which would lose all steps. */
export const MOST_MILLISECONDS = 10_000
/**
 * Limits of one step: elements of a list, variables of a call, objects in all. Anything beyond is only counted or
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
  /** How many calls of the step before are still running, counted from the outermost. */
  kept: number
  /** Calls started since. */
  opened?: [id: number, name: string][]
  /** For each call with a changed variable: all its variables, names and values alternating. */
  frames?: Record<string, Cell[]>
  /** New and changed objects by id. */
  things?: Record<string, Thing>
  /** A limit was reached: objects that are not listed may have changed as well. */
  partial?: true
  /** The returned or yielded value. */
  value?: Cell
  /** Bytes of standard output and standard error until here. */
  written: [number, number]
}

/**
 * A value in a variable or a list: the number of an object, or a string. After `"` comes a text, after `'` the
 * beginning of a longer text; any other string is the value as the language writes it.
 */
export type Cell = number | string

/**
 * A list, map or object. `size` counts all elements; `cells` may have fewer. In maps and objects, keys and values
 * alternate.
 */
export type Thing = [kind: ThingKind, name: string, size: number, ...cells: Cell[]]
export type ThingKind = 'list' | 'set' | 'map' | 'object'

const traced: readonly Language[] = ['javascript', 'typescript', 'python']

/** Whether a language can be traced. Compiled code has no lines left to stop at. */
export const canTrace = (language: Language) => traced.includes(language)
