import { and, eq, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { authoredProblems, type Files, problemChecks, type Report } from './authoring-tables.ts'

/** Seconds for which a silent process keeps its check. */
const LEASE = 30

export interface TakenCheck {
  readonly id: string
  readonly leaseId: string
  readonly slug: string
  readonly files: Files
  readonly attempts: number
}

export interface CheckResult {
  readonly state: 'passed' | 'failed'
  readonly report: Report
  readonly made: Files
  readonly tests: Buffer | undefined
}

const held = ({ id, leaseId }: Pick<TakenCheck, 'id' | 'leaseId'>) =>
  and(eq(problemChecks.id, id), eq(problemChecks.leaseId, leaseId))
const until = statement`clock_timestamp() + ${LEASE} * interval '1 second'`

/** The store for the processes that run checks. */
export const checkStore = {
  /** Takes the oldest check that waits or whose process has died. */
  async take(tx: Sql): Promise<TakenCheck | undefined> {
    const { rows } = await tx.execute<{
      id: string
      lease_id: string
      attempts: number
      problem_id: string
    }>(statement`
      update problem_checks set state = 'running', lease_id = gen_random_uuid(), leased_until = ${until},
        attempts = attempts + 1, step = '', share = 0
      where id = (
        select id from problem_checks
        where state = 'waiting' or (state = 'running' and leased_until < clock_timestamp())
        order by created_at limit 1 for update skip locked)
      returning id, lease_id, attempts, problem_id`)
    const [taken] = rows
    if (!taken) return undefined
    const [problem] = await tx
      .select({
        slug: authoredProblems.slug,
        files: authoredProblems.files,
        revision: authoredProblems.revision,
      })
      .from(authoredProblems)
      .where(eq(authoredProblems.id, taken.problem_id))
    if (!problem) return undefined
    // The check covers the state that is saved now.
    await tx.update(problemChecks).set({ revision: problem.revision }).where(eq(problemChecks.id, taken.id))
    return { ...problem, id: taken.id, leaseId: taken.lease_id, attempts: taken.attempts }
  },

  /** Notes the progress. Returns whether the check still belongs to this process. */
  async note(sql: Sql, taken: TakenCheck, step: string, share: number): Promise<boolean> {
    const rows = await sql
      .update(problemChecks)
      .set({ step, share, leasedUntil: until })
      .where(held(taken))
      .returning({ id: problemChecks.id })
    return rows.length > 0
  },

  async finish(sql: Sql, taken: TakenCheck, { tests, ...result }: CheckResult) {
    await sql
      .update(problemChecks)
      .set({ ...result, tests: tests ?? null, step: '', share: 1, leaseId: null, leasedUntil: null })
      .where(held(taken))
  },

  /** Returns the check to its place in the queue. */
  async giveBack(sql: Sql, taken: TakenCheck) {
    await sql
      .update(problemChecks)
      .set({ state: 'waiting', leaseId: null, leasedUntil: null, attempts: taken.attempts - 1 })
      .where(held(taken))
  },
}
