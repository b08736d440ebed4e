import type { PlanTerms } from '@callofcode/contract/plan/plan'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

interface Held extends PlanTerms {
  readonly _id: string
}
type SomeTerms = { readonly [Name in keyof PlanTerms]?: PlanTerms[Name] | undefined }
interface Changes {
  readonly title: string | undefined
  readonly terms: SomeTerms
  readonly added: number
  readonly removed: number
}

/** Changes the plan of a batch. It stays the same plan, with its addresses for calendars. */
export const cohortChanges = {
  /** Locks the plan, as changes of one plan wait for each other. */
  async hold(tx: Sql, batchId: string): Promise<Held | undefined> {
    const { rows } = await tx.execute<Held & Record<string, unknown>>(raw`
      select id as "_id", ends_on::text as "endsOn", hours, weekdays, level, hard from plans
      where batch_id = ${batchId} for update`)
    return rows[0]
  },

  async takeOut(tx: Sql, planId: string, ids: readonly string[]): Promise<number> {
    const { rowCount } = await tx.execute(raw`
      delete from plan_items where plan_id = ${planId} and question_id = any(${raw.param(ids)}::uuid[])`)
    return rowCount ?? 0
  },

  /** Adds questions at the end. Hidden ones, and those already in it, are left out. */
  async add(tx: Sql, planId: string, ids: readonly string[]): Promise<number> {
    const { rowCount } = await tx.execute(raw`
      insert into plan_items (plan_id, question_id, position)
      select ${planId}::uuid, q.id, o.nth + (select coalesce(max(position), 0) from plan_items where plan_id = ${planId})
      from unnest(${raw.param(ids)}::uuid[]) with ordinality as o (id, nth)
      join questions q on q.id = question_now(o.id) and q.retired_at is null
      order by o.nth on conflict do nothing`)
    return rowCount ?? 0
  },

  async count(tx: Sql, planId: string): Promise<number> {
    const { rows } = await tx.execute<{ n: number }>(
      raw`select count(*)::int as n from plan_items where plan_id = ${planId}`,
    )
    return rows[0]?.n ?? 0
  },

  /** Stores the terms from before the first change of the day, so that members read one line. */
  async update(tx: Sql, held: Held, by: string, { title, terms, added, removed }: Changes): Promise<void> {
    const now = { ...held, ...terms }
    await tx.execute(raw`
      update plans p set title = coalesce(${title ?? null}, p.title), ends_on = ${now.endsOn}, hours = ${now.hours},
        weekdays = ${raw.param([...(terms.weekdays ?? held.weekdays)].sort())}::smallint[], level = ${now.level}, hard = ${now.hard},
        added = ${added} + case when p.changed_on = d.today then p.added else 0 end,
        removed = ${removed} + case when p.changed_on = d.today then p.removed else 0 end,
        before = ${JSON.stringify(beforeOf(held, terms))}::jsonb || case when p.changed_on = d.today then p.before else '{}' end,
        changed_on = d.today
      from (select member_day(${by}::uuid, now()) as today) d where p.id = ${held._id}`)
  },
}

const beforeOf = (held: Held, terms: SomeTerms) =>
  Object.fromEntries(Object.keys(terms).map((name) => [name, held[name as keyof PlanTerms]]))
