import {
  listCompleted,
  listQuestions,
  listTopics,
  setCompleted,
  toggleCompleted,
} from '@callofcode/contract/curriculum'
import { messages } from '@callofcode/contract/messages'
import { type Database, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { mergedQuestions, type ProblemLibrary, problemsByQuestion } from '../problem/public.ts'
import { curriculumStore } from './curriculum-store.ts'
import { progressStore } from './progress-store.ts'
import { type FollowTick, setTick } from './set-tick.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
  readonly followTick: FollowTick
}

export function curriculumRoutes({ api, database, problems, followTick }: Dependencies) {
  api.serve(
    listTopics,
    async ({ database }) => {
      const solvable = problemsByQuestion(problems, await mergedQuestions(database))
      return { topics: await curriculumStore.listTopics(database, [...solvable.keys()]) }
    },
    { tags: () => ['topics', 'problems'] },
  )

  api.serve(
    listQuestions,
    async ({ params, database }) => {
      const questions = await curriculumStore.listQuestions(database, params.id)
      if (!questions) throw missing(messages.topicMissing)
      return { questions }
    },
    { tags: ({ id }) => ['topics', `topic:${id}`] },
  )

  api.serve(listCompleted, async ({ caller }) => {
    const solvable = problemsByQuestion(problems, await mergedQuestions(database))
    const [listed, next] = await Promise.all([
      progressStore.list(database, caller.id),
      progressStore.next(database, caller.id, [...solvable.keys()]),
    ])
    const withProblem = next.map((one) => ({ ...one, problem: solvable.get(one.questionId) ?? null }))
    return { ...listed, next: withProblem }
  })

  api.serve(toggleCompleted, async ({ params, caller, database }) => {
    const completed = await progressStore.toggle(database, caller.id, params.questionId)
    if (completed === null) throw missing(messages.questionMissing)
    return { completed, message: completed ? 'Marked as completed' : 'Marked as not completed' }
  })

  api.serve(setCompleted, async ({ params, body, caller, database }) => {
    const state = await write(database, (tx) =>
      setTick(tx, { memberId: caller.id, ...params, ...body }, followTick),
    )
    if (!state) throw missing(messages.questionMissing)
    return state
  })
}
