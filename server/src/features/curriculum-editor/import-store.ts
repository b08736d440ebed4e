import type { EditedQuestion, EditedTopic } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { BEHIND } from '../curriculum/public.ts'
import type { Curriculum } from './curriculum-file.ts'
import type { ImportPlan, PlannedQuestion, PlannedTopic } from './import-plan.ts'
import { editedAfter, shippedQuestions, shippedTopics } from './shipped-values.ts'

/**
 * Writes an import. The number of statements is the same for one row and for thousands. The fields that it sets belong to the
 * club from then on.
 */
export async function writeImport(tx: Sql, { topics, questions }: ImportPlan, current: Curriculum) {
  await writeTopics(tx, topics, current)
  const byId = new Map(current.questions.map((one) => [one._id, one]))
  await writeQuestions(
    tx,
    questions.map((one) => rowOf(one, byId.get(one.id))),
  )
}

// All rows are one JSON value, so each table needs one statement.
const rowsOf = (rows: readonly object[], columns: string) =>
  raw`json_to_recordset(${JSON.stringify(rows)}) as s(${raw.raw(columns)})`

async function writeTopics(tx: Sql, planned: readonly PlannedTopic[], { topics }: Curriculum) {
  if (planned.length === 0) return
  const byId = new Map(topics.map((one) => [one._id, one]))
  const rows = planned.map(({ id, set }, nth) => {
    const now: Partial<EditedTopic> = byId.get(id) ?? {}
    const { title = now.title, description = now.description, difficulty = now.difficulty } = set
    const hidden = set.hidden ?? now.hidden ?? false
    const edited = now._id ? editedAfter(now.edited ?? [], shippedTopics.get(id), set) : []
    return { id, nth, title, description, difficulty, hidden, edited }
  })
  const columns =
    'id uuid, nth integer, title text, description text, difficulty text, hidden boolean, edited json'
  await tx.execute(raw`
    insert into topics as t (id, slug, title, description, difficulty, position, hidden_at)
    select s.id, s.id::text, s.title, s.description, s.difficulty, greatest(last.place + 1, ${BEHIND}) + s.nth,
      case when s.hidden then now() end
    from ${rowsOf(rows, columns)}, (select coalesce(max(position), 0) as place from topics) last
    where not exists (select from topics where topics.id = s.id)`)
  await tx.execute(raw`
    update topics t set title = s.title, description = s.description, difficulty = s.difficulty, version = version + 1,
      hidden_at = case when s.hidden then coalesce(t.hidden_at, now()) end,
      edited = array(select json_array_elements_text(s.edited))
    from ${rowsOf(
      rows.filter(({ id }) => byId.has(id)),
      columns,
    )} where t.id = s.id`)
}

function rowOf({ id, set, topicId }: PlannedQuestion, now: EditedQuestion | undefined) {
  const { name = now?.questionName, difficulty = now?.difficulty, link = now?.link } = set
  const edited = now
    ? editedAfter(
        topicId ? now.edited.filter((field) => field !== 'position') : now.edited,
        shippedQuestions.get(id),
        {
          ...set,
          ...(topicId && { topic: topicId }),
        },
      )
    : []
  const hidden = set.hidden ?? now?.hidden ?? false
  const was = { was_name: now?.questionName, was_difficulty: now?.difficulty, was_link: now?.link }
  return { id, name, difficulty, link, hidden, edited, topic: topicId ?? null, is_new: !now, ...was }
}

const COLUMNS = `place integer, id uuid, name text, difficulty text, link text, hidden boolean, edited json,
  topic uuid, is_new boolean, was_name text, was_difficulty text, was_link text`

async function writeQuestions(tx: Sql, planned: readonly ReturnType<typeof rowOf>[]) {
  if (planned.length === 0) return
  const lasts = await lastPlaces(tx)
  // New questions follow in the order of the file, after those that their topic has.
  const rows = planned.map((row) => {
    if (!row.topic) return row
    const place = Math.max((lasts.get(row.topic) ?? 0) + 1, BEHIND)
    lasts.set(row.topic, place)
    return { ...row, place }
  })
  const all = rowsOf(rows, COLUMNS)
  await tx.execute(raw`
    insert into questions (id, slug, name, difficulty, link, position, retired_at)
    select id, id::text, name, difficulty, link, place, case when hidden then now() end from ${all} where is_new`)
  await tx.execute(raw`
    update questions q set name = s.name, difficulty = s.difficulty, link = s.link, version = version + 1,
      position = coalesce(s.place, q.position), retired_at = case when s.hidden then coalesce(q.retired_at, now()) end,
      edited = array(select json_array_elements_text(s.edited))
    from ${all} where q.id = s.id and not s.is_new`)
  await tx.execute(raw`
    delete from topic_questions tq using ${all}
    where s.topic is not null and tq.question_id = s.id and (tq.is_primary or tq.topic_id = s.topic)`)
  await tx.execute(raw`
    insert into topic_questions (topic_id, question_id, is_primary)
    select topic, id, true from ${all} where topic is not null`)
  // Modules that showed the old values of the question now show the new ones.
  await tx.execute(raw`
    update module_questions m set name = s.name, difficulty = s.difficulty, link = s.link
    from ${all} where not s.is_new and m.question_id = s.id and m.name = s.was_name
      and m.difficulty = s.was_difficulty and m.link = s.was_link
      and (s.name, s.difficulty, s.link) is distinct from (s.was_name, s.was_difficulty, s.was_link)`)
}

async function lastPlaces(tx: Sql): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; last: number }>(raw`
    select tq.topic_id as id, max(q.position) as last from topic_questions tq join questions q on q.id = tq.question_id
    where tq.is_primary group by tq.topic_id`)
  return new Map(rows.map(({ id, last }) => [id, last]))
}
