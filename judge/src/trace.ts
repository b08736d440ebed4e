import type { Language } from './language.ts'
import type { RunResult } from './runner.ts'

/**
 * A program's run, step by step. What is told of a step is only what became different, so that thousands of steps are
 * some hundred kilobytes; `trace-states.ts` reads it back.
 */
export interface Trace {
  language: Language
  steps: Step[]
  /** How the program ended. `fuel` and `memory` are those of a traced run, which takes more of both. */
  result: RunResult
  /** Why the recording ended before the program did. */
  cut?: Cut
  /** Why nothing could be recorded, in words for the learner. */
  refused?: string
}

export type Cut = 'steps' | 'size' | 'time'

export const MOST_STEPS = 5_000
/** Characters of all steps together. */
export const MOST_RECORDED = 6_000_000
/** Recording ends by itself before the clock ends the worker, and all of it with it. */
export const MOST_MILLISECONDS = 10_000
/** What one step may show: more of a list, of a function's variables, of the whole heap is told by its number alone. */
export const MOST_CELLS = 100
export const MOST_VARIABLES = 64
export const MOST_LOOKED_AT = 1_000
export const LONGEST_TEXT = 200

/** Where execution stands. The state is the one before `line` runs; what `line` does is seen in the next step. */
export interface Step {
  line: number
  /** A call begins with it, returns with it, or the whole program has come to its end. */
  event?: 'call' | 'return' | 'yield' | 'end'
  /** How many calls of the step before are still open, counted from the outermost. */
  kept: number
  /** Those that were opened since. */
  opened?: [id: number, name: string][]
  /** Variables, name and value in turn, of each call where one of them is another than it was last. */
  frames?: Record<string, Cell[]>
  /** Each thing that is another than it was last, by its number. */
  things?: Record<string, Thing>
  /** There was more than may be looked at: what is not told may have become another as well. */
  partial?: true
  /** What is returned. */
  value?: Cell
  /** Bytes of standard output and standard error until here. */
  written: [number, number]
}

/**
 * A value as it stands in a variable or a list: the number of a thing, or words. Words that begin with `"` are the text
 * behind it, with `'` the beginning of a longer one; all others are as the language writes them.
 */
export type Cell = number | string

/** `size` counts all there is; `cells` may be fewer. Of a map key and value in turn, of an object field and value. */
export type Thing = [kind: ThingKind, name: string, size: number, ...cells: Cell[]]
export type ThingKind = 'list' | 'set' | 'map' | 'object'

const traced: readonly Language[] = ['javascript', 'typescript', 'python']

/** What is compiled has no lines left to stop at. */
export const canTrace = (language: Language) => traced.includes(language)
