import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { isAsked } from '../ask/public.ts'

export interface AskedNews {
  readonly id: string
  readonly questionId: string
  readonly title: string
  readonly actor: string | null
}

// Unread, and not mailed since it was created or raised to the top again.
const isNews = raw`n.read_at is null and (n.mailed_at is null or n.created_at > n.mailed_at)`
const NEWS = raw`select n.id, q.id as "questionId", q.title, a.name as actor
  from notifications n join help_questions q on q.id = n.subject_id and q.removed_at is null
  left join members a on a.id = n.actor_id`

/** Reads the contents of mails about questions from the notifications about them. */
export const askedMailStore = {
  /** Returns the questions that still wait for this mentor and that they have not seen, oldest first. */
  waiting: (tx: Sql, mentorId: string) =>
    found(
      tx,
      raw`${NEWS} where n.member_id = ${mentorId} and n.kind = 'question' and ${isNews}
        and q.state = 'open' and ${isAsked(mentorId)} order by n.created_at, n.id`,
    ),

  /** Returns an answer that the asker has not seen. */
  answered: (tx: Sql, askerId: string, questionId: string) =>
    found(
      tx,
      raw`${NEWS} where n.member_id = ${askerId} and n.kind = 'question-answer' and n.subject_id = ${questionId}
        and ${isNews}`,
    ),

  /** Returns when the member last got a mail about their queue or, with a question, about answers to it. */
  async lastMailed(tx: Sql, memberId: string, questionId?: string): Promise<Date | undefined> {
    const about = questionId
      ? raw`kind = 'question-answer' and subject_id = ${questionId}`
      : raw`kind = 'question'`
    const { rows } = await tx.execute<{ at: string | null }>(raw`
      select to_char(max(mailed_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from notifications
      where member_id = ${memberId} and mailed_at is not null and ${about}`)
    return rows[0]?.at ? new Date(rows[0].at) : undefined
  },

  async markMailed(tx: Sql, news: readonly AskedNews[]) {
    const ids = news.map(({ id }) => id)
    await tx.execute(raw`
      update notifications set mailed_at = clock_timestamp() where id = any (${raw.param(ids)}::uuid[])`)
  },
}

async function found(tx: Sql, query: SQL): Promise<readonly AskedNews[]> {
  const { rows } = await tx.execute<AskedNews & Record<string, unknown>>(query)
  return rows
}
