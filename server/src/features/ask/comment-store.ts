import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { approvedMember } from '../account/public.ts'
import { isAsked } from './ask-read-store.ts'
import type { Locked } from './ask-store.ts'

interface NewComment {
  readonly questionId: string
  readonly memberId: string
  readonly line: number | undefined
  readonly content: string
}
export interface Comment {
  readonly id: string
  readonly memberId: string | null
}

/** Comments on questions to mentors, and thanks for them. */
export const commentStore = {
  /** Returns whether this member was asked as a mentor. */
  async mayAnswer(tx: Sql, questionId: string, memberId: string): Promise<boolean> {
    const { rows } = await tx.execute(
      raw`select from help_questions q where q.id = ${questionId} and ${isAsked(memberId)}`,
    )
    return rows.length > 0
  },

  async create(tx: Sql, { questionId, memberId, line, content }: NewComment) {
    await tx.execute(raw`
      insert into help_comments (help_question_id, member_id, line, content)
      values (${questionId}, ${memberId}, ${line ?? null}, ${content})`)
  },

  /**
   * Updates the state after a comment. A mentor's first comment answers the question. A comment of the asking member returns it
   * to the queue.
   */
  async move(tx: Sql, { id, memberId }: Pick<Locked, 'id' | 'memberId'>, by: string) {
    await tx.execute(
      by === memberId
        ? raw`update help_questions set state = 'open', closed_at = null where id = ${id} and state <> 'open'`
        : raw`update help_questions set state = 'answered', answered_at = coalesce(answered_at, clock_timestamp())
            where id = ${id}`,
    )
  },

  /** Returns the mentors who commented. */
  async mentorsOf(tx: Sql, { id, memberId }: Pick<Locked, 'id' | 'memberId'>): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      select distinct c.member_id as id from help_comments c ${approvedMember('c.member_id')}
      where c.help_question_id = ${id} and c.member_id <> ${memberId} and c.removed_at is null order by 1`)
    return rows.map((row) => row.id)
  },

  /** Returns a comment that was not removed. */
  async get(tx: Sql, questionId: string, id: string): Promise<Comment | undefined> {
    const { rows } = await tx.execute<Comment & Record<string, unknown>>(raw`
      select id, member_id as "memberId" from help_comments
      where id = ${id} and help_question_id = ${questionId} and removed_at is null for no key update`)
    return rows[0]
  },

  async remove(tx: Sql, id: string, by: string) {
    await tx.execute(raw`update help_comments set removed_at = now(), removed_by = ${by} where id = ${id}`)
  },

  /** Returns the author of a visible reply in the thread. */
  async authorOfReply(tx: Sql, threadId: string, id: string): Promise<string | null> {
    const { rows } = await tx.execute<{ id: string | null }>(raw`
      select author_id as id from forum_posts
      where id = ${id} and thread_id = ${threadId} and id <> thread_id and deleted_at is null`)
    return rows[0]?.id ?? null
  },

  async thank(tx: Sql, questionId: string, to: string, comment: string | undefined) {
    await tx.execute(
      raw`update help_questions set thanked_at = now(), thanked_id = ${to} where id = ${questionId}`,
    )
    if (comment) await tx.execute(raw`update help_comments set thanked = true where id = ${comment}`)
  },
}
