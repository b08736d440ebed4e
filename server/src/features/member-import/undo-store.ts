import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { passoutDay } from '../account/public.ts'
import { factStore } from '../member-fact/public.ts'
import type { Change } from './journal-store.ts'

const YEAR = raw`extract(year from m.passout_year at time zone 'utc')::int`

/** Each method is one statement for any number of members. */
export const undoStore = {
  /** Locks the members of these who are as an import left them: without a password and a task, and approved. */
  async untouched(tx: Sql, ids: readonly string[]): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      select id from members
      where id = any(${raw.param(ids)}::uuid[]) and password_hash is null and status = 'approved' and role = 'member'
      order by id for update`)
    return rows.map(({ id }) => id)
  },

  async removeMembers(tx: Sql, ids: readonly string[]) {
    await tx.execute(raw`delete from members where id = any(${raw.param(ids)}::uuid[])`)
  },

  async removeBatches(tx: Sql, ids: readonly string[]) {
    await tx.execute(raw`delete from batches where id = any(${raw.param(ids)}::uuid[])`)
  },

  /** Gives members the year and the batch back that they had, where they still have those of the import. Returns their ids. */
  async restore(tx: Sql, changes: readonly Change[]): Promise<string[]> {
    const day = (year: number | null) => (year === null ? null : passoutDay(year).toISOString())
    const { rows } = await tx.execute<{ id: string }>(raw`
      with given as (select * from unnest(
        ${raw.param(changes.map(({ memberId }) => memberId))}::uuid[],
        ${raw.param(changes.map(({ yearAfter }) => yearAfter))}::int[],
        ${raw.param(changes.map(({ yearBefore }) => day(yearBefore)))}::timestamptz[],
        ${raw.param(changes.map(({ batchAfter }) => batchAfter))}::uuid[],
        ${raw.param(changes.map(({ batchBefore }) => batchBefore))}::uuid[]) as g (id, year_after, year_before, batch_after, batch_before)
      ), chosen as materialized (
        select g.id, g.year_before, b.id as batch_before, coalesce(${YEAR} = g.year_after, false) as has_year,
          coalesce(m.batch_id = g.batch_after, false) as has_batch
        from given g join members m on m.id = g.id left join batches b on b.id = g.batch_before
        order by m.id for no key update of m
      )
      update members m set passout_year = case when c.has_year then c.year_before else m.passout_year end,
        batch_id = case when c.has_batch then c.batch_before else m.batch_id end,
        updated_at = greatest(now(), m.updated_at + interval '1 millisecond')
      from chosen c where m.id = c.id and (c.has_year or c.has_batch) returning m.id`)
    return rows.map(({ id }) => id)
  },

  /** Gives members the facts back that they had, where they still have those of the import. Returns their ids. */
  async restoreFacts(
    tx: Sql,
    changes: readonly Change[],
    now: ReadonlyMap<string, Readonly<Record<string, string>>>,
  ) {
    const facts = changes.flatMap(({ memberId, facts: given }) =>
      given
        .filter(({ field, after }) => now.get(memberId)?.[field] === after)
        .map(({ field: fieldId, before: value }) => ({ memberId, fieldId, value })),
    )
    return facts.length > 0 ? factStore.put(tx, facts) : []
  },
}
