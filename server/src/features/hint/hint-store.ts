import { and, asc, eq, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { openedEditorials, openedHints } from './hint-tables.ts'

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

  /** Reveals the next hint. False when there is none left. Two calls at the same time reveal one. */
  async revealNextHint(tx: Sql, memberId: string, problem: string, most: number): Promise<boolean> {
    const { rows } = await tx.execute<{ hint: number }>(statement`
      insert into opened_hints (member_id, problem, hint)
      select ${memberId}::uuid, ${problem}, next from (
        select coalesce(max(hint), 0) + 1 as next from opened_hints
        where member_id = ${memberId} and problem = ${problem}) as n
      where next <= ${most} on conflict do nothing returning hint`)
    return rows.length > 0
  },

  /** Undefined when the member has not revealed it. */
  async getEditorial(sql: Sql, memberId: string, problem: string) {
    const [row] = await sql
      .select({ afterSolving: openedEditorials.afterSolving })
      .from(openedEditorials)
      .where(and(eq(openedEditorials.memberId, memberId), eq(openedEditorials.problem, problem)))
    return row
  },

  /** Stores the first time only. */
  async revealEditorial(tx: Sql, memberId: string, problem: string, afterSolving: boolean) {
    await tx.insert(openedEditorials).values({ memberId, problem, afterSolving }).onConflictDoNothing()
  },
}
