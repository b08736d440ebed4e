import { MOST_PAUSES } from '@callofcode/contract/streak/streak'
import { sql as raw } from 'drizzle-orm'
import { type Database, prepared, type Sql } from '../../platform/database/database.ts'
import type { Days, Goal } from './count-streak.ts'

export interface StreakRow extends Days {
  readonly zone: string | null
  readonly goal: Goal | null
}
type PauseRow = { _id: string; from: string; to: string }

const number = (day: string) => `(${day} - date '1970-01-01')`
const name = (day: string) => `to_char(${day}, 'YYYY-MM-DD')`

/** The days of a member `$1` as one JSON value, with a row for each active day. */
export const STREAK = `
  select json_build_object(
    'zone', m.time_zone, 'today', ${number('member_day(m.id, now())')},
    'latest', ${number(`greatest(member_day(m.id, now()), (select max((until at time zone zone)::date)
      from member_zones where member_id = m.id))`)},
    'goal', case when m.week_goal is not null then json_build_object('kind', m.week_goal_kind, 'count', m.week_goal) end,
    'active', coalesce(days.active, '[]'), 'kept', coalesce(days.kept, '[]'),
    'pauses', coalesce((select json_agg(json_build_object('from', ${number('p.from_day')}, 'to', ${number('p.to_day')}))
      from pauses p where p.member_id = m.id), '[]')
  ) as streak from members m cross join lateral (
    select json_agg(json_build_object('day', ${number('d.day')}, 'done', d.done + d.solved) order by d.day)
        filter (where d.done > 0 or d.solved > 0 or d.reviewed > 0) as active,
      json_agg(${number('d.day')}) filter (where d.kept and d.done = 0 and d.solved = 0 and d.reviewed = 0) as kept
    from member_days d where d.member_id = m.id) days
  where m.id = $1`

export const streakStore = {
  async get(database: Database, memberId: string): Promise<StreakRow | undefined> {
    const { rows } = await database.pool.query<{ streak: StreakRow }>({
      name: 'streak-get',
      text: STREAK,
      values: [memberId],
    })
    return rows[0]?.streak
  },

  /** Returns the zone that is valid afterwards. `proposed`: sets the zone only if there was none. */
  async setZone(tx: Sql, memberId: string, zone: string, proposed: boolean): Promise<string> {
    const { rows } = await tx.execute<{ zone: string }>(raw`
      update members set time_zone = case when ${proposed} then coalesce(time_zone, ${zone}) else ${zone} end
      where id = ${memberId} returning time_zone as zone`)
    return rows[0]?.zone ?? zone
  },

  /**
   * Counts the first solve of a problem without a question, in the transaction of the solve. It makes the day active, although it
   * ticks nothing.
   */
  async countSolve(tx: Sql, memberId: string, problem: string) {
    await tx.execute(raw`select count_solve(${memberId}::uuid, ${problem})`)
  },

  /**
   * Takes over the first solves of another account of the same person, before the rows move. `problems` are those without a
   * question. A problem that both solved counts as this account solved it. Days count in this account's zone.
   */
  async adopt(tx: Sql, from: string, into: string, problems: readonly string[]) {
    await tx.execute(raw`
      insert into member_days as d (member_id, day, solved)
        select ${into}::uuid, member_day(${into}::uuid, s.solved_at), count(*)::int from solved_problems s
        where s.member_id = ${from} and s.problem in (select json_array_elements_text(${JSON.stringify(problems)}))
          and not exists (select from solved_problems o where o.member_id = ${into} and o.problem = s.problem)
        group by 2
      on conflict (member_id, day) do update set solved = d.solved + excluded.solved`)
    await tx.execute(raw`update member_days set solved = 0 where member_id = ${from} and solved > 0`)
  },

  async setGoal(tx: Sql, memberId: string, goal: Goal | null) {
    await tx.execute(raw`update members set week_goal_kind = ${goal?.kind ?? null}, week_goal = ${goal?.count ?? null}
      where id = ${memberId}`)
  },
}

const PAUSES = prepared('pauses', (sql) =>
  sql
    .select({
      _id: raw<string>`id`,
      from: raw<string>`${raw.raw(name('from_day'))}`,
      to: raw<string>`${raw.raw(name('to_day'))}`,
    })
    .from(raw`pauses`)
    .where(raw`member_id = ${raw.placeholder('memberId')}`)
    .orderBy(raw`to_day desc, id`)
    .limit(MOST_PAUSES),
)

/** Days that members took off. */
export const pauseStore = {
  async list(sql: Sql, memberId: string): Promise<PauseRow[]> {
    return PAUSES(sql, { memberId })
  },

  /** Returns undefined when there are too many. The row lock makes calls of one member run one after another. */
  async create(tx: Sql, memberId: string, from: string, to: string): Promise<PauseRow | undefined> {
    await tx.execute(raw`select from members where id = ${memberId} for update`)
    const { rows } = await tx.execute<PauseRow>(raw`
      insert into pauses (member_id, from_day, to_day) select ${memberId}::uuid, ${from}::date, ${to}::date
      where (select count(*) from pauses where member_id = ${memberId}) < ${MOST_PAUSES}
      returning id as "_id", ${raw.raw(name('from_day'))} as from, ${raw.raw(name('to_day'))} as to`)
    return rows[0]
  },

  async remove(tx: Sql, memberId: string, id: string): Promise<boolean> {
    const { rowCount } = await tx.execute(
      raw`delete from pauses where id = ${id} and member_id = ${memberId}`,
    )
    return Boolean(rowCount)
  },

  /** Returns whether a day lies within a year of the member’s today. */
  async isNear(sql: Sql, memberId: string, day: string): Promise<boolean> {
    const { rows } = await sql.execute<{ near: boolean }>(raw`
      select abs(${day}::date - member_day(${memberId}::uuid, now())) <= 366 as near`)
    return rows[0]?.near ?? false
  },
}
