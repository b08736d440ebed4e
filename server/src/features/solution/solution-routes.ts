import { SOLUTION_LANGUAGES } from '@callofcode/contract/problem/problem'
import { sentence } from '@callofcode/contract/sentence'
import {
  getSharedSolution,
  listSharedSolutions,
  removeSharedSolution,
  type SharedSolution,
  sharedSolutionMessages,
} from '@callofcode/contract/solution/shared-solution'
import { id } from '@callofcode/contract/text'
import { z } from 'zod'
import { type Database, write } from '../../platform/database/database.ts'
import { forbidden, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { type Caller, isModerator } from '../../platform/http/caller.ts'
import { pageOf, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { auditStore } from '../account/public.ts'
import { type AuthorRow, presentAuthor } from '../forum/public.ts'
import { type ProblemLibrary, problemOf } from '../problem/public.ts'
import { submissionStore } from '../submission/public.ts'
import { shareRoutes } from './share-routes.ts'
import { solutionStore } from './solution-store.ts'
import type { SharedSolutionRow } from './solution-tables.ts'

const PAGE = 20
const place = z.tuple([z.int().min(0), id])

export interface SolutionDependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

/** Serves accepted solutions that members share. Only admins and members who have solved the problem read them. */
export function solutionRoutes(dependencies: SolutionDependencies) {
  const { api, database, problems } = dependencies
  const { sql } = database
  shareRoutes(dependencies)

  api.serve(listSharedSolutions, async ({ params: { slug }, query, caller }) => {
    await problemOf(problems, slug)
    const own = await ensureMayRead(caller, slug)
    const after = readCursor(place, query.cursor)
    const languages = await solutionStore.languages(sql, slug, SOLUTION_LANGUAGES)
    const language = query.language ?? (own && languages.includes(own) ? own : languages[0])
    if (!language) return { data: [], language: null, languages, next: null }
    const rows = await solutionStore.list(sql, { problem: slug, language }, PAGE + 1, after)
    const { page, last } = pageOf(rows, PAGE)
    return {
      data: page.map((row) => present(row, caller)),
      language,
      languages,
      next: writeCursor(last && [last.solution.fuel, last.solution.id]),
    }
  })

  api.serve(getSharedSolution, async ({ params, caller }) => {
    const row = await solutionStore.get(sql, params.id)
    if (!row) throw missing(sharedSolutionMessages.missing)
    await ensureMayRead(caller, row.solution.problem)
    return { data: { ...present(row, caller), source: row.source, html: await highlighted(row) } }
  })

  api.serve(removeSharedSolution, async ({ params, caller, request }) => {
    await write(database, async (tx) => {
      if (!(await solutionStore.remove(tx, params.id))) throw missing(sharedSolutionMessages.missing)
      await auditStore.record(tx, { caller, request }, 'solution.remove', params.id)
    })
    return { message: sentence('solution.solutionRemoved', 'Solution Removed') }
  })

  /** Returns the language of the caller's last accepted solution. Throws a 403 Failure if there is none. */
  async function ensureMayRead(caller: Caller, problem: string) {
    const language = (await submissionStore.lastAccepted(sql, caller.id, problem))?.language
    if (!language && !isModerator(caller)) throw forbidden(sharedSolutionMessages.solveFirst)
    return language
  }
}

interface SolutionOf {
  solution: SharedSolutionRow
  author: AuthorRow | null
}

const present = ({ solution, author }: SolutionOf, caller: Caller): SharedSolution => ({
  _id: solution.id,
  language: solution.language,
  fuel: solution.fuel,
  bytes: solution.bytes,
  sharedAt: solution.sharedAt.toISOString(),
  author: presentAuthor(author),
  own: solution.memberId === caller.id,
})

/** Renders the source as a code block of Markdown, with a fence that is longer than any in it. */
async function highlighted({ solution, source }: SolutionOf & { source: string }) {
  const longest = Math.max(2, ...(source.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  const text = `${fence}${solution.language}\n${source.replace(/\n$/, '')}\n${fence}`
  return (await renderMarkdown(text, { headingIds: false, owner: solution.memberId })).html
}
