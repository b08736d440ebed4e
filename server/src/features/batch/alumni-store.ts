import type { Year } from '@callofcode/contract/batch/alumni'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { holdsNow, memberCountChanged } from '../account/public.ts'

/** The limit stops mistyped dates: it is longer than a life. */
const MOST_YEARS = 100
const YEAR = raw`extract(year from m.passout_year at time zone 'utc')::int`
const isOf = (year: number) => raw`m.status = 'approved' and ${YEAR} = ${year}`

/** Members by their year of passing out. */
export const alumniStore = {
  /** Returns the latest year first, and members without a year last. */
  async years(sql: Sql): Promise<Year[]> {
    const { rows } = await sql.execute<Year & Record<string, unknown>>(raw`
      select ${YEAR} as year,
        count(*) filter (where m.archived_at is null and m.role is distinct from 'admin')::int as active,
        count(*) filter (where m.role is distinct from 'admin' and ${holdsNow(raw`m.id`)})::int as "withTask",
        count(*) filter (where m.role = 'admin')::int as admins,
        count(*) filter (where m.archived_at is not null)::int as alumni
      from members m where m.status = 'approved'
      group by ${YEAR} order by year desc nulls last limit ${MOST_YEARS}`)
    return rows
  },

  /** Makes the members of a year alumni, except admins. Returns their ids. */
  archive: (tx: Sql, year: number, at: Date) =>
    change(tx, raw`${isOf(year)} and m.archived_at is null and m.role is distinct from 'admin'`, at),

  /** Restores the alumni of a year: all of them, or those that were archived at this time. Returns their ids. */
  restore: (tx: Sql, year: number, of?: Date) =>
    change(
      tx,
      raw`${isOf(year)} and ${of ? raw`m.archived_at = ${of.toISOString()}` : raw`m.archived_at is not null`}`,
      null,
    ),
}

/** Locks rows in the order of their ids, to avoid a deadlock. */
async function change(tx: Sql, wanted: SQL, at: Date | null): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(raw`
    with chosen as materialized (select m.id from members m where ${wanted} order by m.id for no key update)
    update members set archived_at = ${at?.toISOString() ?? null}::timestamptz,
      updated_at = greatest(now(), members.updated_at + interval '1 millisecond')
    from chosen where members.id = chosen.id returning members.id`)
  if (rows.length > 0) await memberCountChanged(tx)
  return rows.map(({ id }) => id)
}
