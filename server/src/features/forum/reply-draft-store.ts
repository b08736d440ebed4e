import type { DraftContent } from '@callofcode/contract/draft/draft'
import { and, eq, lte, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ReplyDraftRow, replyDrafts } from './forum-tables.ts'

const own = (memberId: string, threadId: string) =>
  and(eq(replyDrafts.memberId, memberId), eq(replyDrafts.threadId, threadId))
// Two saves in the same millisecond need different times. Otherwise the second would appear to be the first.
const LATER = statement<Date>`greatest(clock_timestamp(), ${replyDrafts.updatedAt} + interval '1 millisecond')`

interface Typed {
  content: DraftContent
  basedOn?: string | null | undefined
}

/** Drafts of replies, one for each member and thread. They work like the drafts of forms. */
export const replyDraftStore = {
  async get(sql: Sql, memberId: string, threadId: string): Promise<ReplyDraftRow | undefined> {
    const [row] = await sql.select().from(replyDrafts).where(own(memberId, threadId))
    return row
  },

  /** Saves a draft. Returns undefined and changes nothing when the stored draft is newer than `basedOn` or was deleted. */
  async save(sql: Sql, memberId: string, threadId: string, { content, basedOn }: Typed) {
    if (basedOn) {
      const there = and(own(memberId, threadId), lte(replyDrafts.updatedAt, new Date(basedOn)))
      const [row] = await sql.update(replyDrafts).set({ content, updatedAt: LATER }).where(there).returning()
      return row
    }
    const [row] = await sql
      .insert(replyDrafts)
      .values({ memberId, threadId, content })
      .onConflictDoUpdate({
        target: [replyDrafts.memberId, replyDrafts.threadId],
        set: { content, updatedAt: LATER },
        setWhere: basedOn === undefined ? statement`true` : statement`false`,
      })
      .returning()
    return row
  },

  /** Deletes a draft. Call it in the transaction that posts the reply. */
  async remove(sql: Sql, memberId: string, threadId: string) {
    await sql.delete(replyDrafts).where(own(memberId, threadId))
  },
}
