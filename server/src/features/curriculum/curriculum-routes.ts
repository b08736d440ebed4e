import {
  listCompleted,
  listQuestions,
  listTopics,
  setCompleted,
  toggleCompleted,
} from '@callofcode/contract/curriculum/curriculum'
import { messages } from '@callofcode/contract/messages'
import { sentence } from '@callofcode/contract/sentence'
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
    async ({ database: callDatabase }) => {
      const solvable = problemsByQuestion(problems, await mergedQuestions(callDatabase))
      return { topics: await curriculumStore.listTopics(callDatabase, [...solvable.keys()]) }
    },
    { tags: () => ['topics', 'problems'] },
  )

  api.serve(
    listQuestions,
    async ({ params, database: callDatabase }) => {
      const questions = await curriculumStore.listQuestions(callDatabase, params.id)
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
    const withProblem = next.map((one) => {
      const head = problems.head(solvable.get(one.questionId) ?? '')
      return { ...one, problem: head ? { slug: head.slug, title: head.title } : null }
    })
    return { ...listed, next: withProblem }
  })

  api.serve(toggleCompleted, async ({ params, caller, database: callDatabase }) => {
    const completed = await progressStore.toggle(callDatabase, caller.id, params.questionId)
    if (completed === null) throw missing(messages.questionMissing)
    return {
      completed,
      message: completed
        ? sentence('curriculum.markedCompleted', 'Marked as completed')
        : sentence('curriculum.markedNotCompleted', 'Marked as not completed'),
    }
  })

  api.serve(setCompleted, async ({ params, body, caller, database: callDatabase }) => {
    const state = await write(callDatabase, (tx) =>
      setTick(tx, { memberId: caller.id, ...params, ...body }, followTick),
    )
    if (!state) throw missing(messages.questionMissing)
    return state
  })
}
