import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/**
 * Ticks of two questions. They are taken out and made anew, not changed in place, so that the triggers which count months and
 * make reviews see each of them with the days that it has.
 */
export const carryTicks = {
  async counts(sql: Sql, from: string, into: string) {
    const { rows } = await sql.execute<{ ticked: number; both: number }>(raw`
      select count(*)::int as ticked, count(o.member_id)::int as both from completed_questions c
      left join completed_questions o on o.member_id = c.member_id and o.question_id = ${into}
      where c.question_id = ${from}`)
    return rows[0] ?? { ticked: 0, both: 0 }
  },

  /** Who ticked one of the questions has ticked the one that stays, since the first day of both. Returns how many had ticked `from`. */
  async move(tx: Sql, change: string, from: string, into: string): Promise<number> {
    const kept = await tx.execute(raw`
      with had as (
        select member_id from completed_questions where question_id = ${from}
        union select member_id from first_completions where question_id = ${from})
      insert into question_carried (change_id, member_id, source, kind, row)
      select ${change}::uuid, h.member_id, 'completed_questions.question_id', 'tick', jsonb_build_object(
        'tick', c.completed_at, 'first', f.completed_at, 'intoTick', i.completed_at, 'intoFirst', g.completed_at)
      from had h
      left join completed_questions c on c.member_id = h.member_id and c.question_id = ${from}
      left join first_completions f on f.member_id = h.member_id and f.question_id = ${from}
      left join completed_questions i on i.member_id = h.member_id and i.question_id = ${into}
      left join first_completions g on g.member_id = h.member_id and g.question_id = ${into}`)
    if (!kept.rowCount) return 0
    await tx.execute(raw`
      delete from completed_questions t using question_carried c where c.change_id = ${change} and c.kind = 'tick'
        and t.member_id = c.member_id and t.question_id in (${from}, ${into})`)
    await tx.execute(raw`delete from first_completions where question_id = ${from}`)
    await tx.execute(raw`
      insert into first_completions (member_id, question_id, completed_at)
      select member_id, ${into}::uuid, (row->>'first')::timestamptz from question_carried
      where change_id = ${change} and kind = 'tick' and row->>'first' is not null
      on conflict (member_id, question_id) do update
        set completed_at = least(first_completions.completed_at, excluded.completed_at)`)
    const made = await tx.execute<{ n: number }>(raw`
      with made as (
        insert into completed_questions (member_id, question_id, completed_at)
        select member_id, ${into}::uuid, least((row->>'tick')::timestamptz, (row->>'intoTick')::timestamptz)
        from question_carried where change_id = ${change} and kind = 'tick'
          and (row->>'tick' is not null or row->>'intoTick' is not null))
      select count(*)::int as n from question_carried
      where change_id = ${change} and kind = 'tick' and row->>'tick' is not null`)
    return made.rows[0]?.n ?? 0
  },

  /**
   * Gives each question its ticks again. Whoever has unticked the one that stayed keeps it so, and whoever ticked it themselves
   * before keeps that day.
   */
  async moveBack(tx: Sql, change: string, from: string, into: string) {
    const mine = raw`change_id = ${change} and kind = 'tick'`
    await tx.execute(raw`
      create temporary table ticks_back on commit drop as
      select c.member_id, (c.row->>'tick')::timestamptz as tick, (c.row->>'first')::timestamptz as first,
        (c.row->>'intoTick')::timestamptz as into_tick, (c.row->>'intoFirst')::timestamptz as into_first
      from question_carried c join completed_questions t on t.member_id = c.member_id and t.question_id = ${into}
      where c.${mine} and c.row->>'tick' is not null`)
    await tx.execute(raw`
      insert into first_completions (member_id, question_id, completed_at)
      select member_id, ${from}::uuid, coalesce((row->>'first')::timestamptz, (row->>'tick')::timestamptz)
      from question_carried where ${mine} on conflict do nothing`)
    await tx.execute(raw`
      delete from completed_questions t using ticks_back b where t.member_id = b.member_id and t.question_id = ${into}`)
    await tx.execute(raw`
      delete from first_completions t using question_carried c
      where c.${mine} and t.member_id = c.member_id and t.question_id = ${into} and c.row->>'intoFirst' is null
        and c.row->>'intoTick' is null and t.completed_at = (c.row->>'first')::timestamptz`)
    await tx.execute(raw`
      insert into completed_questions (member_id, question_id, completed_at)
      select member_id, ${from}::uuid, tick from ticks_back on conflict do nothing`)
    await tx.execute(raw`
      insert into completed_questions (member_id, question_id, completed_at)
      select member_id, ${into}::uuid, into_tick from ticks_back where into_tick is not null on conflict do nothing`)
    await tx.execute(raw`drop table ticks_back`)
  },

  /** Whoever ticked a question has ticked its parts, since the same day. Returns how many had ticked it. */
  async copy(tx: Sql, change: string, from: string, parts: readonly string[]): Promise<number> {
    const kept = await tx.execute(raw`
      insert into question_carried (change_id, member_id, source, kind, row)
      select ${change}::uuid, member_id, 'completed_questions.question_id', 'tick', jsonb_build_object('tick', completed_at)
      from completed_questions where question_id = ${from}`)
    for (const part of parts) {
      await tx.execute(raw`
        insert into first_completions (member_id, question_id, completed_at)
        select f.member_id, ${part}::uuid, f.completed_at from first_completions f
        join completed_questions c using (member_id, question_id) where question_id = ${from}`)
      await tx.execute(raw`
        insert into completed_questions (member_id, question_id, completed_at)
        select member_id, ${part}::uuid, completed_at from completed_questions where question_id = ${from}`)
    }
    return kept.rowCount ?? 0
  },
}
