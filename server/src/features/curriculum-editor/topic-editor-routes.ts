import { randomUUID } from 'node:crypto'
import {
  createTopic,
  curriculumLimits,
  curriculumMessages,
  type EditedTopic,
  listEditedTopics,
  placeTopic,
  updateTopic,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { messages } from '@callofcode/contract/messages'
import { sentence } from '@callofcode/contract/sentence'
import type { Sql } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import { requireVersion } from '../../platform/http/if-match.ts'
import { auditStore } from '../account/public.ts'
import { type EditorDependencies, editCurriculum } from './edit-curriculum.ts'
import { questionList } from './question-list.ts'
import { topicEditorStore } from './topic-editor-store.ts'

/** Serves the routes by which admins edit topics. */
export function topicEditorRoutes({ api, database }: EditorDependencies) {
  api.serve(listEditedTopics, async () => {
    const [data, { total }] = await Promise.all([
      topicEditorStore.list(database.sql),
      questionList.page(database.sql, { topic: 'none' }, undefined),
    ])
    return { data, unplaced: total }
  })

  api.serve(createTopic, async (call) => {
    const data = await editCurriculum(call.database, async (tx) => {
      await refuseTitle(tx, call.body.title)
      if ((await topicEditorStore.count(tx)) >= curriculumLimits.topics)
        throw conflict(curriculumMessages.tooManyTopics)
      const id = randomUUID()
      await topicEditorStore.create(tx, id, call.body)
      await auditStore.record(tx, call, 'topic.create', id)
      return find(tx, id)
    })
    return { data, message: sentence('curriculumEditor.topicAdded', 'Topic added') }
  })

  api.serve(updateTopic, async (call) => {
    const { params, body, request } = call
    const data = await editCurriculum(database, async (tx) => {
      const topic = await find(tx, params.id)
      requireVersion(request, topic.version, curriculumMessages.outdated)
      if (!differs(topic, body)) return topic
      if (body.title !== undefined) await refuseTitle(tx, body.title, topic._id)
      await topicEditorStore.update(tx, topic, body)
      await auditStore.record(tx, call, actionOf(topic, body), topic._id)
      return find(tx, topic._id)
    })
    return { data, message: sentence('curriculumEditor.topicSaved', 'Topic saved'), version: data.version }
  })

  api.serve(placeTopic, async (call) => {
    await editCurriculum(database, async (tx) => {
      const { _id } = await find(tx, call.params.id)
      if (!(await topicEditorStore.place(tx, _id, call.body.before)))
        throw conflict(curriculumMessages.placeGone)
      await auditStore.record(tx, call, 'topic.move', _id)
    })
    return { message: sentence('curriculumEditor.orderSaved', 'Order saved') }
  })
}

async function find(sql: Sql, id: string): Promise<EditedTopic> {
  const topic = await topicEditorStore.get(sql, id)
  if (!topic) throw missing(messages.topicMissing)
  return topic
}

async function refuseTitle(sql: Sql, title: string, except?: string) {
  if (await topicEditorStore.hasTitle(sql, title, except))
    throw badInput({ title: curriculumMessages.titleTaken })
}

const differs = (topic: EditedTopic, changes: object) =>
  Object.entries(changes).some(
    ([name, value]) => value !== undefined && topic[name as keyof EditedTopic] !== value,
  )

const actionOf = (topic: EditedTopic, { hidden }: { hidden?: boolean | undefined }) =>
  hidden === undefined || hidden === topic.hidden ? 'topic.update' : hidden ? 'topic.hide' : 'topic.show'
