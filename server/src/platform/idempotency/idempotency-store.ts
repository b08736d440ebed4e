import { and, eq, gt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/database.ts'
import { keptAnswers } from './idempotency-tables.ts'

/** A request with an Idempotency-Key. Keys of different members are independent. */
export interface IdempotentRequest {
  readonly memberId: string
  readonly key: string
  /** A hash of the checked input. It detects a key that is used again with different input. */
  readonly digest: Buffer
}

/** Expired rows that one write removes. It adds fewer rows, so they never pile up. */
const REMOVED_AT_ONCE = 10

const earliest = (seconds: number) => raw<Date>`now() - make_interval(secs => ${seconds})`
const rowOf = ({ memberId, key }: IdempotentRequest) =>
  and(eq(keptAnswers.memberId, memberId), eq(keptAnswers.key, key))

/** Rows older than `seconds` have expired and count as absent. */
export const idempotencyStore = {
  async get(sql: Sql, request: IdempotentRequest, seconds: number) {
    const [row] = await sql
      .select({ asked: keptAnswers.asked, answer: keptAnswers.answer })
      .from(keptAnswers)
      .where(and(rowOf(request), gt(keptAnswers.createdAt, earliest(seconds))))
    return row
  },

  /**
   * Takes the key for this transaction. Waits while another transaction holds it. False if that transaction committed:
   * then the request is already done.
   */
  async create(tx: Sql, request: IdempotentRequest, seconds: number): Promise<boolean> {
    const { memberId, key, digest: asked } = request
    const taken = await tx
      .insert(keptAnswers)
      .values({ memberId, key, asked })
      .onConflictDoUpdate({
        target: [keptAnswers.memberId, keptAnswers.key],
        set: { createdAt: raw`now()`, asked, answer: null },
        setWhere: raw`${keptAnswers.createdAt} <= ${earliest(seconds)}`,
      })
      .returning({ id: keptAnswers.id })
    return taken.length === 1
  },

  async update(tx: Sql, request: IdempotentRequest, answer: string) {
    await tx.update(keptAnswers).set({ answer }).where(rowOf(request))
  },

  async removeExpired(tx: Sql, seconds: number) {
    await tx.execute(raw`
      delete from kept_answers where id in (
        select id from kept_answers where created_at <= ${earliest(seconds)}
        order by created_at limit ${REMOVED_AT_ONCE} for update skip locked)`)
  },
}
