import { randomBytes } from 'node:crypto'
import { movedParts } from '@callofcode/contract/member/duplicate'
import type { OwnList, OwnListOverview, SharedList } from '@callofcode/contract/question-list/own-list'
import { sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { SHOWN_TOPIC, withMerged } from '../curriculum/public.ts'

interface Words {
  readonly title: string
  readonly description: string
}
interface Changes {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly questions?: readonly string[] | undefined
  readonly shared?: boolean | undefined
}

/** Lists that members put together for themselves. */
export const ownListStore = {
  /** Returns all lists of a member, last changed first. `solvable` as in question-list-store.ts. */
  async list(
    database: Database,
    memberId: string,
    solvable: readonly string[],
    questionId?: string,
  ): Promise<OwnListOverview[]> {
    const { rows } = await database.pool.query<OwnListOverview>({
      ...LISTS,
      values: [memberId, questionId ?? null, solvable],
    })
    return rows
  },

  async get(sql: Sql, memberId: string, id: string): Promise<OwnList | undefined> {
    const { rows } = await sql.execute<OwnList & Record<string, unknown>>(raw`
      select l.id as "_id", l.title, l.description, l.version, l.shared_as as "sharedAs", ${questionsOf(raw``)} as questions
      from own_lists l where l.id = ${id} and l.member_id = ${memberId}`)
    return rows[0]
  },

  /** Returns a shared list. Questions that the club hides stay visible to the owner only. */
  async shared(sql: Sql, key: string): Promise<SharedList | undefined> {
    const { rows } = await sql.execute<SharedList & Record<string, unknown>>(raw`
      select l.title, l.description, ${questionsOf(raw`and q.retired_at is null`)} as questions
      from own_lists l where l.shared_as = ${key}`)
    return rows[0]
  },

  async count(sql: Sql, memberId: string): Promise<number> {
    const { rows } = await sql.execute<{ n: number }>(
      raw`select count(*)::int as n from own_lists where member_id = ${memberId}`,
    )
    return rows[0]?.n ?? 0
  },

  async create(tx: Sql, memberId: string, { title, description }: Words): Promise<string> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      insert into own_lists (member_id, title, description) values (${memberId}, ${title}, ${description}) returning id`)
    return rows[0]?.id ?? ''
  },

  /** Counts the questions that the member may not put into the list: unknown ones and hidden ones. */
  async unknown(sql: Sql, memberId: string, listId: string, ids: readonly string[]): Promise<number> {
    const { rows } = await sql.execute<{ n: number }>(raw`
      select count(*)::int as n from unnest(${raw.param(ids)}::uuid[]) as given (id)
      where not exists (select from questions q where q.id = given.id and (q.retired_at is null or q.merged_into is not null
        or exists (select from own_list_items i where i.list_id = ${listId} and i.question_id = q.id)
        or exists (select from completed_questions c where c.member_id = ${memberId} and c.question_id = q.id)))`)
    return rows[0]?.n ?? 0
  },

  async update(tx: Sql, { _id: id, sharedAs }: OwnList, { title, description, questions, shared }: Changes) {
    const key = shared === undefined ? sharedAs : shared ? (sharedAs ?? newKey()) : null
    await tx.execute(raw`
      update own_lists set title = coalesce(${title ?? null}, title), description = coalesce(${description ?? null}, description),
        shared_as = ${key}, version = version + 1, updated_at = now() where id = ${id}`)
    if (questions) await this.fill(tx, id, questions)
  },

  /** Replaces the questions of the list with these, in this order. */
  async fill(tx: Sql, id: string, questions: readonly string[]) {
    await tx.execute(raw`delete from own_list_items where list_id = ${id}`)
    await tx.execute(raw`
      insert into own_list_items (list_id, question_id, position)
      select ${id}::uuid, question_now(o.id), min(o.nth)
      from unnest(${raw.param(questions)}::uuid[]) with ordinality as o (id, nth) group by 1, 2`)
  },

  /** Adds a question at the end. */
  async add(tx: Sql, id: string, questionId: string) {
    const { rowCount } = await tx.execute(raw`
      insert into own_list_items (list_id, question_id, position)
      select ${id}::uuid, question_now(${questionId}::uuid), coalesce(max(position), 0) + 1 from own_list_items where list_id = ${id}
      on conflict do nothing`)
    if (rowCount) await touch(tx, id)
  },

  async takeOut(tx: Sql, id: string, questionId: string) {
    const { rowCount } = await tx.execute(
      raw`delete from own_list_items where list_id = ${id} and question_id = ${questionId}`,
    )
    if (rowCount) await touch(tx, id)
  },

  /** Returns false if the member has no such list. */
  async remove(tx: Sql, memberId: string, id: string): Promise<boolean> {
    const { rowCount } = await tx.execute(
      raw`delete from own_lists where id = ${id} and member_id = ${memberId}`,
    )
    return rowCount === 1
  },

  /** Locks a list, as its changes wait for each other. Returns undefined if the member has no such list. */
  async lock(tx: Sql, memberId: string, id: string): Promise<OwnList | undefined> {
    await tx.execute(raw`select from own_lists where id = ${id} and member_id = ${memberId} for update`)
    return this.get(tx, memberId, id)
  },
}

const touch = (tx: Sql, id: string) =>
  tx.execute(raw`update own_lists set version = version + 1, updated_at = now() where id = ${id}`)

/** Returns a key that cannot be guessed. */
const newKey = () => randomBytes(16).toString('base64url')

const questionsOf = (which: ReturnType<typeof raw>) => raw`coalesce((
  select json_agg(json_build_object('id', q.id, 'questionName', q.name, 'difficulty', q.difficulty, 'link', q.link,
    'topicId', t.id, 'topic', t.title) order by i.position, q.name)
  from own_list_items i join questions q on q.id = i.question_id ${which}
  ${raw.raw(SHOWN_TOPIC)} where i.list_id = l.id), '[]')`

const LISTS = {
  name: 'own-lists',
  text: `with here as materialized (${withMerged('$3')})
    select l.id as "_id", l.title, l.description, l.shared_as is not null as shared,
      count(i.question_id)::int as questions, count(c.question_id)::int as done,
      (count(i.question_id) filter (where i.question_id in (select id from here)))::int as solvable,
      coalesce(bool_or(i.question_id = $2::uuid), false) as holds
    from own_lists l left join own_list_items i on i.list_id = l.id
    left join completed_questions c on c.member_id = $1 and c.question_id = i.question_id
    where l.member_id = $1 group by l.id order by l.updated_at desc, l.id desc`,
}

export const personalData = {
  exported: [
    {
      ...rowsOf('own_lists'),
      name: 'ownLists',
      shown: {
        title: 't.title',
        description: 't.description',
        link: 't.shared_as',
        madeAt: utcText('t.created_at'),
        questions: `(select coalesce(json_agg(json_build_object('questionId', q.id, 'question', q.name) order by i.position), '[]')
        from own_list_items i join questions q on q.id = i.question_id where i.list_id = t.id)`,
      },
    },
  ],
  merged: {
    'own_lists.member_id': moved(movedParts.lists),
  },
} satisfies PersonalData
