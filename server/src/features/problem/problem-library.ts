import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { contentId } from '@callofcode/content/curriculum'
import { shownModules } from '@callofcode/content/enclosed-problem'
import { type Problem, type ProblemFile, parseProblemFile } from '@callofcode/content/problem'
import { problemSlugs, readProblem } from '@callofcode/content/problem-folder'
import { isSpoken, limitsFor, measuredBy, problemLimits } from '@callofcode/content/problem-limits'
import { withoutUnwritten } from '@callofcode/content/unwritten'
import {
  problemMessages,
  SOLUTION_LANGUAGES,
  type SolutionLanguage,
} from '@callofcode/contract/problem/problem'
import { errorLine } from '../../platform/error-facts.ts'
import { missing } from '../../platform/failure.ts'
import type { MergedQuestions } from './merged-questions.ts'
import { loadModule } from './problem-modules.ts'

/** The fields of a problem for lists. Reading them does not load the tests. */
export type ProblemHead = ProblemFile & { readonly slug: string; readonly languages: SolutionLanguage[] }

/** The limits of solutions, and a hash of everything else that a verdict depends on. */
export interface ProblemConditions {
  readonly fuel: number
  readonly memory: number
  readonly testsHash: string
}

/** A folder of a problem, whose name is the slug. */
type Folder = string

/** A published problem of the club. */
export interface OwnProblem {
  readonly folder: Folder
  /** Before this time nobody finds the problem. Null for always. */
  readonly opensAt: Date | null
  /** Until this time it is the problem of its week. Null where it is none. */
  readonly closesAt: Date | null
}

/** The shipped problems of a folder, which do not change while the process runs, and the club's published problems, which may. */
export class ProblemLibrary {
  readonly folder: string | undefined
  readonly #whole = new Map<Folder, Promise<Problem>>()
  readonly #heads = new Map<Folder, ProblemHead[]>()
  #own: readonly OwnProblem[] = []
  /** When the next problem opens, in milliseconds. What was read before is then out of date. */
  #opensNext = Number.POSITIVE_INFINITY
  #folders: Map<string, Folder> | undefined
  #listed: readonly ProblemHead[] | undefined

  constructor(folder: string | undefined) {
    this.folder = folder
  }

  /** Sets the club's own problems. One with the slug of a shipped problem replaces it. */
  setOwn(own: readonly OwnProblem[]) {
    for (const { folder } of this.#own.filter((one) => !own.some(({ folder }) => folder === one.folder))) {
      this.#whole.delete(folder)
      this.#heads.delete(folder)
    }
    this.#own = own
    this.#lookAgain()
  }

