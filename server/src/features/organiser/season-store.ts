import { MOST_COUNTED, type Unseen } from '@callofcode/contract/member/member-admin'
import { type ClubHome, SEASON_STEPS, type SeasonStep } from '@callofcode/contract/organiser/organiser'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { isUnseen, wasDone } from '../account/public.ts'

const count = (seen: Unseen) => raw`(select count(*)::int from (
  select from members m where ${isUnseen(seen, raw`m`)} limit ${MOST_COUNTED + 1}) counted)`

/** What a year of the club brings: members who stay away, and the steps of the season. */
export const seasonStore = {
  async unseen(sql: Sql): Promise<NonNullable<ClubHome['unseen']>> {
    const { rows } = await sql.execute<NonNullable<ClubHome['unseen']>>(
      raw`select ${count('never')} as never, ${count('month')} as month`,
    )
    return rows[0] ?? { never: 0, month: 0 }
  },

  /**
   * Returns the open steps of the season in the club's time zone, now or at another time. An import is done once there was one in the
   * season, a hand-over once both of its marks were set in the season, archiving once no active member has passed out.
   */
  async steps(sql: Sql, zone: string, at: Date | null = null): Promise<SeasonStep[]> {
    const { rows } = await sql.execute<Record<SeasonStep, boolean>>(raw`
      select
        case when month between 7 and 9 then not ${wasDone('import.members', raw`(year + interval '6 months') at time zone zone`)} else false end as import,
        case when month between 4 and 6 then (
          select count(*) < 2 from settings s where s.key in ('handover-backup', 'handover-owners')
            and s.updated_at >= (year + interval '3 months') at time zone zone) else false end as handover,
        case when month between 4 and 6 then exists (
          select from members m where m.status = 'approved' and m.archived_at is null and m.role is distinct from 'admin'
            and extract(year from m.passout_year at time zone 'utc') <= extract(year from at - interval '5 months'))
          else false end as archive
      from (select coalesce(${at?.toISOString() ?? null}::timestamptz, now()) as at, ${zone}::text as zone) given
      cross join lateral (select extract(month from at at time zone zone) as month,
        date_trunc('year', at at time zone zone) as year) calendar`)
    const open = rows[0]
    return open ? SEASON_STEPS.filter((step) => open[step]) : []
  },
}
