import { type SQL, sql } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/** A shipped row. `seed` is the checksum of its shipped content. */
export interface Seeded {
  readonly seed: string
}
type Rows = readonly (Seeded & { id: string })[]

// All rows are one JSON value, so each table needs one statement.
const json = (value: unknown) => sql`${JSON.stringify(value)}`

const idsOf = async (tx: Sql, statement: SQL) =>
  (await tx.execute<{ id: string }>(statement)).rows.map((row) => row.id)

const shipped = (rows: Rows) =>
  sql`select id from json_to_recordset(${json(rows.map(({ id }) => ({ id })))}) as s(id uuid)`

/** Selects the shipped value of a column, unless the club has changed it. `edited` names the fields that the club has changed. */
const unlessEdited = (table: string, column: string, ...fields: readonly string[]) =>
  sql.raw(
    `${column} = case when ${table}.edited && array[${(fields.length ? fields : [column]).map((field) => `'${field}'`)}]
       then ${table}.${column} else excluded.${column} end`,
  )

export async function seedTopics(tx: Sql, rows: Rows): Promise<number> {
  const own = (column: string) => unlessEdited('topics', column)
  const written = await idsOf(
    tx,
    sql`insert into topics (id, slug, title, description, difficulty, position, seed)
        select * from json_to_recordset(${json(rows)})
          as s(id uuid, slug text, title text, description text, difficulty text, position integer, seed text)
        on conflict (id) do update
          set ${own('title')}, ${own('description')}, ${own('difficulty')}, ${own('position')},
              ${unlessEdited('topics', 'hidden_at', 'hidden')}, seed = excluded.seed, version = topics.version + 1
          where topics.seed <> excluded.seed
            or (topics.seed is not null and topics.hidden_at is not null and not 'hidden' = any (topics.edited))
        returning id`,
  )
  await behindOrdered(
    tx,
    'topics',
    sql`select t.id, max(t.position) over () as last from topics t
    where exists (select from topics where 'position' = any (edited))`,
  )
  return written.length + (await dropTopics(tx, rows))
}

/**
 * Hides a topic that is no longer shipped. A topic that the club has changed or filled with questions stays as the club's own.
 */
async function dropTopics(tx: Sql, rows: Rows): Promise<number> {
  const dropped = await idsOf(
    tx,
    sql`with dropped as (
          select t.id, array_remove(t.edited, 'position') <> '{}' or exists (
            select from topic_questions tq join questions q on q.id = tq.question_id
            where tq.topic_id = t.id and tq.is_primary and (q.seed is null or 'topic' = any (q.edited))) as kept
          from topics t where t.seed is not null and t.id not in (${shipped(rows)}))
        update topics t set seed = case when d.kept then null else t.seed end,
          hidden_at = case when d.kept then t.hidden_at else now() end, version = t.version + 1
        from dropped d where t.id = d.id and (d.kept or t.hidden_at is null) returning t.id`,
  )
  return dropped.length
}

/** Replaces the prerequisites of the shipped topics with those of this release. */
export async function seedPrerequisites(tx: Sql, pairs: readonly { topic: string; requires: string }[]) {
  await tx.execute(
    sql`delete from topic_prerequisites p using topics t where t.id = p.topic_id and t.seed is not null`,
  )
  await tx.execute(
    sql`insert into topic_prerequisites (topic_id, requires_id)
        select t.id, r.id from json_to_recordset(${json(pairs)}) as s(topic uuid, requires uuid)
        join topics t on t.id = s.topic join topics r on r.id = s.requires on conflict do nothing`,
  )
}

export async function seedQuestions(tx: Sql, rows: Rows): Promise<number> {
  const own = (column: string, ...fields: string[]) => unlessEdited('questions', column, ...fields)
  const written = await idsOf(
    tx,
    sql`insert into questions (id, slug, name, difficulty, link, position, seed)
        select * from json_to_recordset(${json(rows)})
          as s(id uuid, slug text, name text, difficulty text, link text, position integer, seed text)
        on conflict (id) do update
          set ${own('name')}, ${own('difficulty')}, ${own('link')}, ${own('position', 'position', 'topic')},
              ${own('retired_at', 'hidden')}, seed = excluded.seed, version = questions.version + 1
          where questions.seed <> excluded.seed
            or (questions.seed is not null and questions.retired_at is not null
                and not 'hidden' = any (questions.edited))
        returning id`,
  )
  await shelve(tx, only(rows, written))
  await behindOrdered(
    tx,
    'questions',
    sql`
    select o.question_id as id, max(q.position) over (partition by o.topic_id) as last from topic_questions o
    join questions q on q.id = o.question_id
    where o.is_primary and exists (
      select from topic_questions i join questions p on p.id = i.question_id
      where i.topic_id = o.topic_id and i.is_primary and 'position' = any (p.edited))`,
  )
  return written.length + (await dropQuestions(tx, rows))
}

