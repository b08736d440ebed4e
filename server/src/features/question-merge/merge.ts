import type { EditedQuestion } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { questionEditorStore, questionList } from '../curriculum-editor/public.ts'
import { joinReviews } from '../review/public.ts'
import { carryRows } from './carry-rows.ts'
import { carryTicks } from './carry-ticks.ts'
import { type Change, changeStore } from './change-store.ts'

/** Waits for pending ticks of the questions and blocks later ones (follow_merged_question). */
export async function lockQuestions(tx: Sql, ids: readonly string[]) {
  await tx.execute(
    raw`select from questions where id = any (${raw.param(ids)}::uuid[]) order by id for update`,
  )
}

/** Merges a question into another one. Both are locked and unmerged. */
export async function merge(tx: Sql, from: EditedQuestion, into: EditedQuestion, by: string) {
  const change = await changeStore.create(tx, {
    kind: 'merge',
    questionId: from._id,
    into: into._id,
    by,
    wasHidden: from.hidden,
    names: [from.questionName, into.questionName],
  })
  // A module that shows the merged question unchanged now shows the remaining one.
  await tx.execute(raw`
    update module_questions set name = ${into.questionName}, difficulty = ${into.difficulty}, link = ${into.link}
    where question_id = ${from._id} and name = ${from.questionName} and link = ${from.link}`)
  const members = await joinReviews(tx, [from._id, into._id], async () => {
    await carryRows.move(tx, change, from._id, into._id)
    return carryTicks.move(tx, change, from._id, into._id)
  })
  await questionEditorStore.hide(tx, [from], true)
  await tx.execute(raw`update questions set merged_into = ${into._id} where id = ${from._id}`)
  await changeStore.count(tx, change, members)
  await followTopic(tx, into._id)
}

/** Undoes a merge. */
export async function takeBack(tx: Sql, { _id: change, questionId, into, wasHidden }: Change, by: string) {
  if (into === null) throw new Error('a merge names the question that stays')
  await lockQuestions(tx, [questionId, into])
  await tx.execute(raw`update questions set merged_into = null where id = ${questionId}`)
  const found = await questionList.find(tx, [questionId])
  if (!wasHidden) await questionEditorStore.hide(tx, found, false)
  await joinReviews(tx, [questionId, into], async () => {
    await carryRows.moveBack(tx, change, questionId, into)
    await carryTicks.moveBack(tx, change, questionId, into)
  })
  const [name] = found
  if (name)
    await tx.execute(raw`
      update module_questions set name = ${name.questionName}, difficulty = ${name.difficulty}, link = ${name.link}
      where question_id = ${questionId} and name = (select name from questions where id = ${into})`)
  await followTopic(tx, questionId)
  await followTopic(tx, into)
  await changeStore.undo(tx, change, by)
}

/** The counts of topics follow within a minute (review/follow-topics.ts). */
const followTopic = (tx: Sql, id: string) =>
  tx.execute(raw`insert into review_moves (question_id) values (${id}) on conflict do nothing`)
