import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault, Problem } from '@callofcode/content/problem'
import { derivedLimits } from '@callofcode/content/problem-limits'
import { type ProblemTest, smallTest } from '@callofcode/content/problem-tests'
import { UNWRITTEN } from '@callofcode/content/unwritten'
import { CLUB_TESTS } from '@callofcode/contract/authoring/standard'
import type { Measures } from './check-submissions.ts'
import { type CheckedTests, checkTests } from './check-tests.ts'
import { checkStatement, withExamples } from './check-texts.ts'

const HINTS = 3

/** Puts stand-ins where the author of a problem for the club has written no hint and no editorial. */
export function completeFolder(folder: string) {
  const editorial = join(folder, 'editorial.md')
  if (!existsSync(editorial) || readFileSync(editorial, 'utf8').trim() === '')
    writeFileSync(editorial, `${UNWRITTEN}\n`)
  const task = join(folder, 'problem.json')
  const read = existsSync(task) ? objectIn(readFileSync(task, 'utf8')) : undefined
  if (!read) return
  const hints = Array.isArray(read.hints) ? read.hints : []
  const written = hints.filter((hint) => typeof hint === 'string' && hint.trim() !== '')
  if (written.length >= HINTS) return
  const missing = Array.from({ length: HINTS - written.length }, () => UNWRITTEN)
  writeFileSync(task, `${JSON.stringify({ ...read, hints: [...written, ...missing] }, null, 2)}\n`)
}

function objectIn(json: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(json)
    return typeof read === 'object' && read !== null ? { ...read } : undefined
  } catch {
    return undefined
  }
}

/** What a problem needs that a club publishes for its members. */
export const clubRules = {
  checkFiles({ submissions }: Problem): Fault[] {
    const isMeasured = submissions.some(
      ({ folder, language }) => folder === 'accepted' && language !== 'java',
    )
    return isMeasured
      ? []
      : [{ file: 'submissions', reason: 'one that is accepted is needed, in C++, Python or JavaScript' }]
  },

  checkTests(problem: Problem, randoms: number): CheckedTests {
    const found = checkTests(problem, randoms)
    const file = problem.stored ? 'data' : 'tests.ts'
    const faults = found.faults.filter(({ reason }) => !COUNTED.test(reason))
    const { samples, hidden } = found.tests ?? { samples: [], hidden: [] }
    const count = samples.length + hidden.length
    if (found.tests && count < CLUB_TESTS)
      faults.push({ file, reason: `has ${count} tests; at least ${CLUB_TESTS} are needed` })
    if (found.tests && (samples.length < 1 || samples.length > 4))
      faults.push({ file, reason: `has ${samples.length} samples, not 1 to 4` })
    if (faults.length > 0 || found.faults.length === 0) return { ...found, faults }
    return { ...found, ...smallTests(problem, randoms) }
  },

  /** The samples become the examples of a statement that has none. */
  checkTexts(problem: Problem, samples: ProblemTest[]): Fault[] {
    const statement = withExamples(problem, samples)
    if (statement !== problem.statement) writeFileSync(join(problem.folder, 'statement.md'), statement)
    return checkStatement({ ...problem, statement }, samples)
  },

  derive: (measures: Measures) => derivedLimits(measures),
}

/** The faults about the number of tests of the whole standard. */
const COUNTED = /^has \d+ (?:samples, not 2 to 4|tests with the samples;)/

/** Makes the random small inputs, which are left out where the whole standard has a fault. */
function smallTests(problem: Problem, randoms: number): Pick<CheckedTests, 'faults' | 'small'> {
  const { reference } = problem
  if (!reference) return { faults: [], small: [] }
  const small = new Map<string, ProblemTest>()
  const fault = (reason: string) => ({ faults: [{ file: 'reference.ts', reason }], small: [] })
  try {
    for (let at = 0; at < randoms; at++) {
      const test = smallTest(problem, at)
      const broken = reference.valid(...structuredClone(test.given))
      if (broken !== undefined) return fault(`${test.name} breaks a constraint: ${broken}`)
      small.set(JSON.stringify(test.given), test)
    }
  } catch (error) {
    return fault(`fails: ${error instanceof Error ? error.message : error}`)
  }
  return { faults: [], small: [...small.values()] }
}
