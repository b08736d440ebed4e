import type { Fault, Problem } from '@callofcode/content/problem'
import {
  BadTest,
  type ProblemTest,
  type ProblemTests,
  shortly,
  smallTest,
  testsOf,
} from '@callofcode/content/problem-tests'
import { type Interactor, Talk } from '@callofcode/judge/interactor'

const LEAST_TESTS = 15
/** The most bytes that all tests may have as JSON: they are held in memory and sent to workers. */
const MOST_BYTES = 24 * 2 ** 20
const MOST_SMALL_BYTES = 500

export interface CheckedTests {
  faults: Fault[]
  tests?: ProblemTests
  /** Random small inputs on which every accepted submission must agree. */
  small: ProblemTest[]
}

/** Makes the tests and checks each with the problem's valid(). */
export function checkTests(problem: Problem, randoms: number): CheckedTests {
  const file = problem.stored ? 'data' : 'tests.ts'
  try {
    const tests = testsOf(problem)
    const all = [...tests.samples, ...tests.hidden]
    const faults = [...checkList(tests), ...all.flatMap((test) => checkValid(problem, test))]
    if (faults.length > 0) return { faults: faults.map((reason) => ({ file, reason })), tests, small: [] }
    return { tests, ...checkSmall(problem, randoms) }
  } catch (error) {
    return { faults: [{ file, reason: reasonOf(error) }], small: [] }
  }
}

function checkList({ samples, hidden }: ProblemTests): string[] {
  const reasons: string[] = []
  const all = [...samples, ...hidden]
  if (samples.length < 2 || samples.length > 4) reasons.push(`has ${samples.length} samples, not 2 to 4`)
  if (all.length < LEAST_TESTS)
    reasons.push(`has ${all.length} tests with the samples; at least ${LEAST_TESTS} are needed`)
  const seen = new Map<string, string>()
  let bytes = 0
  for (const { name, given } of all) {
    const key = JSON.stringify(given)
    const twin = seen.get(key)
    if (twin) reasons.push(`${name} is the same as ${twin}`)
    seen.set(key, name)
    bytes += key.length
  }
  if (bytes > MOST_BYTES)
    reasons.push(`its tests take ${(bytes / 2 ** 20).toFixed(0)} MB; at most 24 MB are allowed`)
  return reasons
}

// What a broken program may write. A talk must end by itself however often it is asked.
const NONSENSE = ['?', '!', '? x', '? 0', '? -1', '? 1e99', '! x', 'hello', '? 1 2 3 4 5 6', '? 1', '? 1 2']
const MOST_LINES = 20_000

function unreadyFor(talk: Interactor, test: string): string | undefined {
  for (const line of NONSENSE) {
    const one = new Talk(talk, test)
    one.hear(`${line}\n`.repeat(MOST_LINES))
    if (!one.ended) return `the interactor still listens after ${MOST_LINES} lines of "${line}"`
    if (one.ended.fault === undefined && !line.startsWith('!')) return `the interactor accepts "${line}"`
  }
  return undefined
}

function checkValid({ reference, interactor }: Problem, { name, given, answer }: ProblemTest): string[] {
  const broken = reference?.valid(...structuredClone(given))
  if (broken !== undefined) return [`${name} breaks a constraint: ${broken}: ${shortly(given)}`]
  const unready = interactor && unreadyFor(interactor.talk, String(given[0]))
  if (unready) return [`${name}: ${unready}: ${shortly(given)}`]
  const wrong = reference?.check?.(structuredClone(given), answer)
  return wrong === undefined ? [] : [`${name}: check() refuses the answer of solve(): ${wrong}`]
}

function checkSmall(problem: Problem, randoms: number): { faults: Fault[]; small: ProblemTest[] } {
  const small: ProblemTest[] = []
  if (!problem.reference) return { faults: [], small }
  try {
    for (let at = 0; at < randoms; at++) {
      const test = smallTest(problem, at)
      const reasons = checkValid(problem, test)
      if (JSON.stringify(test.given).length > MOST_SMALL_BYTES)
        reasons.push(`small() makes an input that is not small: ${shortly(test.given)}`)
      if (reasons.length > 0)
        return { faults: reasons.map((reason) => ({ file: 'reference.ts', reason })), small: [] }
      small.push(test)
    }
  } catch (error) {
    return { faults: [{ file: 'reference.ts', reason: reasonOf(error) }], small: [] }
  }
  return { faults: [], small: withoutTwins(small) }
}

function withoutTwins(tests: ProblemTest[]): ProblemTest[] {
  return [...new Map(tests.map((test) => [JSON.stringify(test.given), test])).values()]
}

function reasonOf(error: unknown): string {
  if (error instanceof BadTest) return error.message
  const [, place = ''] =
    /((?:reference|tests)\.ts:\d+)/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? []
  return `fails${place && ` at ${place}`}: ${error instanceof Error ? error.message : error}`
}
