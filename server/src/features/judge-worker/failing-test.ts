import type { ProblemTest } from '@callofcode/content/problem-tests'
import type { SolutionLanguage } from '@callofcode/contract/problem'
import type { RunResult } from '@callofcode/judge/runner'
import type { Judgement } from '@callofcode/judge/verdict'
import type { FailingSample } from './judge-result.ts'

const LONGEST = 4_000

export const clipped = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** PostgreSQL stores neither NUL nor a lone surrogate; a program may print both. */
export const storable = (text: string) => text.replaceAll('\0', '\u2400').toWellFormed()
const shown = (text: string) => storable(clipped(text))

/** Everything about a sample: samples are public. */
export function shownSample({ input, answer }: ProblemTest, result: RunResult): FailingSample {
  const { ending, stdout, stderr } = result
  const given = ending === 'finished' ? (result.answer ?? stdout) : null
  return {
    ...{ input, answer, given: given === null ? null : shown(given) },
    ...{ stdout: shown(stdout), stderr: shown(stderr) },
  }
}

// Error names of the languages. Any other text may be built from the test's data.
const KINDS =
  /^(?:Uncaught )?((?:Arithmetic|Assertion|Attribute|EOF|Eval|Import|Index|Key|Lookup|Memory|ModuleNotFound|Name|NotImplemented|OS|Overflow|Permission|Range|Recursion|Reference|Runtime|Syntax|Type|UnboundLocal|UnicodeDecode|UnicodeEncode|URI|Value|ZeroDivision)Error|StopIteration|Error|(?:Arithmetic|ArrayIndexOutOfBounds|ArrayStore|ClassCast|ConcurrentModification|EmptyStack|IllegalArgument|IllegalState|IndexOutOfBounds|InputMismatch|NegativeArraySize|NoSuchElement|NullPointer|NumberFormat|StringIndexOutOfBounds|UnsupportedOperation)Exception)(?::|$)/

const FIXED =
  /^(?:The program ended (?:itself|the Java machine itself|before the function returned|with exit code \d{1,3})\.|The function returned nothing|It took more than [\d.]+ s of processor time\.)/

/**
 * Why a hidden test failed, without anything of the test. What a comparison or a check says, and what a program
 * throws, may contain a part of it.
 */
export function hiddenReason(
  { verdict, reason = '' }: Judgement,
  { ending, reason: own }: RunResult,
  language: SolutionLanguage,
): string | undefined {
  if (verdict === 'Wrong Answer') return undefined
  // A C++ program cannot choose these: they name the instruction that failed.
  if (language === 'cpp' || (ending !== 'failed' && own === undefined)) return reason
  return KINDS.exec(reason)?.[1] ?? FIXED.exec(reason)?.[0]
}
