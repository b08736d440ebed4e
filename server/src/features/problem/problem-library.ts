import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentId } from '@callofcode/content/curriculum'
import { type Problem, type ProblemFile, parseProblemFile } from '@callofcode/content/problem'
import { problemSlugs, readProblem } from '@callofcode/content/problem-folder'
import { isSpoken, limitsFor, measuredBy, problemLimits } from '@callofcode/content/problem-limits'
import { problemMessages, SOLUTION_LANGUAGES, type SolutionLanguage } from '@callofcode/contract/problem'
import { errorLine } from '../../platform/error-facts.ts'
import { missing } from '../../platform/failure.ts'
import { loadModule } from './problem-modules.ts'
import { cachedPromise } from './promise-cache.ts'

/** What lists show of a problem. Reading it does not load the tests. */
export type ProblemHead = ProblemFile & { readonly slug: string; readonly languages: SolutionLanguage[] }

/** The limits of solutions, and a hash of everything else that a verdict depends on. */
export interface ProblemConditions {
  readonly fuel: number
  readonly memory: number
  readonly testsHash: string
}

/** The problems of a folder. They do not change while the process runs. */
export class ProblemLibrary {
  readonly folder: string | undefined
  readonly #whole = new Map<string, Promise<Problem>>()
  #heads: ProblemHead[] | undefined

  constructor(folder: string | undefined) {
    this.folder = folder
  }

  list(): readonly ProblemHead[] {
    if (!this.folder) return []
    this.#heads ??= problemSlugs(this.folder).flatMap((slug) => this.#head(slug))
    return this.#heads
  }

  head(slug: string): ProblemHead | undefined {
    return this.list().find((head) => head.slug === slug)
  }

  /** Undefined for an unknown problem. */
  async get(slug: string): Promise<Problem | undefined> {
    if (!this.folder || !this.head(slug)) return undefined
    const folder = join(this.folder, slug)
    return cachedPromise(this.#whole, slug, () => readProblem(folder, loadModule))
  }

  /** The text of the exercise, as Markdown. */
  statement(slug: string): Promise<string> {
    return readFile(join(String(this.folder), slug, 'statement.md'), 'utf8')
  }

  // Without the tests, which are many. A problem that no language can solve is left out.
  #head(slug: string): ProblemHead[] {
    const read = (file: string) => readFileSync(join(String(this.folder), slug, file), 'utf8')
    try {
      const limits = problemLimits.parse(JSON.parse(read('limits.json')))
      const file = parseProblemFile(read('problem.json'))
      const languages = SOLUTION_LANGUAGES.filter(
        (language) => limits.fuel[measuredBy(language)] && isSpoken(file, language),
      )
      return languages.length > 0 ? [{ ...file, slug, languages }] : []
    } catch (error) {
      if (isPassing(error)) throw error
      console.error(`The problem ${slug} is left out, its files cannot be used: ${errorLine(error)}`)
      return []
    }
  }
}

/** A failure of the machine, not of the files. Cached, it would hide the problem. */
const isPassing = (error: unknown) => {
  const { code } = error as NodeJS.ErrnoException
  return code !== undefined && /^E[A-Z]+$/.test(code) && !['ENOENT', 'ENOTDIR'].includes(code)
}

export const questionIdOf = ({ question }: Pick<ProblemFile, 'question'>): string | null =>
  question === undefined ? null : contentId('question', question)

/** Undefined when the problem cannot be solved in the language. */
export function conditionsOf(problem: Problem, language: SolutionLanguage): ProblemConditions | undefined {
  const limits = limitsFor(problem, language)
  if (!limits) return undefined
  const { signature, comparison } = { signature: undefined, ...problem }
  const shown = problem.showFailedTest ? ['shows the failed test'] : []
  const whole = JSON.stringify([problem.slug, problem.limits?.tests, limits, signature, comparison, ...shown])
  return { ...limits, testsHash: createHash('sha256').update(whole).digest('hex').slice(0, 32) }
}

export const sourceHashOf = (source: string) => createHash('sha256').update(source).digest('hex')

/** Throws a 404 Failure for an unknown problem. */
export async function problemOf(problems: ProblemLibrary, slug: string): Promise<Problem> {
  const problem = await problems.get(slug)
  if (!problem) throw missing(problemMessages.missing)
  return problem
}
