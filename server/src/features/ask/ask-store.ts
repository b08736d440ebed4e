import { askMessages, type ExpectedWait, MOST_OPEN, WAITS } from '@callofcode/contract/ask/ask'
import type { Asked } from '@callofcode/contract/ask/ask-form'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { conflict } from '../../platform/failure.ts'
import { type HelpQuestionRow, helpQuestions } from './ask-tables.ts'

type New = Omit<typeof helpQuestions.$inferInsert, 'id' | 'batchId' | 'questionId'> & {
  readonly questionId: string | null
}

/** Writes questions about problems. */
export const askStore = {
  /** Estimates the wait from the last answers to the same audience. Its index contains nothing else. */
  async wait(sql: Sql, to: Asked): Promise<ExpectedWait> {
    const { rows } = await sql.execute<{ answers: number; seconds: number | null }>(raw`
      select count(*)::int as answers, case when count(*) >= ${WAITS.fewest} then round(extract(epoch from
        percentile_cont(0.5) within group (order by answered_at - created_at)))::int end as seconds
      from (select answered_at, created_at from help_questions where asked_to = ${to} and answered_at is not null
        order by answered_at desc limit ${WAITS.last}) as latest`)
    return rows[0] ?? { answers: 0, seconds: null }
  },

  /** Returns the mentors whom this member would ask. */
  async mentorsFor(sql: Sql, memberId: string): Promise<string[]> {
    const { rows } = await sql.execute<{ id: string }>(raw`
      select h.id from members m cross join lateral help_mentors(m.id, m.batch_id) as h where m.id = ${memberId} order by h.id`)
    return rows.map(({ id }) => id)
  },

  async countOpen(sql: Sql, memberId: string): Promise<number> {
    const { rows } = await sql.execute<{ open: number }>(raw`
      select count(*)::int as open from help_questions
      where member_id = ${memberId} and state = 'open' and removed_at is null`)
    return rows[0]?.open ?? 0
  },

  /** Throws 409 when the member has too many waiting questions. Further calls of the member wait until the transaction ends. */
  async ensureFew(tx: Sql, memberId: string) {
    await tx.execute(raw`select pg_advisory_xact_lock(hashtextextended(${`questions of ${memberId}`}, 0))`)
    if ((await askStore.countOpen(tx, memberId)) >= MOST_OPEN) throw conflict(askMessages.tooMany)
  },

  async create(tx: Sql, { questionId, ...given }: New): Promise<string> {
    const [row] = await tx
      .insert(helpQuestions)
      .values({
        ...given,
        batchId: raw`(select m.batch_id from members m where m.id = ${given.memberId})`,
        questionId: raw`(select k.id from questions k where k.id = ${questionId})`,
      } as never)
      .returning({ id: helpQuestions.id })
    if (!row) throw new Error('no question was made')
    return row.id
  },

  /** Returns a question that was not removed and locks it until the transaction ends. */
  async getForUpdate(tx: Sql, id: string) {
    const { rows } = await tx.execute<Locked & Record<string, unknown>>(raw`
      select id, member_id as "memberId", asked_to as "askedTo", batch_id as "batchId", state, source, thread_id as "threadId",
        thanked_at is not null as thanked
      from help_questions where id = ${id} and removed_at is null for no key update`)
    return rows[0]
  },

  async setState(tx: Sql, id: string, state: HelpQuestionRow['state']) {
    await tx.execute(raw`
      update help_questions set state = ${state}, closed_at = case when ${state} = 'closed' then now() end where id = ${id}`)
  },

  /** Opens a question again. Its state depends on whether it has an answer. */
  async reopen(tx: Sql, id: string) {
    await tx.execute(raw`
      update help_questions set state = case when answered_at is null then 'open' else 'answered' end, closed_at = null
      where id = ${id} and state = 'closed'`)
  },

  async remove(tx: Sql, id: string) {
    await tx.execute(raw`delete from help_questions where id = ${id}`)
  },
}

export interface Locked extends Pick<HelpQuestionRow, 'id' | 'memberId' | 'askedTo' | 'batchId' | 'state'> {
  readonly source: string | null
  readonly threadId: string | null
  readonly thanked: boolean
}
