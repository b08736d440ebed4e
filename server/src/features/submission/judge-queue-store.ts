import type { SubmissionAids } from '@callofcode/contract/submission/solution-submission'
import { and, eq, or, sql as statement } from 'drizzle-orm'
import type { Changed, Sql } from '../../platform/database/database.ts'
import type { SubmissionClaim } from '../judge-worker/public.ts'
import { type SubmissionRow, problemSubmissions as submissions } from './submission-tables.ts'

/** A submission that a process judges now. Only the holder of the lease writes the verdict. */
export interface LeasedSubmission {
  readonly id: string
  readonly leaseId: string
  readonly memberId: string
  readonly problem: string
  readonly language: SubmissionRow['language']
  readonly source: string
  readonly sourceHash: string
  readonly claim: SubmissionClaim | null
  readonly aids: SubmissionAids | null
  /** How often a process has taken it, this time included. */
  readonly attempts: number
}

const holds = (id: string, leaseId: string) => and(eq(submissions.id, id), eq(submissions.leaseId, leaseId))
const leaseEnd = (seconds: number) => statement`now() + make_interval(secs => ${seconds})`
const judgeable = (without: readonly string[]) =>
  without.length > 0 ? statement`language not in ${[...without]}` : statement`true`
// The member's submissions that are being judged or were taken in the last minute.
const had = (row: string) =>
  statement.raw(`(${row}.state = 'judging' or ${row}.taken_at > now() - interval '1 minute')`)
/**
 * The waiting submissions with their places. The member who used the judge least in the last minute comes first. If
 * members are equal, the longest wait comes first. A member's earlier waiting submissions count as used.
 */
const QUEUE = statement`(
  select id, row_number() over (order by turn, created_at, id)::int as place from (
    select q.id, q.created_at,
           (select count(*) from problem_submissions o where o.member_id = q.member_id and ${had('o')})
           + count(*) filter (where ${had('q')} is not true) over (
               partition by q.member_id order by q.created_at, q.id
               rows between unbounded preceding and 1 preceding) as turn
    from problem_submissions q where q.state = 'queued') turns) queue`

/** The place of a row of `problem_submissions` in the queue, from 1; null after it has left the queue. */
export const PLACE = statement<number | null>`case when problem_submissions.state = 'queued' then
  (select place from ${QUEUE} where queue.id = problem_submissions.id) end`

const unleased = { state: 'queued', leaseId: null, leasedUntil: null, test: null, tests: null } as const

/** The queue that all processes share. A process that takes a row holds a lease on it, and must renew the lease. */
export const judgeQueueStore = {
  /** `without`: languages that this process cannot judge. Another process may. */
  async isWaiting(sql: Sql, without: readonly string[] = []): Promise<boolean> {
    const { rows } = await sql.execute(
      statement`select from problem_submissions where state = 'queued' and ${judgeable(without)} limit 1`,
    )
    return rows.length > 0
  },

  async listWaiting(sql: Sql): Promise<string[]> {
    const rows = await sql
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.state, 'queued'))
    return rows.map(({ id }) => id)
  },

  /** Takes the first submission that this process can judge. */
  async take(
    tx: Sql,
    leaseId: string,
    leaseSeconds: number,
    without: readonly string[] = [],
  ): Promise<LeasedSubmission | undefined> {
    const { rows } = await tx.execute<LeasedSubmission & Record<string, unknown>>(statement`
      update problem_submissions set state = 'judging', taken_by = ${leaseId}, takings = takings + 1,
             taken_at = now(), leased_until = ${leaseEnd(leaseSeconds)}, test = null, tests = null
      where id = (
        select s.id from problem_submissions s join ${QUEUE} on queue.id = s.id
        where s.state = 'queued' and ${judgeable(without)}
        order by queue.place for update of s skip locked limit 1)
      returning id, taken_by as "leaseId", member_id as "memberId", problem, language, source,
                source_hash as "sourceHash", claim, aids, takings as attempts`)
    return rows[0]
  },

  /** Renews the lease. Returns false when another process has it now, or the row is gone. */
  async renew(sql: Sql, id: string, leaseId: string, leaseSeconds: number): Promise<boolean> {
    const rows = await sql
      .update(submissions)
      .set({ leasedUntil: leaseEnd(leaseSeconds) })
      .where(holds(id, leaseId))
      .returning({ id: submissions.id })
    return rows.length > 0
  },

  async noteTest(tx: Sql, id: string, leaseId: string, test: number, tests: number) {
    await tx.update(submissions).set({ test, tests }).where(holds(id, leaseId))
  },

  /** Puts a submission back at its old place. `counted`: this counts as an attempt. */
  async giveBack(tx: Sql, id: string, leaseId: string, counted: boolean) {
    await tx
      .update(submissions)
      .set({ ...unleased, ...(!counted && { attempts: statement`takings - 1`, takenAt: null }) })
      .where(holds(id, leaseId))
  },

  /**
   * Writes the verdict. Returns false when another process has taken the submission over. `late`: the verdict also counts when
   * the submission is back in the queue and not taken again.
   */
  async finish(
    tx: Sql,
    id: string,
    leaseId: string,
    found: Partial<SubmissionRow>,
    late = false,
  ): Promise<boolean> {
    const free = late ? and(eq(submissions.id, id), eq(submissions.state, 'queued')) : undefined
    const rows = await tx
      .update(submissions)
      .set({ ...unleased, ...found, state: 'done', judgedAt: statement`now()` })
      .where(or(holds(id, leaseId), free))
      .returning({ id: submissions.id })
    return rows.length > 0
  },

  /**
   * Puts submissions with an expired lease, or one of a clock that was ahead, back into the queue. Returns those with `most` attempts as
   * `hopeless` instead.
   */
  async takeBack(
    tx: Sql,
    most: number,
  ): Promise<{ queued: string[]; hopeless: { id: string; leaseId: string }[] }> {
    const { rows } = await tx.execute<{ id: string; leaseId: string; attempts: number }>(statement`
      select id, taken_by as "leaseId", takings as attempts from problem_submissions
      where state = 'judging' and (leased_until < now() or taken_at > now() + interval '1 minute') order by id for update skip locked`)
    const queued = rows.filter(({ attempts }) => attempts < most)
    for (const { id, leaseId } of queued) await judgeQueueStore.giveBack(tx, id, leaseId, true)
    return { queued: queued.map(({ id }) => id), hopeless: rows.filter(({ attempts }) => attempts >= most) }
  },
}

/** The tag of every write that adds to the queue. Processes with a free worker then check the queue. */
export const JUDGE_QUEUE = 'judge-queue'
export const submissionTag = (id: string) => `submission:${id}`

/** Notifies the streams of all waiting submissions, and of the ids in `more`. */
export async function notifyWaiting(tx: Sql, changed: Changed, ...more: string[]) {
  changed(...[...more, ...(await judgeQueueStore.listWaiting(tx))].map(submissionTag))
}
