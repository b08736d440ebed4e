import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { lockMembers } from '../../platform/database/writer.ts'

const day = (name: string) => raw`(row->>${name}::text)::timestamptz`
const known = (name: string) => raw`nullif(${day(name)}, 'epoch')`
/** The first day of both. The unknown date (0100) is used only if neither is known. */
const EARLIEST = raw`coalesce(least(${known('tick')}, ${known('intoTick')}), least(${day('tick')}, ${day('intoTick')}))`
/** An import names one of the two questions (docs/decisions/0078). */
const IMPORTED = raw`(row->>'before' is not null or row->>'intoBefore' is not null)`
/** The day without imports. */
const own = (before: string, day: string, key = 'tick') =>
  raw`(case when row->>${before}::text is not null then row->${before}::text->>${key}::text else row->>${day}::text end)::timestamptz`

/**
 * Moves ticks between two questions. They are deleted and inserted again. So the triggers that count months and create reviews
 * see each tick with its days.
 */
export const carryTicks = {
  async counts(sql: Sql, from: string, into: string) {
    const { rows } = await sql.execute<{ ticked: number; both: number }>(raw`
      select count(*)::int as ticked, count(o.member_id)::int as both from completed_questions c
      left join completed_questions o on o.member_id = c.member_id and o.question_id = ${into}
      where c.question_id = ${from}`)
    return rows[0] ?? { ticked: 0, both: 0 }
  },

  /**
   * Ticks the remaining question for everybody who ticked one of the two, from the earlier first day. Returns how many had ticked
   * `from`.
   */
  async move(tx: Sql, change: string, from: string, into: string): Promise<number> {
    await lockTicked(tx, from, into)
    const kept = await tx.execute(raw`
      with had as (
        select member_id from completed_questions where question_id = ${from}
        union select member_id from first_completions where question_id = ${from})
      insert into question_carried (change_id, member_id, source, kind, row)
      select ${change}::uuid, h.member_id, 'completed_questions.question_id', 'tick', jsonb_build_object(
        'tick', c.completed_at, 'first', f.completed_at, 'intoTick', i.completed_at, 'intoFirst', g.completed_at,
        'before', case when b.member_id is not null then jsonb_build_object('tick', b.ticked_at, 'first', b.first_at) end,
        'intoBefore', case when e.member_id is not null then jsonb_build_object('tick', e.ticked_at, 'first', e.first_at) end)
      from had h
      left join completed_questions c on c.member_id = h.member_id and c.question_id = ${from}
      left join first_completions f on f.member_id = h.member_id and f.question_id = ${from}
      left join completed_questions i on i.member_id = h.member_id and i.question_id = ${into}
      left join first_completions g on g.member_id = h.member_id and g.question_id = ${into}
      left join ticks_before_imports b on b.member_id = h.member_id and b.question_id = ${from}
      left join ticks_before_imports e on e.member_id = h.member_id and e.question_id = ${into}`)
    if (!kept.rowCount) return 0
    await holdStates(
      tx,
      raw`
      select s.member_id, ${into}::uuid, max(s.at) from tick_states s join question_carried c
        on c.change_id = ${change} and c.kind = 'tick' and c.member_id = s.member_id
      where s.question_id in (${from}, ${into}) group by 1`,
    )
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
    // Where an import names one of the two, the state without imports combines both.
    await tx.execute(raw`delete from ticks_before_imports b using question_carried c where c.change_id = ${change}
      and c.kind = 'tick' and b.member_id = c.member_id and b.question_id in (${from}, ${into})`)
    await tx.execute(raw`
      insert into ticks_before_imports (member_id, question_id, ticked_at, first_at)
      select member_id, ${into}::uuid, least(${own('before', 'tick')}, ${own('intoBefore', 'intoTick')}),
        least(${own('before', 'first', 'first')}, ${own('intoBefore', 'intoFirst', 'first')})
      from question_carried where change_id = ${change} and kind = 'tick' and ${IMPORTED}`)
    await tx.execute(raw`
      select tick_with_imports(member_id, ${into}::uuid, ${EARLIEST}) from question_carried
      where change_id = ${change} and kind = 'tick' and ${IMPORTED} and ${EARLIEST} is not null`)
    const made = await tx.execute<{ n: number }>(raw`
      with made as (
        insert into completed_questions (member_id, question_id, completed_at)
        select member_id, ${into}::uuid, ${EARLIEST} from question_carried
        where change_id = ${change} and kind = 'tick' and not ${IMPORTED} and ${EARLIEST} is not null)
      select count(*)::int as n from question_carried
      where change_id = ${change} and kind = 'tick' and row->>'tick' is not null`)
    return made.rows[0]?.n ?? 0
  },

  /**
   * Gives each question its ticks again. A member who has unticked the remaining question keeps it so. A member who had ticked it
   * before keeps that day.
   */
  async moveBack(tx: Sql, change: string, from: string, into: string) {
    await lockTicked(tx, from, into)
    const mine = raw`change_id = ${change} and kind = 'tick'`
    await holdStates(
      tx,
      raw`
      select s.member_id, ${from}::uuid, s.at from tick_states s join question_carried c on c.${mine} and c.member_id = s.member_id
      where s.question_id = ${into}`,
    )
    await tx.execute(raw`
      create temporary table ticks_back on commit drop as
      select c.member_id, (c.row->>'tick')::timestamptz as tick, (c.row->>'first')::timestamptz as first,
        (c.row->>'intoTick')::timestamptz as into_tick, (c.row->>'intoFirst')::timestamptz as into_first
      from question_carried c join completed_questions t on t.member_id = c.member_id and t.question_id = ${into}
      where c.${mine} and c.row->>'tick' is not null`)
    await tx.execute(raw`
      insert into first_completions (member_id, question_id, completed_at)
      select member_id, ${from}::uuid, coalesce((row->>'first')::timestamptz, (row->>'tick')::timestamptz)
      from question_carried where ${mine} and coalesce(row->>'first', row->>'tick')::timestamptz > 'epoch' on conflict do nothing`)
    await tx.execute(raw`
      delete from completed_questions t using ticks_back b where t.member_id = b.member_id and t.question_id = ${into}`)
    await tx.execute(raw`
      delete from first_completions t using question_carried c
      where c.${mine} and t.member_id = c.member_id and t.question_id = ${into} and c.row->>'intoFirst' is null
        and c.row->>'intoTick' is null and t.completed_at = (c.row->>'first')::timestamptz`)
    await tx.execute(raw`delete from ticks_before_imports b using question_carried c where c.${mine}
      and b.member_id = c.member_id and b.question_id = ${into}`)
    // An import may have been undone since.
    for (const [before, question] of [
      ['before', from],
      ['intoBefore', into],
    ] as const)
      await tx.execute(raw`
        insert into ticks_before_imports (member_id, question_id, ticked_at, first_at)
        select c.member_id, ${question}::uuid, (c.row->${before}::text->>'tick')::timestamptz, (c.row->${before}::text->>'first')::timestamptz
        from question_carried c where c.${mine} and c.row->>${before}::text is not null and exists (
          select from progress_imports i join imported_solves s on s.import_id = i.id
          where i.member_id = c.member_id and s.question_id = ${question}) on conflict do nothing`)
    for (const [question, day] of [
      [from, raw`tick`],
      [into, raw`into_tick`],
    ] as const) {
      const named = raw`exists (select from ticks_before_imports b where b.member_id = t.member_id and b.question_id = ${question})`
      await tx.execute(raw`
        insert into completed_questions (member_id, question_id, completed_at)
        select member_id, ${question}::uuid, ${day} from ticks_back t where ${day} is not null and not ${named} on conflict do nothing`)
      await tx.execute(raw`
        select tick_with_imports(member_id, ${question}::uuid, ${day}) from ticks_back t where ${day} is not null and ${named}`)
    }
    await tx.execute(raw`drop table ticks_back`)
  },

  /** Ticks the parts for every member who ticked the question, from the same day. Returns their number. */
  async copy(tx: Sql, change: string, from: string, parts: readonly string[]): Promise<number> {
    const kept = await tx.execute(raw`
      insert into question_carried (change_id, member_id, source, kind, row)
      select ${change}::uuid, member_id, 'completed_questions.question_id', 'tick', jsonb_build_object('tick', completed_at)
      from completed_questions where question_id = ${from}`)
    for (const part of parts) {
      await holdStates(
        tx,
        raw`select member_id, ${part}::uuid, at from tick_states where question_id = ${from}`,
      )
      await tx.execute(raw`
        insert into first_completions (member_id, question_id, completed_at)
        select f.member_id, ${part}::uuid, f.completed_at from first_completions f
        join completed_questions c using (member_id, question_id) where question_id = ${from}`)
      await tx.execute(raw`
        insert into imported_solves (import_id, question_id, solved_at)
        select import_id, ${part}::uuid, solved_at from imported_solves where question_id = ${from}`)
      await tx.execute(raw`
        insert into ticks_before_imports (member_id, question_id, ticked_at, first_at)
        select member_id, ${part}::uuid, ticked_at, first_at from ticks_before_imports where question_id = ${from}`)
      const named = raw`exists (select from ticks_before_imports b where b.member_id = c.member_id and b.question_id = ${from})`
      await tx.execute(raw`
        insert into completed_questions (member_id, question_id, completed_at)
        select member_id, ${part}::uuid, completed_at from completed_questions c where question_id = ${from} and not ${named}`)
      await tx.execute(raw`
        select tick_with_imports(member_id, ${part}::uuid, completed_at) from completed_questions c
        where question_id = ${from} and ${named}`)
    }
    return kept.rowCount ?? 0
  },
}

/**
 * Keeps the age of ticks in a merge, as no member acted. Actions from before the merge that a device reports later still count.
 * The trigger of migration 0150 is off for the rest of the transaction.
 */
async function holdStates(tx: Sql, states: ReturnType<typeof raw>) {
  await tx.execute(raw`select set_config('callofcode.tick_states', 'off', true)`)
  await tx.execute(raw`
    insert into tick_states (member_id, question_id, at) ${states}
    on conflict (member_id, question_id) do update set at = greatest(tick_states.at, excluded.at)`)
}

/** Locks the members who have ticked one of the questions, now or earlier. */
const lockTicked = (tx: Sql, from: string, into: string) =>
  lockMembers(
    tx,
    raw`select member_id from completed_questions where question_id in (${from}, ${into})
      union select member_id from first_completions where question_id in (${from}, ${into})`,
  )
