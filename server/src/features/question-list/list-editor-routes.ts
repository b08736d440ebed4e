import { randomUUID } from 'node:crypto'
import { curriculumMessages } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import type { BodyOf } from '@callofcode/contract/endpoint'
import { messages } from '@callofcode/contract/messages'
import {
  createList,
  deleteList,
  type EditedList,
  getEditedList,
  listEditedLists,
  listLimits,
  listMessages,
  updateList,
} from '@callofcode/contract/question-list/question-list'
import { sentence } from '@callofcode/contract/sentence'
import type { Database, Sql } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { requireVersion } from '../../platform/http/if-match.ts'
import { auditStore } from '../account/public.ts'
import { editCurriculum, questionList } from '../curriculum-editor/public.ts'
import { listEditorStore } from './list-editor-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Serves the actions of admins on lists. */
export function listEditorRoutes({ api, database }: Dependencies) {
  api.serve(listEditedLists, async () => ({ data: await listEditorStore.list(database.sql) }))

  api.serve(getEditedList, async ({ params }) => {
    const data = await find(database.sql, params.id)
    return { data, version: data.version }
  })

  api.serve(createList, async (call) => {
    const data = await editCurriculum(call.database, async (tx) => {
      await refuseTitle(tx, call.body.title)
      if ((await listEditorStore.count(tx)) >= listLimits.lists) throw conflict(listMessages.tooMany)
      const id = randomUUID()
      await listEditorStore.create(tx, id, call.body)
      await auditStore.record(tx, call, 'list.create', id)
      return find(tx, id)
    })
    return { data, message: sentence('questionList.listMade', 'List made') }
  })

  api.serve(updateList, async (call) => {
    const { params, request } = call
    const { questions, ...words } = call.body
    const chosen = questions && [...new Set(questions)]
    const data = await editCurriculum(database, async (tx) => {
      const list = await find(tx, params.id)
      requireVersion(request, list.version, curriculumMessages.outdated)
      if (words.title !== undefined) await refuseTitle(tx, words.title, list._id)
      if (chosen) await refuseUnknown(tx, chosen)
      const count = (chosen ?? list.questions).length
      if ((words.published ?? list.published) && count === 0) throw conflict(listMessages.needsQuestions)
      const changes = { ...words, questions: chosen }
      if (!differs(list, changes)) return list
      await listEditorStore.update(tx, list, changes)
      await auditStore.record(tx, call, actionOf(list, words), list._id)
      return find(tx, list._id)
    })
    return { data, message: sentence('questionList.listSaved', 'List saved'), version: data.version }
  })

  api.serve(deleteList, async (call) => {
    await editCurriculum(database, async (tx) => {
      const { _id } = await find(tx, call.params.id)
      await listEditorStore.remove(tx, _id)
      await auditStore.record(tx, call, 'list.delete', _id)
    })
    return { message: sentence('questionList.listDeleted', 'List deleted') }
  })
}

async function find(sql: Sql, id: string): Promise<EditedList> {
  const list = await listEditorStore.get(sql, id)
  if (!list) throw missing(listMessages.missing)
  return list
}

async function refuseTitle(sql: Sql, title: string, except?: string) {
  if (await listEditorStore.hasTitle(sql, title, except)) throw badInput({ title: listMessages.titleTaken })
}

/** Refuses unknown questions. A list contains questions of the tracker and none that only modules have. */
async function refuseUnknown(sql: Sql, ids: readonly string[]) {
  const found = ids.length > 0 ? await questionList.find(sql, ids) : []
  if (found.length < ids.length || found.some((one) => one.topicId === null))
    throw badInput({ questions: messages.questionMissing })
}

function differs(list: EditedList, { questions, ...words }: BodyOf<typeof updateList>) {
  const order = list.questions.map(({ _id }) => _id).join()
  const isNew = ([name, value]: [string, unknown]) =>
    value !== undefined && list[name as keyof EditedList] !== value
  return Object.entries(words).some(isNew) || (questions !== undefined && questions.join() !== order)
}

const actionOf = (list: EditedList, { published }: { published?: boolean | undefined }) =>
  published === undefined || published === list.published
    ? 'list.update'
    : published
      ? 'list.publish'
      : 'list.hide'
