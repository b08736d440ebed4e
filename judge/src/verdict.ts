import { readAnswer } from './answer.ts'
import { type Comparison, compareAnswer, compareText } from './compare.ts'
import { isEnclosureEnded } from './enclosed.ts'
import type { Compiled, Ending, RunResult } from './runner.ts'
import { answerType, type Signature } from './signature.ts'
import type { Value } from './value.ts'

export const verdicts = [
  'Accepted',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
  'Compile Error',
  'Internal Error',
] as const
export type Verdict = (typeof verdicts)[number]

/** Returns whether the compiler's warnings may explain a verdict. These verdicts have no other explanation. */
export const areHinted = (verdict: Verdict): boolean =>
  verdict === 'Wrong Answer' || verdict === 'Time Limit Exceeded' || verdict === 'Output Limit Exceeded'

export interface Judgement {
  verdict: Verdict
  /** The reason of the failure or the checker's message, for the learner. */
  reason?: string
  /** The compiler's or the language's own words, where `reason` puts them differently. */
  original?: string
  line?: number
  /** Only the clock or this machine's stack ended the run. Another machine may give another verdict. */
  undecided?: boolean
}

/** The expectation of a test. */
export type Expected =
  | { stdout: string; comparison?: Comparison }
  | { answer: Value; comparison?: Comparison }
  | { checker: Checker }

/** A function of the problem that decides whether an output is right. It is trusted and contains no judged code. */
export type Checker = (result: { stdout: string; answer: Value | undefined }) => {
  ok: boolean
  message?: string
}

const byEnding: Record<Exclude<Ending, 'finished'>, Verdict> = {
  failed: 'Runtime Error',
  'out of fuel': 'Time Limit Exceeded',
  'out of time': 'Time Limit Exceeded',
  'out of memory': 'Memory Limit Exceeded',
  'out of stack': 'Runtime Error',
  'too much output': 'Output Limit Exceeded',
  internal: 'Internal Error',
}

const reasons: Partial<Record<Ending, string>> = {
  'out of time': 'It was stopped by the clock, in something that cannot be counted.',
  'out of stack': 'The recursion is too deep. Which `if` ends it?',
}

/** The verdict for an answer or an output whose comparison or check exceeds its limits. */
export const TOO_MUCH_TO_CHECK: Judgement = {
  verdict: 'Wrong Answer',
  reason: 'Checking this answer took too long: it is far larger, or far more different, than a right one.',
  undecided: true,
}

/** Returns the verdict of a run. `signature` is required when the test expects an answer. */
export function judgeRun(result: RunResult, expected: Expected, signature?: Signature): Judgement {
  const { ending } = result
  if (ending !== 'finished') {
    const reason = result.reason ?? reasons[ending]
    return {
      verdict: byEnding[ending],
      ...(reason && { reason }),
      ...(result.original && { original: result.original }),
      ...(result.line && { line: result.line }),
      ...((ending === 'out of stack' || ending === 'out of time') && { undecided: true }),
    }
  }
  try {
    return judgeFinished(result, expected, signature)
  } catch (error) {
    // An error in a checker is the problem's fault, not the learner's. But the checker's time depends on its input.
    if (isEnclosureEnded(error)) return TOO_MUCH_TO_CHECK
    return { verdict: 'Internal Error', reason: error instanceof Error ? error.message : String(error) }
  }
}

function judgeFinished(result: RunResult, expected: Expected, signature: Signature | undefined): Judgement {
  if ('stdout' in expected) return verdictOf(compareText(result.stdout, expected.stdout, expected.comparison))
  const read = signature && readAnswer(result.answer, signature)
  if (read && 'fault' in read) return verdictOf({ ok: false, message: read.fault })
  if ('checker' in expected)
    return verdictOf(expected.checker({ stdout: result.stdout, answer: read?.answer }))
  if (!signature || !read) throw new Error('The test expects an answer where none is given.')
  return verdictOf(compareAnswer(read.answer, expected.answer, answerType(signature), expected.comparison))
}

function verdictOf({ ok, message }: { ok: boolean; message?: string }): Judgement {
  return { verdict: ok ? 'Accepted' : 'Wrong Answer', ...(message && { reason: message }) }
}

/** Returns the verdict of a source that could not be compiled, or undefined if it compiled. */
export function judgeCompiled(compiled: Compiled): Judgement | undefined {
  if (compiled.ok) return undefined
  if ('internal' in compiled) return { verdict: 'Internal Error', reason: compiled.internal }
  const [first] = compiled.diagnostics
  return {
    verdict: 'Compile Error',
    ...(first && { reason: first.message }),
    ...(first?.original && { original: first.original }),
    ...(first?.line && { line: first.line }),
  }
}
