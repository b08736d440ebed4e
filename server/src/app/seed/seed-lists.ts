import { contentId, modules } from '@callofcode/content/curriculum'
import { sql } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Seeded } from './seed-rows.ts'

/**
 * The well-known lists, which modules carry whole (content/README.md). The module and the list have the same text and questions.
 */
const SLUGS = [
  'blind-75',
  'neetcode-150',
  'neetcode-250',
  'grind-75',
  'leetcode-75',
  'top-interview-150',
  'striver-sde-sheet',
]

/** The lists that this release ships. The id is made from the slug, as for other rows. */
export const shippedLists = SLUGS.flatMap((slug, position) => {
  const carried = modules.find((one) => one.slug === slug)
  if (!carried) return []
  const { title, description } = carried
  const questions = carried.questions.map((question) => contentId('question', question))
  return [
    { id: contentId('module', `list:${slug}`), slug, title, description, position: position + 1, questions },
  ]
})

type Row = Seeded & (typeof shippedLists)[number]

/**
 * Writes the shipped lists. Fields that the club has changed and lists that it has deleted stay as they are. A list that is no
 * longer shipped stays as the club's own.
 */
export async function seedLists(tx: Sql, rows: readonly Row[]): Promise<number> {
  const given = sql`json_to_recordset(${JSON.stringify(rows)})
    as s(id uuid, slug text, title text, description text, position integer, questions json, seed text)`
  const kept = (column: string) =>
    sql.raw(`${column} = case when '${column}' = any (l.edited) then l.${column} else excluded.${column} end`)
  // A club's own list may have the address already. The club's list keeps it.
  const written = await tx.execute<{ id: string }>(sql`
    insert into question_lists as l (id, slug, title, description, position, seed, published_at)
    select s.id, case when exists (select from question_lists o where o.slug = s.slug and o.id <> s.id)
      then s.slug || '-' || left(s.id::text, 8) else s.slug end, s.title, s.description, s.position, s.seed, now() from ${given}
    on conflict (id) do update set ${kept('title')}, ${kept('description')}, position = excluded.position,
      seed = excluded.seed, version = l.version + 1
    where l.removed_at is null and l.seed <> excluded.seed returning id`)
  const ids = sql`${sql.param(written.rows.map(({ id }) => id))}::uuid[]`
  const open = sql`(select id from question_lists where id = any (${ids}) and not 'questions' = any (edited))`
  await tx.execute(sql`delete from question_list_items where list_id in ${open}`)
  await tx.execute(sql`
    insert into question_list_items (list_id, question_id, position)
    select s.id, question_now(q.id), min(nth) from ${given}, json_array_elements_text(s.questions) with ordinality as named(question, nth)
    join questions q on q.id = named.question::uuid where s.id in ${open} group by 1, 2`)
  await tx.execute(sql`
    update question_lists set seed = null where seed is not null and removed_at is null
      and id not in (select s.id from ${given})`)
  return written.rows.length
}
