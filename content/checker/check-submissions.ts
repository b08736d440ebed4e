import {
  type Fault,
  type Problem,
  type ProblemLanguage,
  problemLanguages,
  type Submission,
  verdictOf,
} from '@callofcode/content/problem'
import { fuelLimit, javaLimit, type Measured, memoryOf } from '@callofcode/content/problem-limits'
import { type ProblemTest, shortly } from '@callofcode/content/problem-tests'
import { type Judged, judgeSolution } from '@callofcode/judge/judge-solution'
import { countedBy, type Language } from '@callofcode/judge/language'
import type { Limits, Runner } from '@callofcode/judge/runner'

/** Fuel far above any limit, to measure accepted submissions: only the clock stops them. */
const UNLIMITED = 1e12

/** Where submissions are judged. */
export interface Bench {
  has(language: Language): boolean
  /** Does the job with a runner that is free, and has the language loaded if there is one. */
  use<T>(language: Language, job: (runner: JudgingRunner) => Promise<T>): Promise<T>
}
export type JudgingRunner = Pick<Runner, 'compile' | 'run'>

export interface JudgedSubmission {
  submission: Submission
  fault?: Fault
  /** The figures of the slowest test, but `milliseconds` is the sum of all tests. */
  fuel: number
  milliseconds: number
}

export type Measures = Partial<Record<ProblemLanguage, Measured & { milliseconds: number }>>

/** Checks that the required submissions exist, whether or not this judge can run them. */
export function checkFiles({ submissions }: Problem): Fault[] {
  const file = 'submissions'
  const missing = ['cpp', 'py', 'js']
    .map((end) => `submissions/accepted/reference.${end}`)
    .filter((name) => submissions.every((one) => one.file !== name))
  const failing = submissions.filter(({ folder }) => folder !== 'accepted')
  return [
    ...missing.map((name) => ({ file: name, reason: 'is missing' })),
    ...(failing.length < 2 ? [{ file, reason: `${failing.length} of them fail; at least two must` }] : []),
  ]
}

/** Judges the accepted submissions: they must pass every test and agree with solve() on all small inputs. */
export function judgeAccepted(pool: Bench, problem: Problem, tests: ProblemTest[], small: ProblemTest[]) {
  const accepted = runnable(pool, problem).filter(({ folder }) => folder === 'accepted')
  return Promise.all(
    accepted.map(async (submission): Promise<JudgedSubmission> => {
      const all = [...tests, ...small]
      const judged = await judge(pool, problem, submission, all, { fuel: UNLIMITED })
      const counted = judged.tests.slice(0, tests.length).map(({ result }) => result)
      const reason = faultOf(judged, submission, all)
      return {
        submission,
        ...(reason && { fault: { file: submission.file, reason } }),
        fuel: Math.max(0, ...counted.map(({ fuel }) => fuel)),
        milliseconds: counted.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
      }
    }),
  )
}

// Each test starts a JVM, which takes longer than running a small input.
const SMALL_IN_JAVA = 20
const JAVA_MILLISECONDS = 60_000

/** Judges submissions in Java, with the limit derived from C++'s. Nothing is measured. */
export async function judgeJava(
  pool: Bench,
  problem: Problem,
  tests: ProblemTest[],
  small: ProblemTest[],
  measures: Measures,
): Promise<Fault[]> {
  const cpp = (measures.cpp ?? problem.limits?.fuel.cpp)?.limit
  const limits = { milliseconds: JAVA_MILLISECONDS, ...(cpp && { fuel: javaLimit(cpp) }) }
  const submissions = pool.has('java') ? javaIn(problem) : []
  const found = submissions.map(async (submission): Promise<Fault[]> => {
    const all = submission.folder === 'accepted' ? [...tests, ...small.slice(0, SMALL_IN_JAVA)] : tests
    const reason = faultOf(await judge(pool, problem, submission, all, limits), submission, all)
    return reason ? [{ file: submission.file, reason }] : []
  })
  return (await Promise.all(found)).flat()
}

/** Submissions that only some machines can run. */
export const javaIn = ({ submissions }: Problem) => submissions.filter(({ language }) => language === 'java')

/** Judges the other submissions up to the first failed test: each must get the verdict of its folder. */
export function judgeFailing(pool: Bench, problem: Problem, tests: ProblemTest[], measures: Measures) {
  const failing = runnable(pool, problem).filter(({ folder }) => folder !== 'accepted')
  return Promise.all(
    failing.map(async (submission): Promise<Fault[]> => {
      const fuel = submission.language === 'java' ? undefined : measures[submission.language]?.limit
      if (fuel === undefined) return []
      const reason = faultOf(await judge(pool, problem, submission, tests, { fuel }), submission, tests)
      return reason ? [{ file: submission.file, reason }] : []
    }),
  )
}

/** The measurements of each language whose accepted submissions pass. */
export function measuresOf({ multiplier }: Problem, judged: JudgedSubmission[]): Measures {
  const measures: Measures = {}
  for (const language of problemLanguages) {
    const own = judged.filter(({ submission, fault }) => submission.language === language && !fault)
    if (own.length === 0) continue
    const accepted = Math.max(...own.map(({ fuel }) => fuel))
    const milliseconds = Math.max(...own.map((one) => one.milliseconds))
    measures[language] = {
      accepted,
      limit: fuelLimit(language, accepted, multiplier[language]),
      milliseconds,
    }
  }
  return measures
}

/** The submissions that are measured. */
const runnable = (pool: Bench, { submissions }: Problem) =>
  submissions.filter(({ language }) => language !== 'java' && pool.has(language))

function judge(
  pool: Bench,
  problem: Problem,
  { language, text }: Submission,
  tests: ProblemTest[],
  limits: Partial<Limits>,
): Promise<Judged> {
  const source = problem.style === 'function' ? { text, signature: problem.signature } : { text }
  return pool.use(language, (runner) =>
    judgeSolution(runner, language, source, tests, { limits: { memory: memoryOf(problem), ...limits } }),
  )
}

function faultOf(judged: Judged, { folder, language }: Submission, tests: ProblemTest[]): string | undefined {
  const wanted = verdictOf[folder]
  const last = tests[judged.tests.length - 1]
  const line = judged.line ? ` (line ${judged.line})` : ''
  const where = last && judged.verdict !== 'Accepted' ? ` on ${last.name}, ${shortly(last.given)}` : ''
  const why = judged.reason ? `: ${judged.reason}${line}` : line
  if (judged.verdict !== wanted) return `gets ${judged.verdict}${where}${why}${answers(judged, last)}`
  // A machine with another clock or stack might give another verdict.
  if (judged.undecided && countedBy(language) === 'fuel')
    return `gets ${judged.verdict}${where}, but not by what is counted${why}`
  return undefined
}

function answers({ tests, verdict }: Judged, test: ProblemTest | undefined): string {
  const result = tests.at(-1)?.result
  if (!test || verdict !== 'Wrong Answer' || !result) return ''
  return `; it answers ${shortly(result.answer ?? result.stdout)}, solve() ${shortly(test.answer)}`
}
