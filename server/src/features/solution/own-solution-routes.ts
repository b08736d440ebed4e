import { messages } from '@callofcode/contract/messages'
import {
  deleteOwnSolution,
  type KeptSolution,
  keepSolution,
  listOwnSolutions,
  ownSolutionLimits,
  ownSolutionMessages,
} from '@callofcode/contract/solution/own-solution'
import { type Database, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, pageOf, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { isQuestionId, notePlaceOf } from '../draft/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { type KeptRow, ownSolutionStore, type Solved } from './own-solution-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

const PAGE = 10

/** Serves code that a member saves for a question: by language, with all earlier versions. */
export function ownSolutionRoutes({ api, database, problems }: Dependencies) {
  api.serve(listOwnSolutions, async ({ query: { place, language, cursor }, caller }) => {
    const of = solvedOf(problems, place)
    const after = readCursor(exactPlace, cursor)
    const [rows, languages] = await Promise.all([
      ownSolutionStore.list(database, caller.id, of, { language, after, most: PAGE + 1 }),
      ownSolutionStore.languages(database, caller.id, of),
    ])
    const { page, last } = pageOf(rows, PAGE)
    return { data: page.map(present), languages, nextCursor: writeCursor(last && [last.at, last.id]) }
  })

  api.serve(keepSolution, async ({ body: { place, ...version }, caller, database: keyed }) => {
    const of = solvedOf(problems, place)
    const isKnown = of.problem
      ? problems.head(of.problem)
      : await ownSolutionStore.mayKeep(database.sql, caller.id, of.questionId ?? '')
    if (!isKnown) throw missing(messages.questionMissing)
    const { language } = version
    const [last] = await ownSolutionStore.list(database, caller.id, of, {
      language,
      after: undefined,
      most: 1,
    })
    const isSame = last?.source === version.source
    const all = await ownSolutionStore.languages(database, caller.id, of)
    if (!isSame && all.reduce((sum, { count }) => sum + count, 0) >= ownSolutionLimits.versions)
      throw conflict(ownSolutionMessages.tooMany)
    const kept = await write(keyed, async (tx) =>
      isSame ? last : ownSolutionStore.keep(tx, caller.id, of, version),
    )
    return { data: present(kept) }
  })

  api.serve(deleteOwnSolution, async ({ params, caller }) => {
    if (!(await write(database, (tx) => ownSolutionStore.remove(tx, caller.id, params.id))))
      throw missing(ownSolutionMessages.missing)
    return {}
  })
}

/** A question and its problem on this site share their solutions, as with notes. */
function solvedOf(problems: ProblemLibrary, key: string): Solved {
  const note = notePlaceOf(problems, `note:${key}`)
  const of = note?.form.slice('note:'.length) ?? key
  return { questionId: note?.questionId ?? null, problem: isQuestionId(of) ? null : of }
}

const present = ({ id, language, source, createdAt }: Omit<KeptRow, 'at'>): KeptSolution => ({
  _id: id,
  language,
  source,
  createdAt: createdAt.toISOString(),
})
