import { listProblemCounts, listSolved } from '@callofcode/contract/submission/solution-submission'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { PROBLEM_COUNTS, solvedStore } from './solved-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

export function solvedRoutes({ api, database: { sql }, problems }: Dependencies) {
  api.serve(listSolved, async ({ caller }) => {
    const [data, tried] = await Promise.all([
      solvedStore.list(sql, caller.id),
      solvedStore.listTried(sql, caller.id),
    ])
    return { data, tried }
  })

  api.serve(
    listProblemCounts,
    async ({ database: { sql } }) => {
      const counts = await solvedStore.counts(sql)
      return { data: problems.list().map(({ slug }) => ({ slug, solved: counts.get(slug) ?? 0 })) }
    },
    { tags: () => [PROBLEM_COUNTS] },
  )
}
