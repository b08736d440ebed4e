import { and, eq, or, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { SubmissionClaim } from '../judge-worker/public.ts'
import { type SubmissionRow, problemSubmissions as submissions } from './submission-tables.ts'

export interface Taken {
  readonly id: string
  readonly memberId: string
  readonly problem: string
  readonly language: SubmissionRow['language']
  readonly source: string
  readonly sourceHash: string
  readonly claim: SubmissionClaim | null
  readonly takings: number
}

const held = (id: string, taking: string) => and(eq(submissions.id, id), eq(submissions.takenBy, taking))
const leased = (seconds: number) => statement`now() + make_interval(secs => ${seconds})`
const judgeable = (without: readonly string[]) =>
  without.length > 0 ? statement`language not in ${[...without]}` : statement`true`
// What the judge ran for a member in the last minute.
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

const nobodys = { state: 'queued', takenBy: null, leasedUntil: null, test: null, tests: null } as const

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
    taking: string,
    leaseSeconds: number,
    without: readonly string[] = [],
  ): Promise<Taken | undefined> {
    const { rows } = await tx.execute<Taken & Record<string, unknown>>(statement`
      update problem_submissions set state = 'judging', taken_by = ${taking}, takings = takings + 1,
             taken_at = now(), leased_until = ${leased(leaseSeconds)}, test = null, tests = null
      where id = (
        select s.id from problem_submissions s join ${QUEUE} on queue.id = s.id
        where s.state = 'queued' and ${judgeable(without)}
        order by queue.place for update of s skip locked limit 1)
      returning id, member_id as "memberId", problem, language, source, source_hash as "sourceHash", claim, takings`)
    return rows[0]
  },

  /** Renews the lease. False when another process has it now, or the row is gone. */
  async renew(sql: Sql, id: string, taking: string, leaseSeconds: number): Promise<boolean> {
    const rows = await sql
      .update(submissions)
      .set({ leasedUntil: leased(leaseSeconds) })
      .where(held(id, taking))
      .returning({ id: submissions.id })
    return rows.length > 0
  },

  async noteTest(tx: Sql, id: string, taking: string, test: number, tests: number) {
    await tx.update(submissions).set({ test, tests }).where(held(id, taking))
  },

  /** Puts a submission back at its old place. `counted`: this counts as an attempt. */
  async giveBack(tx: Sql, id: string, taking: string, counted: boolean) {
    await tx
      .update(submissions)
      .set({ ...nobodys, ...(!counted && { takings: statement`takings - 1`, takenAt: null }) })
      .where(held(id, taking))
  },

  /**
   * Writes the verdict. False when another process has taken the submission over. `late`: the verdict also counts
   * when the submission is back in the queue and nobody has taken it.
   */
  async finish(
    tx: Sql,
    id: string,
    taking: string,
    found: Partial<SubmissionRow>,
    late = false,
  ): Promise<boolean> {
    const free = late ? and(eq(submissions.id, id), eq(submissions.state, 'queued')) : undefined
    const rows = await tx
      .update(submissions)
      .set({ ...nobodys, ...found, state: 'done', judgedAt: statement`now()` })
      .where(or(held(id, taking), free))
      .returning({ id: submissions.id })
    return rows.length > 0
  },

  /**
   * Puts submissions with an expired lease back into the queue. Returns those with `most` attempts as
   * `hopeless` instead.
   */
  async takeBack(
    tx: Sql,
    most: number,
  ): Promise<{ queued: string[]; hopeless: { id: string; takenBy: string }[] }> {
    const { rows } = await tx.execute<{ id: string; takenBy: string; takings: number }>(statement`
      select id, taken_by as "takenBy", takings from problem_submissions
      where state = 'judging' and leased_until < now() order by id for update skip locked`)
    const queued = rows.filter(({ takings }) => takings < most)
    for (const { id, takenBy } of queued) await judgeQueueStore.giveBack(tx, id, takenBy, true)
    return { queued: queued.map(({ id }) => id), hopeless: rows.filter(({ takings }) => takings >= most) }
  },
}
