import { listEditedQuestions } from '@callofcode/contract/site/curriculum-editor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayCall } from '../../platform/http/caller.ts'
import type { FindCaller } from '../../platform/http/request-limits.ts'
import { type Curriculum, curriculumCsv, curriculumJson } from './curriculum-file.ts'
import type { EditorDependencies } from './edit-curriculum.ts'
import { questionList } from './question-list.ts'
import { topicEditorStore } from './topic-editor-store.ts'

interface Dependencies extends EditorDependencies {
  readonly app: FastifyInstance
  readonly findCaller: FindCaller
}

/** The whole curriculum as a file, for admins. */
export function curriculumFileRoutes({ app, database, findCaller }: Dependencies) {
  app.get('/curriculum.json', (request, reply) =>
    send(request, reply, 'application/json; charset=utf-8', 'curriculum.json', curriculumJson),
  )
  app.get('/curriculum.csv', (request, reply) =>
    send(request, reply, 'text/csv; charset=utf-8', 'questions.csv', curriculumCsv),
  )

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    name: string,
    write: (curriculum: Curriculum) => string,
  ) {
    mayCall(listEditedQuestions.callers, await findCaller(request))
    const questions = await questionList.all(database.sql)
    // Read later, so that no question is in a topic that is too new to be among them.
    const topics = await topicEditorStore.list(database.sql)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type(type)
      .send(write({ topics, questions }))
  }
}
