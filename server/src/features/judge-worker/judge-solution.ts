import { createHash } from 'node:crypto'
import type { ProblemTest } from '@callofcode/content/problem-tests'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { withoutItsWords } from '@callofcode/judge/cpp/words/run-words'
import { inTime, TookTooLong } from '@callofcode/judge/host/in-time'
import type { Diagnostic, Limits, RunResult } from '@callofcode/judge/runner'
import type { Signature } from '@callofcode/judge/signature'
import { type Judgement, judgeCompiled, judgeRun, TOO_MUCH_TO_CHECK } from '@callofcode/judge/verdict'
import { publicInput } from '../problem/public.ts'
import { type FailingSample, internalError, type JudgeResult } from './judge-result.ts'
import { ProcessorBudget } from './processor-budget.ts'
import type { CompiledHere, Sandbox } from './sandbox.ts'
import { SandboxEnded } from './sandbox-process.ts'

export interface Task {
  readonly language: SolutionLanguage
  readonly source: string
  readonly signature: Signature | undefined
  /** The tests, samples first. */
  readonly tests: readonly ProblemTest[]
  readonly samples: number
  readonly limits: Limits
  /** Whether a wrong answer shows the first hidden test that it fails. */
  readonly showFailedTest?: boolean
}

/** Compiles and runs a solution in a sandbox. Answers are compared here, out of reach of judged code. */
export async function judgeSolution(
  sandbox: Sandbox,
  task: Task,
  onTest: (test: number) => void,
): Promise<JudgeResult> {
  try {
    const compiled = await compile(sandbox, task)
    const refused = judgeCompiled(compiled as Parameters<typeof judgeCompiled>[0])
    if (refused) return ofCompiling(refused, compiled, task)
    return await runTests(sandbox, task, compiled as { artifact: string; diagnostics: Diagnostic[] }, onTest)
  } finally {
    // The sandbox must keep nothing of this submission for the next one.
    await sandbox.forget()
  }
}

const compile = (sandbox: Sandbox, { language, source, signature }: Task) =>
  sandbox.compile(language, { text: source, ...(signature && { signature }) })

function ofCompiling(refused: Judgement, compiled: CompiledHere, { limits, tests }: Task): JudgeResult {
  const { verdict, reason, line } = refused
  if (verdict === 'Internal Error') throw new SandboxEnded(reason ?? 'it could not compile')
  const shownDiagnostics = ('diagnostics' in compiled ? compiled.diagnostics : [])
    .slice(0, MOST_DIAGNOSTICS)
    .map((one) => ({
      ...one,
      message: clipped(one.message),
      ...(one.original && { original: clipped(one.original) }),
    }))
  return {
    ...internalError(),
    verdict,
    reason: reason === undefined ? null : clipped(reason),
    line: line ?? null,
    diagnostics: shownDiagnostics,
    tests: tests.length,
    fuelLimit: limits.fuel,
    undecided: compiled.undecided ?? false,
  }
}
const MOST_DIAGNOSTICS = 50

async function runTests(
  sandbox: Sandbox,
  { language, tests, samples, limits, signature, showFailedTest = false }: Task,
  { artifact, diagnostics }: { artifact: string; diagnostics: Diagnostic[] },
  onTest: (test: number) => void,
): Promise<JudgeResult> {
  const found = { fuels: [] as number[], answers: [] as string[] }
  const most = { fuel: 0, memory: 0 }
  let failed: Pick<JudgeResult, 'verdict' | 'reason' | 'line' | 'failing' | 'undecided'> | undefined
  let passed = 0
  const budget = new ProcessorBudget(language)
  for (const [at, test] of tests.entries()) {
    onTest(at + 1)
    const { processor = 0, ...result } = await sandbox.run(test.input, limits, budget.forTest(limits.fuel))
    budget.spend(processor, result.fuel)
    most.fuel = Math.max(most.fuel, result.fuel)
    most.memory = Math.max(most.memory, result.memory)
    if (at < samples) note(found, result)
    const judgement = judgedInTime(result, test, signature)
    if (judgement.verdict === 'Internal Error') throw new SandboxEnded(judgement.reason ?? 'it failed')
    if (judgement.verdict !== 'Accepted') {
      const isShown = at < samples || (showFailedTest && mayBeShown(judgement, test))
      failed = ofTest(judgement, result, { test, number: at + 1, isShown, language })
      break
    }
    passed++
  }
  return {
    verdict: 'Accepted',
    reason: null,
    line: null,
    failing: null,
    undecided: false,
    ...failed,
    diagnostics: diagnostics.slice(0, MOST_DIAGNOSTICS),
    passed,
    tests: tests.length,
    ...most,
    fuelLimit: limits.fuel,
    found: {
      fuels: found.fuels,
      answersHash: found.answers.length === samples ? sha256(JSON.stringify(found.answers)) : null,
      artifactHash: artifact,
    },
  }
}

