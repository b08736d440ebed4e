import { randomUUID } from 'node:crypto'
import {
  createQuestion,
  curriculumLimits,
  curriculumMessages,
  type EditedQuestion,
  hideQuestions,
  listEditedQuestions,
  placeQuestions,
  updateQuestion,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { messages } from '@callofcode/contract/messages'
import { sentence } from '@callofcode/contract/sentence'
import type { Sql } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { requireVersion } from '../../platform/http/if-match.ts'
import { auditStore } from '../account/public.ts'
import { type EditorDependencies, editCurriculum } from './edit-curriculum.ts'
import { questionEditorStore } from './question-editor-store.ts'
import { questionList, questionPlace } from './question-list.ts'
import { topicEditorStore } from './topic-editor-store.ts'

/** Serves the routes by which admins edit questions. */
export function questionEditorRoutes({ api, database }: EditorDependencies) {
  api.serve(listEditedQuestions, async ({ query: { cursor, ...search } }) => {
    const { rows, total, next } = await questionList.page(
      database.sql,
      search,
      readCursor(questionPlace, cursor),
    )
    return { data: rows, total, nextCursor: writeCursor(next) }
  })

  api.serve(createQuestion, async (call) => {
    const { topicId, questionName, link } = call.body
    const data = await editCurriculum(call.database, async (tx) => {
      await refuseTopic(tx, topicId)
      await refuseName(tx, topicId, questionName)
      await refuseLink(tx, topicId, link)
      if ((await questionEditorStore.count(tx)) >= curriculumLimits.questions)
        throw conflict(curriculumMessages.tooManyQuestions)
      const id = randomUUID()
      await questionEditorStore.create(tx, id, call.body)
      await auditStore.record(tx, call, 'question.create', id)
      return findOne(tx, id)
    })
    return { data, message: sentence('curriculumEditor.problemAdded', 'Problem added') }
  })

  api.serve(updateQuestion, async (call) => {
    const { params, body, request } = call
    const data = await editCurriculum(database, async (tx) => {
      const question = await findOne(tx, params.id)
      requireVersion(request, question.version, curriculumMessages.outdated)
      if (!differs(question, body)) return question
      const { topicId, _id } = question
      if (topicId && body.questionName !== undefined) await refuseName(tx, topicId, body.questionName, _id)
      if (topicId && body.link !== undefined && body.link !== question.link)
        await refuseLink(tx, topicId, body.link, _id)
      await questionEditorStore.update(tx, question, body)
      await auditStore.record(tx, call, 'question.update', _id)
      return findOne(tx, _id)
    })
    return {
      data,
      message: sentence('curriculumEditor.problemSaved', 'Problem saved'),
      version: data.version,
    }
  })

  api.serve(placeQuestions, async (call) => {
    const { topicId, before } = call.body
    const ids = [...new Set(call.body.ids)]
    await editCurriculum(database, async (tx) => {
      await refuseTopic(tx, topicId)
      const found = await findAll(tx, ids)
      const names = found.filter((one) => one.topicId !== topicId).map((one) => one.questionName)
      const taken = await questionEditorStore.takenName(tx, topicId, names, ids)
      if (taken)
        throw conflict(
          sentence('curriculumEditor.faultOf', '“{name}”: {fault}', {
            name: taken,
            fault: curriculumMessages.nameTaken,
          }),
        )
      if (!(await questionEditorStore.place(tx, found, ids, topicId, before)))
        throw conflict(curriculumMessages.placeGone)
      await auditStore.recordAll(tx, call, 'question.move', ids)
    })
    return { message: sentence('curriculumEditor.orderSaved', 'Order saved') }
  })

  api.serve(hideQuestions, async (call) => {
    const { hidden } = call.body
    const ids = [...new Set(call.body.ids)]
    await editCurriculum(database, async (tx) => {
      const found = await findAll(tx, ids)
      if (!hidden && found.some((one) => one.mergedInto !== null)) throw conflict(curriculumMessages.merged)
      await questionEditorStore.hide(tx, found, hidden)
      const turned = found.filter((one) => one.hidden !== hidden).map(({ _id }) => _id)
      await auditStore.recordAll(tx, call, hidden ? 'question.hide' : 'question.show', turned)
    })
    return {
      message: hidden
        ? sentence('curriculumEditor.hiddenFromLearners', 'Hidden from learners')
        : sentence('curriculumEditor.shownLearnersAgain', 'Shown to learners again'),
    }
  })
}

async function findAll(sql: Sql, ids: readonly string[]): Promise<EditedQuestion[]> {
  const found = await questionList.find(sql, ids)
  if (found.length < ids.length) throw missing(messages.questionMissing)
  const byId = new Map(found.map((one) => [one._id, one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function findOne(sql: Sql, id: string): Promise<EditedQuestion> {
  const [question] = await findAll(sql, [id])
  if (!question) throw missing(messages.questionMissing)
  return question
}

async function refuseTopic(sql: Sql, topicId: string) {
  if (!(await topicEditorStore.get(sql, topicId))) throw missing(messages.topicMissing)
}

async function refuseName(sql: Sql, topicId: string, name: string, except?: string) {
  if (await questionEditorStore.takenName(sql, topicId, [name], except ? [except] : []))
    throw badInput({ questionName: curriculumMessages.nameTaken })
}

async function refuseLink(sql: Sql, topicId: string, link: string, except: string | null = null) {
  const other = await questionEditorStore.nameOfLink(sql, topicId, link, except)
  if (other) throw badInput({ link: curriculumMessages.linkTaken(other) })
}

const differs = (question: EditedQuestion, changes: object) =>
  Object.entries(changes).some(
    ([name, value]) => value !== undefined && question[name as keyof EditedQuestion] !== value,
  )
