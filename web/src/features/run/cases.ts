import type { ProblemPage } from '@callofcode/contract/problem'
import type { Compiled, RunResult, TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import type { Expected, Judgement } from '@callofcode/judge/verdict'

/** An input that a solution is tried on: of the statement, or one's own. */
export interface Case {
  readonly id: string
  readonly name: string
  readonly input: TestInput
  /** Undefined while it is not known. */
  readonly answer?: Value | undefined
}

export interface CaseResult {
  readonly judgement: Judgement
  /** Its own answer, as JSON or as it was printed; undefined where there was none. */
  readonly given: string | undefined
  readonly result: RunResult
}

/** What the compiler refused: the code is to blame. */
export type NotCompiled = Extract<Compiled, { diagnostics: unknown; ok: false }>

export const sampleCases = ({ samples }: Pick<ProblemPage, 'samples'>): Case[] =>
  samples.map(({ input, answer }, at) => ({
    id: `sample-${at + 1}`,
    name: `Sample ${at + 1}`,
    input: input as TestInput,
    answer: answer as Value,
  }))

export const comparisonOf = ({ comparison }: Pick<ProblemPage, 'comparison'>) =>
  comparison && {
    ...(comparison.tolerance !== undefined && { tolerance: comparison.tolerance }),
    ...(comparison.order !== undefined && { order: comparison.order }),
  }

export function expectedOf(problem: ProblemPage, answer: Value): Expected {
  const comparison = comparisonOf(problem)
  const compared = comparison ? { comparison } : {}
  return problem.style === 'stdin' ? { stdout: String(answer), ...compared } : { answer, ...compared }
}

/** A value as people read it: JSON with a blank behind each comma. */
export function shownValue(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(shownValue).join(', ')}]`
  return JSON.stringify(value)
}

/** An answer as a case shows it: what was printed, or the value. */
export const shownAnswer = (value: Value, stdin: boolean) =>
  stdin ? String(value).replace(/\n$/, '') : shownValue(value)

/** JSON that the judge gave, read as a value where that can be. */
export function readValue(json: string): Value | undefined {
  try {
    return JSON.parse(json) as Value
  } catch {
    return undefined
  }
}
