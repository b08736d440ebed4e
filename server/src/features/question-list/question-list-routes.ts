import { getList, listDone, listLists, listMessages } from '@callofcode/contract/question-list/question-list'
import type { Database } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { type ProblemLibrary, problemsByQuestion } from '../problem/public.ts'
import { questionListStore } from './question-list-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

/** Serves lists to learners. A change of the curriculum also changes them, so they have its tag. */
export function questionListRoutes({ api, database, problems }: Dependencies) {
  api.serve(
    listLists,
    async ({ database: callDatabase }) => ({
      data: await questionListStore.list(callDatabase, [...problemsByQuestion(problems).keys()]),
    }),
    { tags: () => ['topics', 'problems'] },
  )

  api.serve(
    getList,
    async ({ params, database: callDatabase }) => {
      const data = await questionListStore.get(callDatabase, params.slug)
      if (!data) throw missing(listMessages.missing)
      return { data }
    },
    { tags: () => ['topics'] },
  )

  api.serve(listDone, async ({ caller }) => ({ data: await questionListStore.done(database, caller.id) }))
}
