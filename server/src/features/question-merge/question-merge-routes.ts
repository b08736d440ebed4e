import {
  curriculumLimits,
  curriculumMessages,
  type EditedQuestion,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { messages } from '@callofcode/contract/messages'
import {
  listMyQuestionChanges,
  listQuestionChanges,
  mergeQuestions,
  previewQuestionMerge,
  previewQuestionSplit,
  questionMergeMessages,
  splitQuestion,
  undoQuestionChange,
} from '@callofcode/contract/question-merge/question-merge'
import { sentence } from '@callofcode/contract/sentence'
import { sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, pageOf, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore } from '../account/public.ts'
import { editCurriculum, questionEditorStore, questionList } from '../curriculum-editor/public.ts'
import { carryRows } from './carry-rows.ts'
import { carryTicks } from './carry-ticks.ts'
import { type Change, changeStore } from './change-store.ts'
import { findRoutes } from './find-routes.ts'
import { lockQuestions, merge, takeBack } from './merge.ts'
import { split } from './split.ts'

export interface Dependencies {
  readonly api: Api
  readonly database: Database
}
const PAGE = 50

/** Serves merges and splits of questions. Members' data move along. */
export function questionMergeRoutes(dependencies: Dependencies) {
  const { api, database } = dependencies
  findRoutes(dependencies)

  api.serve(previewQuestionMerge, async ({ params: { id, into } }) => {
    const { sql } = database
    const pair = await pairOf(sql, id, into)
    const [counts, parts] = await Promise.all([
      carryTicks.counts(sql, id, into),
      carryRows.preview(sql, id, into),
    ])
    return { data: { from: named(pair.from), into: named(pair.into), ...counts, parts } }
  })

  api.serve(mergeQuestions, async (call) => {
    const { id, into } = call.params
    const message = await editCurriculum(call.database, async (tx) => {
      const { rows } = await tx.execute(raw`select from questions where id = ${id} and merged_into = ${into}`)
      // A repeated request succeeds without a change.
      if (rows.length > 0) return sentence('questionMerge.problemsMerged', 'The problems are merged')
      const pair = await pairOf(tx, id, into)
      await lockQuestions(tx, [id, into])
      await merge(tx, pair.from, pair.into, call.caller.id)
      await auditStore.record(tx, call, 'question.merge', id)
      await auditStore.record(tx, call, 'question.merge-into', into)
      return sentence('questionMerge.problemsMerged', 'The problems are merged')
    })
    return { data: { _id: into }, message }
  })

  api.serve(previewQuestionSplit, async ({ params: { id } }) => {
    const question = await oneOf(database.sql, id)
    const { rows } = await database.sql.execute<{ ticked: number; lists: number }>(raw`
      select (select count(*)::int from completed_questions where question_id = ${id}) as ticked,
        (select count(*)::int from question_list_items where question_id = ${id}) as lists`)
    return { data: { question: named(question), ticked: rows[0]?.ticked ?? 0, lists: rows[0]?.lists ?? 0 } }
  })

  api.serve(splitQuestion, async (call) => {
    const { params, body, caller } = call
    await editCurriculum(call.database, async (tx) => {
      const question = await oneOf(tx, params.id)
      const topicId = await refuseNames(tx, question, body)
      if ((await questionEditorStore.count(tx)) + body.parts.length > curriculumLimits.questions)
        throw conflict(curriculumMessages.tooManyQuestions)
      await lockQuestions(tx, [params.id])
      const parts = await split(tx, {
        question,
        topicId,
        questionName: body.questionName,
        parts: body.parts,
        by: caller.id,
      })
      await auditStore.record(tx, call, 'question.split', params.id)
      await auditStore.recordAll(tx, call, 'question.create', parts)
    })
    return {
      data: { _id: params.id },
      message: sentence('questionMerge.problemSplit', 'The problem is split'),
    }
  })

  api.serve(listQuestionChanges, async ({ query: { cursor } }) => {
    const rows = await changeStore.list(database.sql, PAGE + 1, readCursor(exactPlace, cursor))
    const { page, last } = pageOf(rows, PAGE)
    return {
      data: page.map(({ place: _, isFollowed, ...row }) => ({
        ...row,
        stays:
          (row.undoneAt ? questionMergeMessages.undone : isFollowed ? questionMergeMessages.later : null)
            ?.said ?? null,
      })),
      nextCursor: writeCursor(last && [last.place, last._id]),
    }
  })

  api.serve(undoQuestionChange, async (call) => {
    const { params, caller } = call
    await editCurriculum(call.database, async (tx) => {
      const change = await changeStore.getForUpdate(tx, params.id)
      if (!change) throw missing(questionMergeMessages.missing)
      // A repeated request succeeds without a change.
      if (change.isUndone) return
      if (change.isFollowed) throw conflict(questionMergeMessages.later)
      if (change.kind === 'merge') await takeBack(tx, change, caller.id)
      else await mergeParts(tx, change, caller.id)
      await auditStore.record(tx, call, `question.un${change.kind}`, change.questionId)
    })
    return { data: { _id: params.id }, message: sentence('eventFeedback.takenBack', 'Taken back') }
  })

  api.serve(listMyQuestionChanges, async ({ query: { topic, cursor }, caller }) => {
    const after = readCursor(exactPlace, cursor)
    const rows = await changeStore.ofMember(database, caller.id, { topic, most: PAGE + 1, after })
    const { page, last } = pageOf(rows, PAGE)
    return {
      data: page.map(({ place: _, ...row }) => row),
      nextCursor: writeCursor(last && [last.place, last._id]),
    }
  })
}

/** Merges the parts into the question again. Members' data on the parts move along, as in every merge. */
async function mergeParts(tx: Sql, change: Change, by: string) {
  await lockQuestions(tx, [change.questionId, ...change.parts])
  for (const id of change.parts) {
    const [part] = await questionList.find(tx, [id])
    const [whole] = await questionList.find(tx, [change.questionId])
    if (part && whole && part.mergedInto === null) await merge(tx, part, whole, by)
  }
  await changeStore.undo(tx, change._id, by)
}

/** Returns both questions. Throws 404 and 409 Failures. */
async function pairOf(sql: Sql, id: string, intoId: string) {
  const [from, into] = [await oneOf(sql, id), await oneOf(sql, intoId)]
  if (id === intoId) throw conflict(questionMergeMessages.same)
  if (into.hidden) throw conflict(questionMergeMessages.hidden)
  return { from, into }
}

async function oneOf(sql: Sql, id: string): Promise<EditedQuestion> {
  const [question] = await questionList.find(sql, [id])
  if (!question) throw missing(messages.questionMissing)
  if (question.mergedInto !== null) throw conflict(questionMergeMessages.merged)
  return question
}

type Names = { questionName?: string | undefined; parts: readonly { questionName: string }[] }

/** Returns the topic. Throws 400 and 409 Failures for names that are taken. */
async function refuseNames(
  sql: Sql,
  { _id, topicId, questionName: before }: EditedQuestion,
  { questionName, parts }: Names,
) {
  if (topicId === null) throw conflict(questionMergeMessages.unlisted)
  const names = [questionName ?? before, ...parts.map((part) => part.questionName)]
  const seen = new Set<string>()
  for (const [at, name] of names.entries()) {
    const field = at === 0 ? 'questionName' : `parts.${at - 1}.questionName`
    const key = name.toLowerCase()
    if (seen.has(key)) throw badInput({ [field]: questionMergeMessages.sameNames })
    seen.add(key)
    if (await questionEditorStore.takenName(sql, topicId, [name], [_id]))
      throw badInput({ [field]: curriculumMessages.nameTaken })
  }
  return topicId
}

const named = ({ _id, questionName, topic }: EditedQuestion) => ({ _id, questionName, topic })
