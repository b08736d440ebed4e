import type {
  EditedList,
  EditedListOverview,
  listBody,
  listChanges,
} from '@callofcode/contract/question-list/question-list'
import { and, asc, eq, isNull, ne, sql as raw } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { BEHIND } from '../curriculum/public.ts'
import { questionList } from '../curriculum-editor/public.ts'
import { questionListItems as items, questionLists as lists } from './question-list-tables.ts'

type Body = z.output<typeof listBody>
type Changes = z.output<typeof listChanges>

const columns = {
  _id: lists.id,
  slug: lists.slug,
  title: lists.title,
  description: lists.description,
  published: raw<boolean>`${lists.publishedAt} is not null`,
  shipped: raw<boolean>`${lists.seed} is not null`,
  edited: lists.edited,
  version: lists.version,
}
const held = (isHidden: boolean) => raw<number>`(
  select count(*) from question_list_items i join questions q on q.id = i.question_id
  where i.list_id = question_lists.id and (q.retired_at is not null) = ${isHidden})::int`

/** Reads and writes lists for admins. */
export const listEditorStore = {
  list: (sql: Sql): Promise<EditedListOverview[]> =>
    sql
      .select({ ...columns, questions: held(false), hiddenQuestions: held(true) })
      .from(lists)
      .where(isNull(lists.removedAt))
      .orderBy(lists.position, lists.title, lists.id),

  async get(sql: Sql, id: string): Promise<EditedList | undefined> {
    const [head] = await sql
      .select(columns)
      .from(lists)
      .where(and(eq(lists.id, id), isNull(lists.removedAt)))
    if (!head) return undefined
    const held = await sql
      .select({ id: items.questionId })
      .from(items)
      .where(eq(items.listId, id))
      .orderBy(asc(items.position))
    const ids = held.map((one) => one.id)
    const found = new Map(
      (ids.length > 0 ? await questionList.find(sql, ids) : []).map((one) => [one._id, one]),
    )
    return { ...head, questions: ids.flatMap((one) => found.get(one) ?? []) }
  },

  /** Returns whether another list has this title. Case is ignored. */
  async hasTitle(sql: Sql, title: string, except?: string): Promise<boolean> {
    const same = raw`lower(${lists.title}) = lower(${title})`
    const rows = await sql
      .select({ id: lists.id })
      .from(lists)
      .where(and(same, isNull(lists.removedAt), except ? ne(lists.id, except) : undefined))
      .limit(1)
    return rows.length > 0
  },

  count: (sql: Sql): Promise<number> => sql.$count(lists, isNull(lists.removedAt)),

  /** Creates a list. Its address is made from its first title and stays, so that links remain valid. */
  async create(tx: Sql, id: string, values: Body) {
    const wanted = slugOf(values.title)
    const { rows } = await tx.execute<{ slug: string }>(
      raw`select slug from question_lists where slug = ${wanted} or slug like ${`${wanted}-%`}`,
    )
    const taken = new Set(rows.map(({ slug }) => slug))
    let slug = wanted
    for (let nth = 2; taken.has(slug); nth += 1) slug = `${wanted}-${nth}`
    const position = raw`(select greatest(coalesce(max(position), 0) + 1, ${BEHIND}) from question_lists)`
    await tx.insert(lists).values({ id, slug, ...values, position })
  },

  /** Sets these fields, which belong to the club from then on. */
  async update(tx: Sql, { _id: id, edited, version }: EditedList, changes: Changes) {
    const { published, questions, ...words } = changes
    const set = [
      ...Object.entries(words).flatMap(([name, value]) => (value === undefined ? [] : name)),
      ...(published === undefined ? [] : ['hidden']),
      ...(questions ? ['questions'] : []),
    ] as EditedList['edited']
    await tx
      .update(lists)
      .set({
        ...words,
        ...(published !== undefined && { publishedAt: published ? new Date() : null }),
        edited: [...new Set([...edited, ...set])],
        version: version + 1,
      })
      .where(eq(lists.id, id))
    if (!questions) return
    await tx.delete(items).where(eq(items.listId, id))
    await tx.execute(raw`
      insert into question_list_items (list_id, question_id, position)
      select ${id}::uuid, question_now(o.id), min(o.nth) from unnest(${raw.param(questions)}::uuid[]) with ordinality as o(id, nth)
      group by 1, 2`)
  },

  /** Removes a list. The row stays, so that a release does not restore it. Another list of the club may use its address. */
  async remove(tx: Sql, id: string) {
    await tx.execute(raw`
      update question_lists set removed_at = now(), slug = case when seed is null then id::text else slug end
      where id = ${id}`)
    await tx.delete(items).where(eq(items.listId, id))
  },
}

/** Returns a slug. It keeps letters of other scripts, as addresses may contain them. */
const slugOf = (title: string) =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'list'