/** Hides a question that is no longer shipped. A question that the club has changed stays as the club's own. */
async function dropQuestions(tx: Sql, rows: Rows): Promise<number> {
  const dropped = await idsOf(
    tx,
    sql`with dropped as (
          select id, array_remove(edited, 'position') <> '{}' as kept
          from questions where seed is not null and id not in (${shipped(rows)}))
        update questions q set seed = case when d.kept then null else q.seed end,
          retired_at = case when d.kept then q.retired_at else now() end, version = q.version + 1
        from dropped d where q.id = d.id and (d.kept or q.retired_at is null) returning q.id`,
  )
  return dropped.length
}

/** Places newly shipped rows last where the club has chosen an order. They keep that place from then on. */
async function behindOrdered(tx: Sql, table: 'topics' | 'questions', ordered: SQL) {
  const name = sql.raw(table)
  await tx.execute(
    sql`with ordered as (${ordered}), late as (
          select r.id, o.last + row_number() over (order by r.position) as place
          from ${name} r join ordered o on o.id = r.id
          where r.seed is not null and not r.edited && array['position', 'topic'])
        update ${name} r set position = late.place, edited = array_append(r.edited, 'position')
        from late where r.id = late.id`,
  )
}

/** Puts questions under their topics. The first topic is the one that lists the question. Questions that the club moved stay. */
async function shelve(tx: Sql, all: Rows) {
  const moved = await idsOf(
    tx,
    sql`select id from questions where 'topic' = any (edited) and id in (${shipped(all)})`,
  )
  const rows = all.filter(({ id }) => !moved.includes(id))
  await tx.execute(sql`delete from topic_questions where question_id in (${shipped(rows)})`)
  await tx.execute(
    sql`insert into topic_questions (topic_id, question_id, is_primary)
        select t.id, s.id, nth = 1
        from json_to_recordset(${json(rows)}) as s(id uuid, topics json),
             json_array_elements_text(s.topics) with ordinality as named(topic, nth)
        join topics t on t.id = named.topic::uuid`,
  )
}

export async function seedModules(tx: Sql, rows: Rows): Promise<number> {
  const written = await idsOf(
    tx,
    sql`insert into modules (id, slug, title, description, level, created_by, position, seed)
        select id, slug, title, description, level, "createdBy", position, seed from json_to_recordset(${json(rows)})
          as s(id uuid, slug text, title text, description text, level text, "createdBy" text, position integer,
               seed text)
        on conflict (id) do update
          set title = excluded.title, description = excluded.description, level = excluded.level,
              created_by = excluded.created_by, position = excluded.position, seed = excluded.seed,
              version = modules.version + 1, updated_at = now()
          where modules.seed <> excluded.seed and modules.removed_at is null
        returning id`,
  )
  const removed = await idsOf(
    tx,
    sql`update modules set removed_at = now()
        where seed is not null and removed_at is null and id not in (${shipped(rows)}) returning id`,
  )
  await fill(tx, only(rows, written))
  return written.length + removed.length
}

/** Gives modules the questions of the tracker, so that completion is shared. */
async function fill(tx: Sql, rows: Rows) {
  await tx.execute(sql`delete from module_questions where module_id in (${shipped(rows)})`)
  await tx.execute(
    sql`insert into module_questions (module_id, position, name, difficulty, link, question_id)
        select s.id, min(nth) - 1, q.name, q.difficulty, q.link, q.id
        from json_to_recordset(${json(rows)}) as s(id uuid, questions json),
             json_array_elements_text(s.questions) with ordinality as named(question, nth)
        join questions q on q.id = question_now(named.question::uuid)
        group by s.id, q.id`,
  )
}

const only = (rows: Rows, written: readonly string[]) => {
  const ids = new Set(written)
  return rows.filter((row) => ids.has(row.id))
}
