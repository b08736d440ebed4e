import { and, eq, gt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/database.ts'
import { keptAnswers } from './idempotency-tables.ts'

/** One wish of one member: `asked` tells it from another one under the same key. */
export interface Wish {
  readonly memberId: string
  readonly key: string
  readonly asked: Buffer
}

/** Outlived rows that one write clears away. More than it adds, so they never pile up. */
const CLEARED = 10

const earliest = (seconds: number) => raw<Date>`now() - make_interval(secs => ${seconds})`
const of = ({ memberId, key }: Wish) => and(eq(keptAnswers.memberId, memberId), eq(keptAnswers.key, key))

export const keptAnswerStore = {
  async get(sql: Sql, wish: Wish, seconds: number) {
    const [row] = await sql
      .select({ asked: keptAnswers.asked, answer: keptAnswers.answer })
      .from(keptAnswers)
      .where(and(of(wish), gt(keptAnswers.createdAt, earliest(seconds))))
    return row
  },

  /**
   * Takes the key for this write. Waits while another write holds it, and is false when that one was committed: what
   * was wished is done.
   */
  async create(tx: Sql, wish: Wish, seconds: number): Promise<boolean> {
    const taken = await tx
      .insert(keptAnswers)
      .values(wish)
      .onConflictDoUpdate({
        target: [keptAnswers.memberId, keptAnswers.key],
        set: { createdAt: raw`now()`, asked: wish.asked, answer: null },
        setWhere: raw`${keptAnswers.createdAt} <= ${earliest(seconds)}`,
      })
      .returning({ id: keptAnswers.id })
    return taken.length === 1
  },

  async update(tx: Sql, wish: Wish, answer: string) {
    await tx.update(keptAnswers).set({ answer }).where(of(wish))
  },

  async removeOutlived(tx: Sql, seconds: number) {
    await tx.execute(raw`
      delete from kept_answers where id in (
        select id from kept_answers where created_at <= ${earliest(seconds)}
        order by created_at limit ${CLEARED} for update skip locked)`)
  },
}
