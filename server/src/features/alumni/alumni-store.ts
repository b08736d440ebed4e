import type { Year } from '@callofcode/contract/alumni/alumni'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { holdsNow, memberCountChanged } from '../account/public.ts'

/** More years than people live are a mistake of somebody's date. */
const MOST_YEARS = 100
const YEAR = raw`extract(year from m.passout_year at time zone 'utc')::int`
const isOf = (year: number) => raw`m.status = 'approved' and ${YEAR} = ${year}`

/** The members of the years of passing out. */
export const alumniStore = {
  /** The latest year first; last those who have said none. */
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

  /** Makes the members of a year alumni, but for its admins. Returns their ids. */
  archive: (tx: Sql, year: number, at: Date) =>
    change(tx, raw`${isOf(year)} and m.archived_at is null and m.role is distinct from 'admin'`, at),

  /** Brings the alumni of a year back: all, or those of the act of that moment. Returns their ids. */
  restore: (tx: Sql, year: number, of?: Date) =>
    change(
      tx,
      raw`${isOf(year)} and ${of ? raw`m.archived_at = ${of.toISOString()}` : raw`m.archived_at is not null`}`,
      null,
    ),
}

/** Locks in the order of the ids: no deadlock. */
async function change(tx: Sql, wanted: SQL, at: Date | null): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(raw`
    with chosen as materialized (select m.id from members m where ${wanted} order by m.id for no key update)
    update members set archived_at = ${at?.toISOString() ?? null}::timestamptz,
      updated_at = greatest(now(), members.updated_at + interval '1 millisecond')
    from chosen where members.id = chosen.id returning members.id`)
  if (rows.length > 0) await memberCountChanged(tx)
  return rows.map(({ id }) => id)
}
