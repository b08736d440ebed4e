import type { DeviceWord } from '@callofcode/contract/device-word'
import { and, asc, eq, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { openedEditorials, openedHints } from './hint-tables.ts'

/** The largest delay of an action that was done offline. */
const LATEST = '30 days'

/** The hints and editorials that members have revealed. */
export const hintStore = {
  /** The numbers of the revealed hints, from 1. */
  async listRevealed(sql: Sql, memberId: string, problem: string): Promise<number[]> {
    const rows = await sql
      .select({ hint: openedHints.hint })
      .from(openedHints)
      .where(and(eq(openedHints.memberId, memberId), eq(openedHints.problem, problem)))
      .orderBy(asc(openedHints.hint))
    return rows.map(({ hint }) => hint)
  },

  /** Reveals the next hint. Returns false when none is left. Two calls at the same time reveal one. */
  async revealNextHint(tx: Sql, memberId: string, problem: string, most: number): Promise<boolean> {
    const { rows } = await tx.execute<{ hint: number }>(statement`
      insert into opened_hints (member_id, problem, hint)
      select ${memberId}::uuid, ${problem}, next from (
        select coalesce(max(hint), 0) + 1 as next from opened_hints
        where member_id = ${memberId} and problem = ${problem}) as n
      where next <= ${most} on conflict do nothing returning hint`)
    return rows.length > 0
  },

  /**
   * Reveals the hints up to a number, as a device reports it, and returns the time that counts. Each hint is revealed once, at
   * the earliest reported time.
   */
  async revealUpTo(
    tx: Sql,
    memberId: string,
    problem: string,
    last: number,
    word: DeviceWord,
  ): Promise<string> {
    const { rows } = await tx.execute<{ at: string }>(statement`
      with said as materialized (
        select greatest(said_at(${word.at}, ${word.sentAt ?? null}, ${word.seen ?? null}), now() - ${LATEST}::interval) as at
      ), revealed as (
        insert into opened_hints (member_id, problem, hint, created_at)
        select ${memberId}::uuid, ${problem}, hint, at from said, generate_series(1, ${last}::int) hint
        on conflict (member_id, problem, hint) do update set created_at = excluded.created_at
          where excluded.created_at < opened_hints.created_at)
      select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from said`)
    return rows[0]?.at ?? word.at
  },

  /** Returns undefined when the member has not revealed the editorial. */
  async getEditorial(sql: Sql, memberId: string, problem: string) {
    const [row] = await sql
      .select({ afterSolving: openedEditorials.afterSolving })
      .from(openedEditorials)
      .where(and(eq(openedEditorials.memberId, memberId), eq(openedEditorials.problem, problem)))
    return row
  },

  /** Stores only the first reveal. */
  async revealEditorial(tx: Sql, memberId: string, problem: string, afterSolving: boolean) {
    await tx.insert(openedEditorials).values({ memberId, problem, afterSolving }).onConflictDoNothing()
  },
}
