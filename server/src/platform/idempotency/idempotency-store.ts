import { and, eq, gt, sql as raw } from 'drizzle-orm'
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../database/columns.ts'
import type { Sql } from '../database/database.ts'
import { END, type PersonalData } from '../personal-data.ts'

const keptAnswers = pgTable(
  'kept_answers',
  {
    id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Deleted with the member, by the migration. */
    memberId: uuid('member_id').notNull(),
    key: text('key').notNull(),
    asked: bytes('asked').notNull(),
    answer: text('answer'),
  },
  (table) => [unique().on(table.memberId, table.key)],
)

/** A request with an Idempotency-Key. Keys of different members are independent. */
export interface IdempotentRequest {
  readonly memberId: string
  readonly key: string
  /** A hash of the checked input. It detects a reused key with different input. */
  readonly digest: Buffer
}

/** Expired rows that one write removes. A write adds fewer rows, so they never pile up. */
const REMOVED_AT_ONCE = 10

/** Bytes of one member's stored responses. */
const KEPT_BYTES = 1 << 20
/** Bytes of a row without its response. */
const ROW_BYTES = 500

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
   * Takes the key for this transaction. Waits while another transaction holds it. Returns false if that transaction committed,
   * because the request is then already done.
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

  /** Removes the member's oldest rows when their total is too large. They are the least likely to be requested again. */
  async removeOldest(tx: Sql, { memberId, key }: IdempotentRequest) {
    await tx.execute(raw`
      delete from kept_answers where id in (
        select id from (
          select id, key, sum(coalesce(octet_length(answer), 0) + ${ROW_BYTES}) over (order by created_at desc, id) as bytes
          from kept_answers where member_id = ${memberId}) kept
        where bytes > ${KEPT_BYTES} and key <> ${key})`)
  },

  async removeExpired(tx: Sql, seconds: number) {
    await tx.execute(raw`
      delete from kept_answers where id in (
        select id from kept_answers where created_at <= ${earliest(seconds)}
        order by created_at limit ${REMOVED_AT_ONCE} for update skip locked)`)
  },
}

export const personalData = {
  merged: {
    'kept_answers.member_id': END,
  },
} satisfies PersonalData
