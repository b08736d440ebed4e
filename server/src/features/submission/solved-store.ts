import { asc, eq, type SQLWrapper, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { problemCounts, solvedProblems } from './submission-tables.ts'

/** The tag of every accepted verdict. No cached response has this tag: the counts are dropped from the cache some time later. */
export const PROBLEM_SOLVED = 'problem-solved'
export const PROBLEM_COUNTS = 'problem-counts'

export const solvedCount = (member: SQLWrapper) =>
  statement<number>`(select count(*)::int from solved_problems p where p.member_id = ${member})`
export const hasSolved = (member: SQLWrapper, problem: SQLWrapper) =>
  statement`exists (select from solved_problems p where p.member_id = ${member} and p.problem = ${problem})`

/** What was solved for the first time in this span: `member_id`, `at`, `problem`. */
export const solvedBetween = (since: SQLWrapper, until: SQLWrapper) =>
  statement`select member_id, solved_at as at, problem from solved_problems where solved_at >= ${since} and solved_at < ${until}`
/** Who handed in solutions in this span, and when. */
export const submittedBetween = (since: SQLWrapper, until: SQLWrapper) =>
  statement`select member_id, created_at as at from problem_submissions where created_at >= ${since} and created_at < ${until}`

/** The problems that members have solved. Triggers write these tables with each accepted submission (migration 0020). */
export const solvedStore = {
  /** Lists the slugs of the problems that a member has solved. */
  async list(sql: Sql, memberId: string): Promise<string[]> {
    const rows = await sql
      .select({ problem: solvedProblems.problem })
      .from(solvedProblems)
      .where(eq(solvedProblems.memberId, memberId))
      .orderBy(asc(solvedProblems.problem))
    return rows.map(({ problem }) => problem)
  },

  /** Lists the slugs of the problems that a member has submitted to and not solved. */
  async listTried(sql: Sql, memberId: string): Promise<string[]> {
    const { rows } = await sql.execute<{ problem: string }>(statement`
      select distinct problem from problem_submissions t where t.member_id = ${memberId} and not exists (
        select from solved_problems s where s.member_id = t.member_id and s.problem = t.problem) order by problem`)
    return rows.map(({ problem }) => problem)
  },

  /** Counts the members who have solved each problem, by its slug. Problems without a solver may be missing. */
  async counts(sql: Sql): Promise<ReadonlyMap<string, number>> {
    const rows = await sql.select().from(problemCounts)
    return new Map(rows.map(({ problem, solved }) => [problem, solved]))
  },
}
