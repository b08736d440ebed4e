import { type SQL, sql } from 'drizzle-orm'
import type { Sql } from './database.ts'

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

export async function seedTopics(tx: Sql, rows: Rows): Promise<number> {
  const written = await idsOf(
    tx,
    sql`insert into topics (id, slug, title, description, difficulty, position, seed)
        select * from json_to_recordset(${json(rows)})
          as s(id uuid, slug text, title text, description text, difficulty text, position integer, seed text)
        on conflict (id) do update
          set title = excluded.title, description = excluded.description, difficulty = excluded.difficulty,
              position = excluded.position, seed = excluded.seed
          where topics.seed <> excluded.seed
        returning id`,
  )
  // A topic only groups questions. The questions keep their rows and members' progress.
  const dropped = await idsOf(
    tx,
    sql`delete from topics where seed is not null and id not in (${shipped(rows)}) returning id`,
  )
  return written.length + dropped.length
}

export async function seedQuestions(tx: Sql, rows: Rows): Promise<number> {
  const written = await idsOf(
    tx,
    sql`insert into questions (id, slug, name, difficulty, link, position, seed)
        select * from json_to_recordset(${json(rows)})
          as s(id uuid, slug text, name text, difficulty text, link text, position integer, seed text)
        on conflict (id) do update
          set name = excluded.name, difficulty = excluded.difficulty, link = excluded.link,
              position = excluded.position, seed = excluded.seed, retired_at = null
          where questions.seed <> excluded.seed or (questions.seed is not null and questions.retired_at is not null)
        returning id`,
  )
  const retired = await idsOf(
    tx,
    sql`update questions set retired_at = now()
        where seed is not null and retired_at is null and id not in (${shipped(rows)}) returning id`,
  )
  await shelve(tx, only(rows, written))
  return written.length + retired.length
}

/** Puts questions under their topics; the first of them is the one that lists it. */
async function shelve(tx: Sql, rows: Rows) {
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

/** Gives modules their questions as the tracker has them, so that completion is shared. */
async function fill(tx: Sql, rows: Rows) {
  await tx.execute(sql`delete from module_questions where module_id in (${shipped(rows)})`)
  await tx.execute(
    sql`insert into module_questions (module_id, position, name, difficulty, link, question_id)
        select s.id, nth - 1, q.name, q.difficulty, q.link, q.id
        from json_to_recordset(${json(rows)}) as s(id uuid, questions json),
             json_array_elements_text(s.questions) with ordinality as named(question, nth)
        join questions q on q.id = named.question::uuid`,
  )
}

const only = (rows: Rows, written: readonly string[]) => {
  const ids = new Set(written)
  return rows.filter((row) => ids.has(row.id))
}
