import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/**
 * Updates the plans of a member's own list with its name and its questions, in its order. Plans of a list shared by somebody else
 * change only on request. So nobody changes other members' plans, and no edit writes to the plans of a whole club.
 */
export const followOwnList = (tx: Sql, listId: string) =>
  follow(tx, raw`select p.id from plans p where p.own_list_id = ${listId} and p.source_kind = 'own'`)

/** Updates a plan to the present content of its shared list. */
export const followShared = (tx: Sql, planId: string) =>
  follow(
    tx,
    raw`select p.id from plans p join own_lists l on l.id = p.own_list_id and l.shared_as = p.source
    where p.id = ${planId}`,
  )

/** The parts of one statement read the data from before it, so the counts are right. Changes of one day are reported together. */
async function follow(tx: Sql, which: ReturnType<typeof raw>) {
  await tx.execute(raw`
    with those as (
      select p.id, p.member_id, p.own_list_id as list_id, l.title, l.member_id = p.member_id as is_own
      from plans p join own_lists l on l.id = p.own_list_id where p.id in (${which})),
    wanted as (
      select t.id as plan_id, o.question_id, o.position from those t join own_list_items o on o.list_id = t.list_id
      join questions q on q.id = o.question_id where q.retired_at is null or t.is_own),
    gone as (
      delete from plan_items i using those t where i.plan_id = t.id
        and not exists (select from wanted w where w.plan_id = t.id and w.question_id = i.question_id)
      returning i.plan_id),
    come as (
      insert into plan_items (plan_id, question_id, position) select plan_id, question_id, position from wanted
      on conflict (plan_id, question_id) do update set position = excluded.position
        where plan_items.position <> excluded.position),
    counts as (
      select t.id, t.title, member_day(t.member_id, now()) as today,
        (select count(*) from wanted w where w.plan_id = t.id
          and not exists (select from plan_items i where i.plan_id = t.id and i.question_id = w.question_id)) as added,
        (select count(*) from gone g where g.plan_id = t.id) as removed
      from those t)
    update plans p set title = c.title,
      added = c.added + case when p.changed_on = c.today then p.added else 0 end,
      removed = c.removed + case when p.changed_on = c.today then p.removed else 0 end,
      changed_on = c.today
    from counts c where c.id = p.id and (c.added > 0 or c.removed > 0 or c.title <> p.title)`)
}
