import { say } from 'words:run'
import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { Artifact, Compiled, Diagnostic, RunResult, TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import type { Expected, Judgement } from '@callofcode/judge/verdict'

/** An input to run a solution on: a sample of the statement, or a custom input. */
export interface Case {
  readonly id: string
  readonly name: string
  readonly input: TestInput
  /** Undefined if the answer is unknown. */
  readonly answer?: Value | undefined
}

export interface CaseResult {
  readonly judgement: Judgement
  /** The solution's answer, as JSON or as it was printed; undefined if there was none. */
  readonly given: string | undefined
  readonly result: RunResult
  readonly language: SolutionLanguage
  /** Likely mistakes that may have caused the verdict. */
  readonly hints: readonly Diagnostic[]
}

/** Returns whether a case passed. Only the server decides undecided cases. */
export const isPassed = ({ judgement: { verdict, undecided } }: CaseResult) =>
  verdict === 'Accepted' && !undecided

/** The compiler refused the code. */
export type NotCompiled = Extract<Compiled, { diagnostics: unknown; ok: false }> & {
  readonly language: SolutionLanguage
}

/** A compiled solution, with warnings about likely mistakes. */
export interface Program extends Artifact {
  readonly warnings: readonly Diagnostic[]
}

export const warningsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'warning')

export const sampleCases = ({ samples }: Pick<ProblemPage, 'samples'>): Case[] =>
  samples.map(({ input, answer }, at) => ({
    id: `sample-${at + 1}`,
    name: say('sample', { at: at + 1 }),
    input: input as TestInput,
    answer: answer as Value,
  }))

const comparisonOf = ({ comparison }: Pick<ProblemPage, 'comparison'>) =>
  comparison && {
    ...(comparison.tolerance !== undefined && { tolerance: comparison.tolerance }),
    ...(comparison.order !== undefined && { order: comparison.order }),
  }

export function expectedOf(problem: ProblemPage, answer: Value): Expected {
  const comparison = comparisonOf(problem)
  const compared = comparison ? { comparison } : {}
  return isProgram(problem) ? { stdout: String(answer), ...compared } : { answer, ...compared }
}

/** Returns whether inputs and answers are texts. */
export const isProgram = ({ style }: Pick<ProblemPage, 'style'>) => style !== 'function'

/** Names an input. An interactive program does not see it. */
export const inputName = ({ style }: Pick<ProblemPage, 'style'>) =>
  style === 'interactive' ? say('judgeKnows') : say('inputBox')

/** Formats a value for people: JSON with a space after each comma. */
export function shownValue(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(shownValue).join(', ')}]`
  return JSON.stringify(value)
}

/** Formats an input for people: the standard input, or each argument by name, in a line. */
export function shownInput({ signature }: Pick<ProblemPage, 'signature'>, input: TestInput): string {
  if ('stdin' in input) return input.stdin
  const nameOf = (at: number) => signature?.parameters[at]?.name ?? `${at + 1}`
  return input.arguments.map((value, at) => `${nameOf(at)} = ${shownValue(value)}`).join('\n')
}

/** Formats an answer for people: the printed text, or the value. */
export const shownAnswer = (value: Value, stdin: boolean) =>
  stdin ? String(value).replace(/\n$/, '') : shownValue(value)

const LONGEST = 4_000
export const clipped = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text)

/** Parses JSON of the judge. Returns undefined if it is invalid. */
export function readValue(json: string): Value | undefined {
  try {
    return JSON.parse(json) as Value
  } catch {
    return undefined
  }
}
