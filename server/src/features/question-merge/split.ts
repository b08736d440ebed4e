import { randomUUID } from 'node:crypto'
import type { EditedQuestion } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import type { splitPart } from '@callofcode/contract/question-merge/question-merge'
import { sql as raw } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { questionEditorStore, questionList } from '../curriculum-editor/public.ts'
import { carryTicks } from './carry-ticks.ts'
import { changeStore } from './change-store.ts'

interface Split {
  readonly question: EditedQuestion
  readonly topicId: string
  readonly questionName: string | undefined
  readonly parts: readonly z.output<typeof splitPart>[]
  readonly by: string
}

/**
 * Splits a question. It stays as the first part, with its id and all its data. The other parts follow it in its topic and its
 * lists. A member who had ticked it did the whole task. So the parts that `done` names are ticked for them, from the same day.
 */
export async function split(
  tx: Sql,
  { question, topicId, questionName, parts, by }: Split,
): Promise<string[]> {
  const made = parts.map((part) => ({ ...part, id: randomUUID() }))
  const change = await changeStore.create(tx, {
    kind: 'split',
    questionId: question._id,
    into: null,
    by,
    wasHidden: question.hidden,
    names: [
      question.questionName,
      questionName ?? question.questionName,
      ...parts.map((one) => one.questionName),
    ],
  })
  if (questionName !== undefined && questionName !== question.questionName)
    await questionEditorStore.update(tx, question, { questionName })
  for (const { id, done: _, ...part } of made) await questionEditorStore.create(tx, id, { ...part, topicId })
  const ids = made.map(({ id }) => id)
  await behind(tx, topicId, question._id, ids)
  await intoLists(tx, question._id, ids)
  const done = made.flatMap((part) => (part.done ? part.id : []))
  const members = await carryTicks.copy(tx, change, question._id, done)
  await changeStore.count(tx, change, members, ids)
  return ids
}

/** Puts the parts after the question. */
async function behind(tx: Sql, topicId: string, id: string, parts: readonly string[]) {
  const all = await questionList.idsOf(tx, topicId)
  const others = all.filter((one) => !parts.includes(one))
  const next = others[others.indexOf(id) + 1]
  if (next) await questionEditorStore.place(tx, await questionList.find(tx, parts), parts, topicId, next)
}

/** Adds the parts to the lists of the question, after it. */
const intoLists = (tx: Sql, id: string, parts: readonly string[]) =>
  tx.execute(raw`
    with held as (select list_id, position from question_list_items where question_id = ${id}),
    shifted as (
      update question_list_items i set position = i.position + ${parts.length} from held h
      where i.list_id = h.list_id and i.position > h.position),
    told as (update question_lists set version = version + 1 where id in (select list_id from held))
    insert into question_list_items (list_id, question_id, position)
    select h.list_id, p.id, h.position + p.nth from held h,
      unnest(${raw.param(parts)}::uuid[]) with ordinality as p(id, nth)`)
