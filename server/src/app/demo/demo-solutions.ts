import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { demoProgress } from '@callofcode/content/demo-club'
import type { DemoPerson } from '@callofcode/content/demo-records'
import type { Problem } from '@callofcode/content/problem'
import { problemLimits } from '@callofcode/content/problem-limits'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import {
  conditionsOf,
  type ProblemHead,
  ProblemLibrary,
  sourceHashOf,
} from '../../features/problem/problem-library.ts'
import { shippedProblems } from '../../features/problem/problem-modules.ts'
import { problemSubmissions } from '../../features/submission/submission-tables.ts'
import type { DemoSeeder } from './demo-club.ts'

type Verdict = 'accepted' | 'wrong_answer'
interface Attempt {
  readonly key: string
  readonly problem: ProblemHead
  readonly verdict: Verdict
  readonly daysAgo: number
}

const LANGUAGES = { '.py': 'python', '.js': 'javascript', '.cpp': 'cpp' } as const
/** The shipped solutions by folder, read once because many people submit each of them. */
type Read = Map<string, ReturnType<typeof solutionsIn>>

const MINUTES = 24 * 60
const TESTS = 24

/** Writes submissions to the problems on the site. They match the questions that each person has ticked. */
export const seedSolutions: DemoSeeder = async (tx, club) => {
  const library = new ProblemLibrary(shippedProblems)
  const read: Read = new Map()
  const hashes = new Map<string, string | undefined>()
  const rows = club.content.people
    .flatMap((person) => attemptsOf(person, library.list()))
    .map(({ key: who, problem, verdict, daysAgo }) => {
      const solution = solutionOf(read, problem.slug, verdict, chance(who, 'language'))
      const key = `${problem.slug} ${solution.language}`
      const testsHash = hashes.get(key) ?? testsHashOf(problem, solution.language)
      hashes.set(key, testsHash)
      const at = club.daysAgo(daysAgo)
      const accepted = verdict === 'accepted'
      return {
        createdAt: at,
        judgedAt: at,
        memberId: club.memberOf(who).id,
        problem: problem.slug,
        ...solution,
        testsHash,
        state: 'done' as const,
        verdict: accepted ? ('Accepted' as const) : ('Wrong Answer' as const),
        tests: TESTS,
        passed: accepted ? TESTS : Math.floor(1 + chance(who, problem.slug, 'passed') * (TESTS - 2)),
        reason: accepted ? null : 'The answer differs from the expected one.',
      }
    })
  for (let from = 0; from < rows.length; from += 1_000)
    await tx.insert(problemSubmissions).values(rows.slice(from, from + 1_000))
  return []
}

/** Returns a number from 0 to 1 that is the same on every start. */
const chance = (...of: string[]) => createHash('sha1').update(of.join(' ')).digest().readUInt32BE() / 2 ** 32

function attemptsOf(person: DemoPerson, problems: readonly ProblemHead[]): Attempt[] {
  const { key } = person
  const ticked = new Map(demoProgress(person).map(({ question, daysAgo }) => [question, daysAgo]))
  return problems.flatMap((problem) => {
    const luck = chance(key, problem.slug)
    const day = problem.question ? ticked.get(problem.question) : undefined
    const other = 2 + Math.floor(luck * Math.min(person.joinedDaysAgo, 200))
    const daysAgo = (day ?? other) + 0.2 + luck / 2
    const attempt = (verdict: Verdict, earlier = 0) => ({
      key,
      problem,
      verdict,
      daysAgo: daysAgo + earlier / MINUTES,
    })
    // A problem without a question is solved by people who have practised enough for it.
    const reached = problem.question ? day !== undefined : luck < ticked.size / 500
    if (reached && luck < 0.9)
      return [...(luck < 0.35 ? [attempt('wrong_answer', 25)] : []), attempt('accepted')]
    return ticked.size > 0 && luck > 0.94 ? [attempt('wrong_answer')] : []
  })
}

/** Returns a solution that is shipped with the problem to check it. */
function solutionOf(read: Read, slug: string, verdict: Verdict, luck: number) {
  const folder = join(String(shippedProblems), slug, 'submissions', verdict)
  const solutions = read.get(folder) ?? solutionsIn(folder)
  read.set(folder, solutions)
  const solution = solutions[Math.floor(luck * solutions.length)]
  if (!solution) throw new Error(`${slug} has no solution under ${verdict}`)
  return solution
}

/**
 * Returns the hash that a verdict of today gets, so that these verdicts are compared with it. Does not load the tests themselves.
 */
function testsHashOf(head: ProblemHead, language: SolutionLanguage) {
  const file = join(String(shippedProblems), head.slug, 'limits.json')
  const limits = problemLimits.parse(JSON.parse(readFileSync(file, 'utf8')))
  return conditionsOf({ ...head, limits } as Problem & ProblemHead, language)?.testsHash
}

const solutionsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => extname(name) in LANGUAGES)
    .map((name) => {
      const source = readFileSync(join(folder, name), 'utf8')
      const language = LANGUAGES[extname(name) as keyof typeof LANGUAGES]
      return { language, source, sourceHash: sourceHashOf(source) }
    })
