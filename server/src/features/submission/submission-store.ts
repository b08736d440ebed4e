import { and, desc, eq, getTableColumns, min, ne, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { JudgeResult } from '../judge-worker/public.ts'
import { PLACE } from './judge-queue-store.ts'
import { type SubmissionRow, problemSubmissions as submissions } from './submission-tables.ts'

export type NewSubmission = Pick<
  typeof submissions.$inferInsert,
  'memberId' | 'problem' | 'language' | 'source' | 'sourceHash' | 'claim' | 'aids'
>
/** A submission without its longest columns, as lists show it. */
export type ListedSubmission = Omit<
  SubmissionRow,
  'source' | 'diagnostics' | 'failing' | 'claim' | 'aids' | 'shape'
> & {
  place: number | null
}

const { source, diagnostics, failing, claim, aids, shape, ...listed } = getTableColumns(submissions)

export interface Place {
  readonly createdAt: number
  readonly id: string
}

const LOCK = 7_261_914_615
const millisecondsOf = statement`date_trunc('milliseconds', ${submissions.createdAt})`

/** Submissions as their members see them. `judge-queue-store.ts` is the judge's side. */
export const submissionStore = {
  /** Returns a page of a member's submissions to a problem, newest first. */
  list(
    sql: Sql,
    of: { memberId: string; problem: string },
    count: number,
    after?: Place,
  ): Promise<ListedSubmission[]> {
    const next =
      after &&
      statement`(${millisecondsOf}, ${submissions.id}) < (${new Date(after.createdAt).toISOString()}::timestamptz, ${after.id}::uuid)`
    return sql
      .select({ ...listed, place: PLACE })
      .from(submissions)
      .where(and(eq(submissions.memberId, of.memberId), eq(submissions.problem, of.problem), next))
      .orderBy(desc(millisecondsOf), desc(submissions.id))
      .limit(count)
  },

  async get(sql: Sql, id: string) {
    const [row] = await sql
      .select({ ...listed, source, diagnostics, failing, claim, aids, shape, place: PLACE })
      .from(submissions)
      .where(eq(submissions.id, id))
    return row
  },

  /** Returns the fields that a stream shows during judging. */
  async progress(sql: Sql, id: string) {
    const { state, test, tests, verdict, memberId } = submissions
    const [row] = await sql
      .select({ state, test, tests, verdict, memberId, place: PLACE })
      .from(submissions)
      .where(eq(submissions.id, id))
    return row
  },

  async create(tx: Sql, submission: NewSubmission): Promise<string> {
    const [row] = await tx.insert(submissions).values(submission).returning({ id: submissions.id })
    if (!row) throw new Error('no submission was made')
    return row.id
  },

  /** Creates a submission whose verdict is already known. It never enters the queue. */
  async createJudged(tx: Sql, submission: NewSubmission, judged: object): Promise<string> {
    const [row] = await tx
      .insert(submissions)
      .values({
        ...submission,
        state: 'done',
        ...(judged as Partial<typeof submissions.$inferInsert>),
        // The same time as its tick in the tracker, so that a count of both counts it once.
        judgedAt: statement`now()`,
      })
      .returning({ id: submissions.id })
    if (!row) throw new Error('no submission was made')
    return row.id
  },

  /**
   * Counts waiting and running submissions, of all members and of this one. Takes a lock, so that no other insert comes
   * between the count and the caller's insert.
   */
  async countWaiting(tx: Sql, memberId: string): Promise<{ all: number; own: number }> {
    await tx.execute(statement`select pg_advisory_xact_lock(${LOCK})`)
    const [counts] = await tx
      .select({
        all: statement<number>`count(*)::int`,
        own: statement<number>`(count(*) filter (where ${submissions.memberId} = ${memberId}))::int`,
      })
      .from(submissions)
      .where(ne(submissions.state, 'done'))
    return counts ?? { all: 0, own: 0 }
  },

  /** Returns the language and the time of a member's last accepted solution, or undefined before they have solved the problem. */
  async lastAccepted(sql: Sql, memberId: string, problem: string) {
    const accepted: JudgeResult['verdict'] = 'Accepted'
    const own = and(eq(submissions.memberId, memberId), eq(submissions.problem, problem))
    const [row] = await sql
      .select({ language: submissions.language, at: submissions.createdAt })
      .from(submissions)
      .where(and(own, eq(submissions.verdict, accepted)))
      .orderBy(desc(submissions.createdAt), desc(submissions.id))
      .limit(1)
    return row
  },

  /** Returns when a member first solved a problem, or null before that. */
  async solvedAt(sql: Sql, memberId: string, problem: string): Promise<Date | null> {
    const accepted: JudgeResult['verdict'] = 'Accepted'
    const [row] = await sql
      .select({ at: min(submissions.judgedAt) })
      .from(submissions)
      .where(
        and(
          eq(submissions.memberId, memberId),
          eq(submissions.problem, problem),
          eq(submissions.verdict, accepted),
        ),
      )
    return row?.at ?? null
  },
}
