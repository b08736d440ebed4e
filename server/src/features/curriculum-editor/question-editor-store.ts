import type {
  EditedQuestion,
  questionChanges,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { eq, sql as raw } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { BEHIND, questions, topicQuestions } from '../curriculum/public.ts'
import { questionList } from './question-list.ts'
import { editedAfter, shippedQuestions } from './shipped-values.ts'
import { placed } from './topic-editor-store.ts'

interface NewQuestion {
  questionName: string
  difficulty: EditedQuestion['difficulty']
  link: string
  topicId: string
}

export const questionEditorStore = {
  count: (sql: Sql): Promise<number> => sql.$count(questions),

  /** Returns the first of these names that another question of the topic has. Case is ignored. */
  async takenName(sql: Sql, topicId: string, names: readonly string[], except: readonly string[] = []) {
    const { rows } = await sql.execute<{ name: string }>(raw`
      select q.name from topic_questions tq join questions q on q.id = tq.question_id
      where tq.topic_id = ${topicId} and tq.is_primary and q.id <> all (${raw.param(except)}::uuid[])
        and lower(q.name) in (select lower(n) from unnest(${raw.param(names)}::text[]) n) limit 1`)
    return rows[0]?.name
  },

  /** Returns the name of another question of the topic that has this link. */
  async nameOfLink(sql: Sql, topicId: string, link: string, except: string | null) {
    const { rows } = await sql.execute<{ name: string }>(raw`
      select q.name from topic_questions tq join questions q on q.id = tq.question_id
      where tq.topic_id = ${topicId} and tq.is_primary and q.link = ${link} and q.id is distinct from ${except}::uuid limit 1`)
    return rows[0]?.name
  },

  async create(tx: Sql, id: string, { questionName: name, topicId, ...values }: NewQuestion) {
    await tx.insert(questions).values({ id, slug: id, name, ...values, position: atTheEnd(topicId) })
    await tx.insert(topicQuestions).values({ topicId, questionId: id, isPrimary: true })
  },

  /** Sets these fields, which belong to the club from then on. Modules that showed the old values now show the new ones. */
  async update(tx: Sql, question: EditedQuestion, changes: z.output<typeof questionChanges>) {
    const { questionName, ...values } = changes
    const set = { ...values, ...(questionName !== undefined && { name: questionName }) }
    const { _id: id, version } = question
    const edited = editedAfter(question.edited, shippedQuestions.get(id), set)
    await tx
      .update(questions)
      .set({ ...set, edited, version: version + 1 })
      .where(eq(questions.id, id))
    await tx.execute(raw`
      update module_questions m set name = q.name, difficulty = q.difficulty, link = q.link
      from questions q where q.id = ${id} and m.question_id = q.id and m.name = ${question.questionName}
        and m.difficulty = ${question.difficulty} and m.link = ${question.link}`)
  },

  async hide(tx: Sql, found: readonly EditedQuestion[], hidden: boolean) {
    const shown = found.filter((one) => one.hidden !== hidden)
    const marks = shown.map(({ _id, edited }) => editedAfter(edited, shippedQuestions.get(_id), { hidden }))
    await tx.execute(raw`
      update questions q set retired_at = case when ${hidden} then now() end, version = version + 1,
        edited = array(select jsonb_array_elements_text(s.edited))
      from json_to_recordset(${JSON.stringify(shown.map(({ _id }, at) => ({ id: _id, edited: marks[at] })))})
        as s(id uuid, edited jsonb) where q.id = s.id`)
  },

  /**
   * Puts questions before another question of the topic, or at its end. Returns false if the topic does not have that question.
   * The order of the topic then belongs to the club, unless questions from elsewhere were only added at its end.
   */
  async place(
    tx: Sql,
    found: readonly EditedQuestion[],
    ids: readonly string[],
    topicId: string,
    before: string | null,
  ) {
    const there = await questionList.idsOf(tx, topicId)
    const order = placed(there, ids, before)
    if (!order) return false
    const incoming = found.filter((one) => one.topicId !== topicId)
    await moveInto(tx, topicId, incoming)
    if (before !== null || incoming.length < found.length) await arrange(tx, order)
    return true
  },
}

const atTheEnd = (topicId: string) => raw<number>`(
  select greatest(coalesce(max(q.position), 0) + 1, ${BEHIND}) from topic_questions tq join questions q on q.id = tq.question_id
  where tq.topic_id = ${topicId} and tq.is_primary)`

/** Lists questions under another topic, at its end. Their old positions have no meaning there. */
async function moveInto(tx: Sql, topicId: string, incoming: readonly EditedQuestion[]) {
  if (incoming.length === 0) return
  const moved = incoming.map(({ _id, edited }, at) => ({
    id: _id,
    nth: at,
    edited: editedAfter(
      edited.filter((field) => field !== 'position'),
      shippedQuestions.get(_id),
      { topic: topicId },
    ),
  }))
  const rows = raw`json_to_recordset(${JSON.stringify(moved)}) as s(id uuid, nth integer, edited jsonb)`
  await tx.execute(raw`
    update questions q set position = ${atTheEnd(topicId)} + s.nth, version = version + 1,
      edited = array(select jsonb_array_elements_text(s.edited))
    from ${rows} where q.id = s.id`)
  await tx.execute(raw`
    delete from topic_questions tq using ${rows}
    where tq.question_id = s.id and (tq.is_primary or tq.topic_id = ${topicId})`)
  await tx.execute(raw`
    insert into topic_questions (topic_id, question_id, is_primary) select ${topicId}::uuid, s.id, true from ${rows}`)
}

/** Writes the positions that differ, and marks them as set by the club. */
const arrange = (tx: Sql, order: readonly string[]) =>
  tx.execute(raw`
    update questions q set position = o.nth, edited = array_append(array_remove(q.edited, 'position'), 'position')
    from unnest(${raw.param(order)}::uuid[]) with ordinality as o(id, nth)
    where q.id = o.id and (q.position <> o.nth or not 'position' = any (q.edited))`)
