import type { ClubWeek } from '@callofcode/contract/organiser/organiser'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/** Half a year. */
export const WEEKS = 26
/** The current week is counted again after this many seconds. */
const FRESH = 600
/** The number of weeks that one statement counts. */
const AT_ONCE = 4
/** The lock under which counting takes turns. */
const LOCK = 7_261_914_563

const thisWeek = (zone: string) => raw`date_trunc('week', now() at time zone ${zone})::date`
const weeksShown = (zone: string) =>
  raw`select (${thisWeek(zone)} - 7 * n) as week from generate_series(0, ${WEEKS - 1}) n`

/**
 * A week must be counted if it was never counted, has another time zone, or was last counted before its end. The current week is
 * counted now and then.
 */
const stale = raw`c.week is null or c.time_zone <> zone or c.counted_at < least(
  (c.week + 7)::timestamp at time zone zone, now() - make_interval(secs => ${FRESH}))`

export const clubWeekStore = {
  /** Lists the weeks. Weeks before the first member are left out. */
  async list(sql: Sql, zone: string): Promise<{ weeks: ClubWeek[]; isStale: boolean }> {
    const { rows } = await sql.execute<ClubWeek & { stale: boolean } & Record<string, unknown>>(raw`
      select to_char(w.week, 'YYYY-MM-DD') as week, coalesce(members, 0) as members, coalesce(active, 0) as active,
        coalesce(solved, 0) as solved, (${stale}) as stale
      from (${weeksShown(zone)}) w cross join (select ${zone}::text as zone) z
      left join club_weeks c on c.week = w.week order by w.week`)
    const first = rows.findIndex(({ members }) => members > 0)
    const shown = rows.slice(first < 0 ? -1 : first)
    return {
      weeks: shown.map(({ week, members, active, solved }) => ({ week, members, active, solved })),
      isStale: rows.some((row) => row.stale),
    }
  },

  /**
   * Counts some of the weeks that must be counted, latest first, and returns their number. Each week reads the rows of its own
   * days. A statement covers few weeks, so it ends in time in a large club too.
   */
  async count(tx: Sql, zone: string): Promise<number> {
    await tx.execute(raw`select pg_advisory_xact_lock(${LOCK})`)
    const { rowCount } = await tx.execute(raw`
      insert into club_weeks (week, time_zone, members, active, solved, counted_at)
      select week, zone,
        (select count(*) from members where status = 'approved' and coalesce(decided_at, created_at) < until
          and (archived_at is null or archived_at >= until)),
        acts.active, acts.solved, now()
      from (
        select w.week, zone, w.week::timestamp at time zone zone as since, (w.week + 7)::timestamp at time zone zone as until
        from (${weeksShown(zone)}) w cross join (select ${zone}::text as zone) z left join club_weeks c on c.week = w.week
        where ${stale} order by w.week desc limit ${AT_ONCE}) wanted
      cross join lateral (
        select count(*) as active, coalesce(sum(done), 0) as solved from (
          select member, sum(done) as done from (
            select member_id as member, 1 as done from completed_questions where completed_at >= since and completed_at < until
            union all select member_id, 0 from problem_submissions where created_at >= since and created_at < until
            -- What the judge accepted counts once, with the tick that its verdict made or without one.
            union all select s.member_id, 1 from solved_problems s where s.solved_at >= since and s.solved_at < until
              and not exists (
                select from completed_questions c where c.member_id = s.member_id and c.completed_at = s.solved_at)
            union all select author_id, 0 from forum_posts
              where created_at >= since and created_at < until and author_id is not null) each_act
          group by member) each_member) acts
      on conflict (week) do update set time_zone = excluded.time_zone, members = excluded.members,
        active = excluded.active, solved = excluded.solved, counted_at = excluded.counted_at`)
    return rowCount ?? 0
  },
}
