import { createHash } from 'node:crypto'
import type { Test } from '@callofcode/judge/judge-solution'
import { answerType } from '@callofcode/judge/signature'
import { checkValue, type Value } from '@callofcode/judge/value'
import type { Arguments, Problem } from './problem.ts'
import { Random } from './random.ts'

/** A test with its name and its answer. */
export interface ProblemTest extends Test {
  /** Such as `sample 1` or `test 12`: its position in tests.ts, or the name of its files. */
  name: string
  given: Arguments
  /** The answer of solve(). */
  answer: Value
}

export interface ProblemTests {
  samples: ProblemTest[]
  hidden: ProblemTest[]
}

/** A test that cannot be made: a mistake of the problem's author. */
export class BadTest extends Error {}

/** Returns the samples shown in the statement, and the hidden tests. Solutions are judged on both, in this order. */
export function testsOf(problem: Problem): ProblemTests {
  const { stored, list } = problem
  if (stored) {
    const made = ({ name, input, answer }: (typeof stored.samples)[number]) =>
      withAnswer(problem, name, [input], answer)
    return { samples: stored.samples.map(made), hidden: stored.hidden.map(made) }
  }
  const samples = list.samples.map((given, at) => testOf(problem, `sample ${at + 1}`, given))
  const hidden = list.tests.map((one, at) => {
    const name = `test ${at + 1}`
    return testOf(
      problem,
      name,
      typeof one === 'function' ? one(new Random(`${problem.slug} ${at + 1}`)) : one,
    )
  })
  return { samples, hidden }
}

/** Returns a test with a random small input, always the same for one number and seed. */
export function smallTest(problem: Problem, at: number, seed = 'small'): ProblemTest {
  if (!problem.reference) throw new BadTest('There is no reference.ts to make an input with.')
  const given = problem.reference.small(new Random(`${problem.slug} ${seed} ${at}`))
  return testOf(problem, `small(${at})`, given)
}

/** Makes the test of an input, with the answer of the problem's reference.ts. */
export function testOf(problem: Problem, name: string, given: Arguments): ProblemTest {
  if (!problem.reference) throw new BadTest('There is no reference.ts to solve it with.')
  checkGiven(problem, name, given)
  // The reference gets a copy, as it may change its arguments, like a learner's function.
  return withAnswer(problem, name, given, problem.reference.solve(...structuredClone(given)))
}

function withAnswer(problem: Problem, name: string, given: Arguments, answer: Value): ProblemTest {
  const { comparison, reference } = problem
  try {
    checkValue(answer, problem.style === 'function' ? answerType(problem.signature) : 'string')
  } catch (error) {
    throw new BadTest(`${name}: the answer of solve() ${shortly(answer)}: ${messageOf(error)}`)
  }
  const compared = comparison && { comparison }
  const expected: Test['expected'] = reference?.check
    ? { checker: checkerOf(reference.check, given) }
    : problem.style === 'function'
      ? { answer, ...compared }
      : { stdout: String(answer), ...compared }
  const input =
    problem.style === 'function'
      ? { arguments: given }
      : {
          stdin: String(given[0]),
          ...(problem.interactor && { interactor: problem.interactor.address }),
        }
  return { name, given, answer, input, expected }
}

type Check = NonNullable<NonNullable<Problem['reference']>['check']>

function checkerOf(check: Check, given: Arguments) {
  return ({ stdout, answer = stdout }: { stdout: string; answer: Value | undefined }) => {
    const message = check(given, answer)
    return message === undefined ? { ok: true } : { ok: false, message }
  }
}

function checkGiven(problem: Problem, name: string, given: Arguments) {
  const types =
    problem.style === 'function' ? problem.signature.parameters.map(({ type }) => type) : ['string' as const]
  if (!Array.isArray(given) || given.length !== types.length) {
    const wanted = problem.style === 'function' ? `an array of ${types.length} arguments` : 'a string'
    throw new BadTest(`${name}: the input is not ${wanted}: ${shortly(given)}`)
  }
  for (const [at, type] of types.entries()) {
    try {
      checkValue(given[at] as Value, type)
    } catch (error) {
      throw new BadTest(`${name}: argument ${at + 1}: ${messageOf(error).slice(0, 200)}`)
    }
  }
}

/** Returns a hash of all tests. */
export function hashOfTests({ samples, hidden }: ProblemTests): string {
  const hash = createHash('sha256')
  for (const { given, answer } of [...samples, ...hidden]) hash.update(JSON.stringify([given, answer]))
  return hash.digest('hex').slice(0, 16)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns a value as JSON, shortened if it is long. */
export function shortly(value: unknown, most = 120): string {
  const whole = JSON.stringify(value) ?? String(value)
  return whole.length > most ? `${whole.slice(0, most)} …` : whole
}
