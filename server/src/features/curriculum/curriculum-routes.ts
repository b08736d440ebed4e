import { listCompleted, listQuestions, listTopics, toggleCompleted } from '@callofcode/contract/curriculum'
import { messages } from '@callofcode/contract/messages'
import { missing } from '../../platform/http/failure.ts'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { curriculumStore } from './curriculum-store.ts'
import { progressStore } from './progress-store.ts'

export function curriculumRoutes(house: House) {
  serve(house, listTopics, async () => ({ topics: await curriculumStore.listTopics(house.database) }), {
    tags: () => ['topics'],
  })

  serve(
    house,
    listQuestions,
    async ({ params }) => {
      const questions = await curriculumStore.listQuestions(house.database, params.id)
      if (!questions) throw missing(messages.topicMissing)
      return { questions }
    },
    { tags: ({ id }) => ['topics', `topic:${id}`] },
  )

  serve(house, listCompleted, async ({ caller }) => ({
    completedQuestion: await progressStore.list(house.database, caller.id),
  }))

  serve(house, toggleCompleted, async ({ params, caller, database }) => {
    const completed = await progressStore.toggle(database, caller.id, params.questionId)
    if (completed === null) throw missing(messages.questionMissing)
    return { completed, message: completed ? 'Marked as completed' : 'Marked as not completed' }
  })
}
