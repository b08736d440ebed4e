import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { and, asc, eq, isNull, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import { authorColumns } from '../forum/public.ts'
import { problemSubmissions } from '../submission/public.ts'
import { sharedSolutions as shared } from './solution-tables.ts'

export interface NewShare {
  readonly submissionId: string
  readonly memberId: string
  readonly problem: string
  readonly language: SolutionLanguage
  readonly named: boolean
  readonly fuel: number
  readonly bytes: number
}

/** The fuel and the id of the last solution of a page. */
export type SolutionPlace = readonly [fuel: number, id: string]

const select = (sql: Sql) =>
  sql
    .select({ solution: shared, author: authorColumns })
    .from(shared)
    // Without a match there is no author to show.
    .leftJoin(members, and(eq(members.id, shared.memberId), eq(shared.named, true)))

export const solutionStore = {
  /** Returns a page of the shared solutions of a problem in one language, least fuel first. */
  list(sql: Sql, of: { problem: string; language: SolutionLanguage }, count: number, after?: SolutionPlace) {
    const next = after && statement`(${shared.fuel}, ${shared.id}) > (${after[0]}::bigint, ${after[1]}::uuid)`
    return select(sql)
      .where(
        and(eq(shared.problem, of.problem), eq(shared.language, of.language), isNull(shared.removedAt), next),
      )
      .orderBy(asc(shared.fuel), asc(shared.id))
      .limit(count)
  },

  /** Returns those of these languages that have shared solutions. Reads one index row for each. */
  async languages(sql: Sql, problem: string, of: readonly SolutionLanguage[]): Promise<SolutionLanguage[]> {
    const { rows } = await sql.execute<{ language: SolutionLanguage }>(statement`
      select language from unnest(${statement.param([...of])}::text[]) with ordinality as asked (language, at)
      where exists (select from shared_solutions s
        where s.problem = ${problem} and s.language = asked.language and s.removed_at is null)
      order by at`)
    return rows.map(({ language }) => language)
  },

  /** Returns a solution that is still shared, with its source. */
  async get(sql: Sql, id: string) {
    const [row] = await sql
      .select({ solution: shared, author: authorColumns, source: problemSubmissions.source })
      .from(shared)
      .innerJoin(problemSubmissions, eq(problemSubmissions.id, shared.submissionId))
      .leftJoin(members, and(eq(members.id, shared.memberId), eq(shared.named, true)))
      .where(and(eq(shared.id, id), isNull(shared.removedAt)))
    return row
  },

  /** Returns the solution that a member shares in one language of a problem, or shared until an admin removed it. */
  async getOwn(
    sql: Sql,
    { memberId, problem, language }: Pick<NewShare, 'memberId' | 'problem' | 'language'>,
  ) {
    const [row] = await sql
      .select()
      .from(shared)
      .where(and(eq(shared.memberId, memberId), eq(shared.problem, problem), eq(shared.language, language)))
    return row
  },

  /** Shares a submission and replaces the earlier one. Returns false if an admin has removed that one. */
  async share(tx: Sql, share: NewShare): Promise<boolean> {
    const { submissionId, named, fuel, bytes } = share
    const rows = await tx
      .insert(shared)
      .values(share)
      .onConflictDoUpdate({
        target: [shared.memberId, shared.problem, shared.language],
        set: { submissionId, named, fuel, bytes, sharedAt: statement`clock_timestamp()` },
        setWhere: isNull(shared.removedAt),
      })
      .returning({ id: shared.id })
    return rows.length > 0
  },

  async unshare(tx: Sql, submissionId: string) {
    await tx.delete(shared).where(and(eq(shared.submissionId, submissionId), isNull(shared.removedAt)))
  },

  /** Returns false if it is no longer shared. */
  async remove(tx: Sql, id: string): Promise<boolean> {
    const rows = await tx
      .update(shared)
      .set({ removedAt: statement`now()` })
      .where(and(eq(shared.id, id), isNull(shared.removedAt)))
      .returning({ id: shared.id })
    return rows.length > 0
  },
}
