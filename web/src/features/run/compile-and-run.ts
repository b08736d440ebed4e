import type { ProblemPage, SolutionLanguage } from '@callofcode/contract/problem/problem'
import { readAnswer } from '@callofcode/judge/answer'
import { OutOfTime } from '@callofcode/judge/host/worker-calls'
import type { Limits, Runner, RunResult, Source, Tell } from '@callofcode/judge/runner'
import type { Signature } from '@callofcode/judge/signature'
import type { Value } from '@callofcode/judge/value'
import {
  areHinted,
  type Expected,
  type Judgement,
  judgeRun,
  TOO_MUCH_TO_CHECK,
} from '@callofcode/judge/verdict'
import {
  type Case,
  type CaseResult,
  expectedOf,
  type NotCompiled,
  type Program,
  warningsOf,
} from './cases.ts'
import type { ReferenceClient } from './reference/reference-client.ts'

/** Stops runs that use time without using fuel. The server decides on such a run. */
const MILLISECONDS = 10_000

export const signatureOf = ({ signature }: ProblemPage) => (signature ?? undefined) as Signature | undefined

export function sourceOf(problem: ProblemPage, text: string, checked: boolean): Source {
  const signature = signatureOf(problem)
  return { text, ...(signature && { signature }), checked }
}

export async function compileInBrowser(
  runner: Runner,
  problem: ProblemPage,
  { language, source }: { language: SolutionLanguage; source: string },
  tell: Tell,
): Promise<Program | NotCompiled> {
  const compiled = await runner.compile(language, sourceOf(problem, source, language === 'cpp'), tell)
  if (compiled.ok) return { ...compiled.artifact, warnings: warningsOf(compiled.diagnostics) }
  // The judge itself failed. The code is not the cause.
  if ('internal' in compiled) throw new Error(compiled.internal)
  return { ...compiled, language }
}

export const isArtifact = (made: Program | NotCompiled): made is Program => !('ok' in made)

export interface CaseRun {
  readonly runner: Runner
  readonly problem: ProblemPage
  readonly artifact: Program
  readonly reference: ReferenceClient
}

export function limitsOf({ languages }: ProblemPage, language: SolutionLanguage): Partial<Limits> {
  const offered = languages.find((one) => one.language === language)
  // A trial run of C++ is checked at every step, which takes several times as long.
  const milliseconds = language === 'cpp' ? 3 * MILLISECONDS : MILLISECONDS
  return { ...(offered && { fuel: offered.fuel, memory: offered.memory }), milliseconds }
}

/** Runs one case and judges it as the server would. */
export async function runCase(
  { runner, problem, artifact, reference }: CaseRun,
  one: Case,
): Promise<CaseResult> {
  const input = await reference.runnable(problem, one.input)
  const [result] = await runner.run(artifact, [input], limitsOf(problem, artifact.language))
  if (!result) throw new Error('The judge gave no result.')
  const finished = result.ending === 'finished'
  const given = finished ? (result.answer ?? result.stdout) : undefined
  const expected = await expectationOf(problem, reference, one, result)
  const judgement: Judgement = expected
    ? judgeRun(result, expected, signatureOf(problem))
    : { ...judgeRun(result, UNKNOWN, signatureOf(problem)), undecided: true }
  const hints = areHinted(judgement.verdict) ? artifact.warnings : []
  return { judgement, given, result, language: artifact.language, hints }
}

const UNKNOWN: Expected = { checker: () => ({ ok: true }) }

/**
 * Returns the expected answer. If several answers are right, the problem's own check decides about a given answer of the right
 * type.
 */
async function expectationOf(
  problem: ProblemPage,
  reference: ReferenceClient,
  { input, answer }: Case,
  result: RunResult,
): Promise<Expected | undefined> {
  if (answer === undefined) return undefined
  const value = problem.checked && result.ending === 'finished' ? answerOf(problem, result) : undefined
  if (value === undefined) return expectedOf(problem, answer)
  const wrong = await reference.check(input, value).catch((error) => {
    if (!(error instanceof OutOfTime)) throw error
    return String(TOO_MUCH_TO_CHECK.reason)
  })
  return { checker: () => (wrong === undefined ? { ok: true } : { ok: false, message: wrong }) }
}

function answerOf(problem: ProblemPage, { answer, stdout }: RunResult): Value | undefined {
  const signature = signatureOf(problem)
  if (!signature) return stdout
  const read = readAnswer(answer, signature)
  return 'answer' in read ? read.answer : undefined
}