/** The time limit for comparing and checking an answer. Honest answers take some milliseconds. */
const CHECKING_MILLISECONDS = 10_000

function judgedInTime(
  result: RunResult,
  { expected }: ProblemTest,
  signature: Signature | undefined,
): Judgement {
  try {
    return inTime(() => judgeRun(result, expected, signature), CHECKING_MILLISECONDS)
  } catch (error) {
    if (error instanceof TookTooLong) return TOO_MUCH_TO_CHECK
    throw error
  }
}

function note(found: { fuels: number[]; answers: string[] }, { fuel, answer, stdout, ending }: RunResult) {
  found.fuels.push(fuel)
  if (ending === 'finished') found.answers.push(answer ?? stdout)
}

function ofTest(
  judgement: Judgement,
  result: RunResult,
  at: { test: ProblemTest; number: number; isShown: boolean; language: SolutionLanguage },
) {
  const { verdict, reason, line, undecided } = judgement
  const { test, number, isShown, language } = at
  const shownReason = isShown ? reason : hiddenReason(judgement, result, language)
  return {
    verdict,
    reason: shownReason ? storable(clipped(shownReason)) : null,
    line: line ?? null,
    undecided: undecided ?? false,
    failing: { test: number, sample: isShown ? shownTest(test, result) : null },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const LONGEST = 4_000

const clipped = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** PostgreSQL can store neither NUL nor a lone surrogate. A program may print both. */
const storable = (text: string) => text.replaceAll('\0', '\u2400').toWellFormed()
const shown = (text: string) => storable(clipped(text))

/** A test of this size teaches nothing, and would be stored with the submission. */
const mayBeShown = ({ verdict }: Judgement, { given }: ProblemTest) =>
  verdict === 'Wrong Answer' && JSON.stringify(given).length <= LONGEST

/** Returns everything about a test that the learner may see. It is a sample or a test that the problem shows. */
function shownTest({ input, answer }: ProblemTest, result: RunResult): FailingSample {
  const { ending, stdout, stderr, original } = result
  const given = ending === 'finished' ? (result.talk ?? result.answer ?? stdout) : null
  return {
    input: publicInput(input),
    answer,
    given: given === null ? null : shown(given),
    stdout: shown(stdout),
    stderr: shown(stderr),
    original: original === undefined ? null : shown(original),
  }
}

// Error names of the languages. Any other text may be built from the test's data.
const KINDS =
  /^(?:Uncaught )?((?:Arithmetic|Assertion|Attribute|EOF|Eval|Import|Index|Key|Lookup|Memory|ModuleNotFound|Name|NotImplemented|OS|Overflow|Permission|Range|Recursion|Reference|Runtime|Syntax|Type|UnboundLocal|UnicodeDecode|UnicodeEncode|URI|Value|ZeroDivision)Error|StopIteration|Error|(?:Arithmetic|ArrayIndexOutOfBounds|ArrayStore|ClassCast|ConcurrentModification|EmptyStack|IllegalArgument|IllegalState|IndexOutOfBounds|InputMismatch|NegativeArraySize|NoSuchElement|NullPointer|NumberFormat|StringIndexOutOfBounds|UnsupportedOperation)Exception)(?::|$)/

const FIXED =
  /^(?:The program ended (?:itself|the Java machine itself|before the function returned|with exit code \d{1,3})\.|The function returned nothing|It took more than [\d.]+ s of processor time\.|The answer is longer than \d+ MiB\.)/

/** Returns why a hidden test failed, without its data. Messages of a comparison, a check or a program may contain parts of it. */
function hiddenReason(
  { verdict, reason = '', original = reason }: Judgement,
  { ending, reason: own }: RunResult,
  language: SolutionLanguage,
): string | undefined {
  if (verdict === 'Wrong Answer') return undefined
  if (ending !== 'failed' && own === undefined) return reason
  if (language === 'cpp') return withoutItsWords(reason) ?? FIXED.exec(reason)?.[0]
  return KINDS.exec(original)?.[1] ?? FIXED.exec(reason)?.[0]
}