  #lookAgain() {
    this.#folders = undefined
    this.#listed = undefined
    const now = Date.now()
    const later = this.#own.flatMap(({ opensAt }) => (opensAt && +opensAt > now ? [+opensAt] : []))
    this.#opensNext = Math.min(...later)
  }

  /** Returns the club's problems that have opened. Every reader of a problem comes through here. */
  #open(): readonly OwnProblem[] {
    const now = Date.now()
    return this.#own.filter(({ opensAt }) => !opensAt || +opensAt <= now)
  }

  /** Returns the problems of this week, the one that closes first at the beginning. */
  ofWeek(): (ProblemHead & { closesAt: Date })[] {
    const now = Date.now()
    return this.#open()
      .flatMap(({ folder, closesAt }) => {
        const head = closesAt && +closesAt > now && this.head(basename(folder))
        return head ? [{ ...head, closesAt }] : []
      })
      .sort((one, other) => +one.closesAt - +other.closesAt)
  }

  list(): readonly ProblemHead[] {
    const folders = this.#bySlug()
    this.#listed ??= [...folders.values()].flatMap((folder) => {
      const known = this.#heads.get(folder) ?? headOf(folder)
      this.#heads.set(folder, known)
      return known
    })
    return this.#listed
  }

  /** Returns the folder of its files, or undefined for an unknown problem. */
  folderOf(slug: string): Folder | undefined {
    return this.#bySlug().get(slug)
  }

  #bySlug(): Map<string, Folder> {
    const { folder } = this
    if (Date.now() >= this.#opensNext) this.#lookAgain()
    this.#folders ??= new Map(
      [
        ...(folder ? problemSlugs(folder).map((slug) => join(folder, slug)) : []),
        ...this.#open().map((own) => own.folder),
      ].map((one) => [basename(one), one]),
    )
    return this.#folders
  }

  head(slug: string): ProblemHead | undefined {
    return this.list().find((head) => head.slug === slug)
  }

  /** Returns undefined for an unknown problem. */
  async get(slug: string): Promise<Problem | undefined> {
    const folder = this.head(slug) && this.folderOf(slug)
    if (!folder) return undefined
    // A page never runs code by the club's authors.
    const load = this.#own.some((own) => own.folder === folder) ? shownModules : loadModule
    return cachedPromise(this.#whole, folder, async () => withoutUnwritten(await readProblem(folder, load)))
  }

  /** Returns the text of the exercise as Markdown. */
  statement(slug: string): Promise<string> {
    return readFile(join(this.folderOf(slug) ?? '', 'statement.md'), 'utf8')
  }
}

// Reads the head without the tests, which are many. A problem that no language can solve is left out.
function headOf(folder: Folder): ProblemHead[] {
  const slug = basename(folder)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
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

/** Detects a failure of the machine and not of the files. Caching it would hide the problem. */
const isPassing = (error: unknown) => {
  const { code } = error as NodeJS.ErrnoException
  return code !== undefined && /^E[A-Z]+$/.test(code) && !['ENOENT', 'ENOTDIR'].includes(code)
}

type OfQuestion = Pick<ProblemFile, 'question'>
/** Caches the ids, as members' pages need those of all problems and each id is part of a hash. */
const questionIds = new WeakMap<OfQuestion, string>()
export function questionIdOf(problem: OfQuestion): string | null {
  if (problem.question === undefined) return null
  const id = questionIds.get(problem) ?? contentId('question', problem.question)
  questionIds.set(problem, id)
  return id
}

/** Returns the slugs of problems by the ids of their questions in the tracker. */
export const problemsByQuestion = (
  problems: ProblemLibrary,
  now?: Pick<MergedQuestions, 'idOf'>,
): ReadonlyMap<string, string> =>
  new Map(
    problems.list().flatMap((head) => {
      const id = questionIdOf(head)
      return id === null ? [] : [[now?.idOf(id) ?? id, head.slug]]
    }),
  )

/** Returns undefined when the problem cannot be solved in the language. */
export function conditionsOf(problem: Problem, language: SolutionLanguage): ProblemConditions | undefined {
  const limits = limitsFor(problem, language)
  if (!limits) return undefined
  const { signature, comparison } = { signature: undefined, ...problem }
  const shown = problem.showFailedTest ? ['shows the failed test'] : []
  const whole = JSON.stringify([problem.slug, problem.limits?.tests, limits, signature, comparison, ...shown])
  return { ...limits, testsHash: createHash('sha256').update(whole).digest('hex').slice(0, 32) }
}

export const sourceHashOf = (source: string) => createHash('sha256').update(source).digest('hex')

/** Returns a problem. Throws a 404 Failure if it is unknown. */
export async function problemOf(problems: ProblemLibrary, slug: string): Promise<Problem> {
  const problem = await problems.get(slug)
  if (!problem) throw missing(problemMessages.missing)
  return problem
}

/** Returns the cached promise or creates one. A rejected promise is removed, so the next call tries again. */
export function cachedPromise<Key, Value>(
  kept: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key) ?? make()
  kept.set(key, known)
  known.catch(() => {
    if (kept.get(key) === known) kept.delete(key)
  })
  return known
}
