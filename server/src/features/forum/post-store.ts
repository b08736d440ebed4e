import { and, desc, eq, isNull, not } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { members } from '../account/public.ts'
import { hidesThread } from './category/category-rights.ts'
import { forumPosts, forumRevisions, forumVotes, type PostRow } from './forum-tables.ts'
import { authorColumns } from './post-author.ts'

interface Changes {
  title?: string | undefined
  content?: string | undefined
}

const standing = (id: string, caller: Caller) =>
  and(eq(forumPosts.id, id), isNull(forumPosts.deletedAt), not(hidesThread(caller, forumPosts.threadId)))

/** The functions that threads and replies share. Both are posts with votes and edits. */
export const postStore = {
  /** Returns a post that is not deleted and that the caller may read. */
  async get(sql: Sql, id: string, caller: Caller): Promise<PostRow | undefined> {
    const [row] = await sql.select().from(forumPosts).where(standing(id, caller))
    return row
  },

  /** Works like `get` and locks the post until the transaction ends. */
  async getForUpdate(tx: Sql, id: string, caller: Caller): Promise<PostRow | undefined> {
    const [row] = await tx.select().from(forumPosts).where(standing(id, caller)).for('no key update')
    return row
  },

  /** Edits a locked post and stores the previous text as a revision. Does nothing when the text is the same. */
  async update(tx: Sql, post: PostRow, changes: Changes, editorId: string) {
    const { title, content } = {
      title: changes.title ?? post.title,
      content: changes.content ?? post.content,
    }
    if (title === post.title && content === post.content) return
    await tx
      .insert(forumRevisions)
      .values({ postId: post.id, editorId, title: post.title, content: post.content })
    await tx
      .update(forumPosts)
      .set({ title, content, editedAt: new Date() })
      .where(eq(forumPosts.id, post.id))
  },

  /** Deletes a post. Moderators can still read the text, and no public response contains it. */
  async remove(tx: Sql, id: string, by: string) {
    await tx.update(forumPosts).set({ deletedAt: new Date(), deletedBy: by }).where(eq(forumPosts.id, id))
  },

  /** Sets a member's vote on a locked post to `wanted`, or toggles it. */
  async vote(tx: Sql, post: PostRow, memberId: string, wanted: boolean | undefined) {
    const own = and(eq(forumVotes.postId, post.id), eq(forumVotes.memberId, memberId))
    const [before] = await tx.select({ id: forumVotes.id }).from(forumVotes).where(own)
    const voted = wanted ?? !before
    if (voted === Boolean(before)) return { voted, votes: post.votes }
    if (voted) await tx.insert(forumVotes).values({ postId: post.id, memberId })
    else await tx.delete(forumVotes).where(own)
    const votes = post.votes + (voted ? 1 : -1)
    await tx.update(forumPosts).set({ votes }).where(eq(forumPosts.id, post.id))
    return { voted, votes }
  },

  /** Returns the newest hundred. */
  revisions: (sql: Sql, postId: string) =>
    sql
      .select({ revision: forumRevisions, editor: authorColumns })
      .from(forumRevisions)
      .leftJoin(members, eq(members.id, forumRevisions.editorId))
      .where(eq(forumRevisions.postId, postId))
      .orderBy(desc(forumRevisions.createdAt), desc(forumRevisions.id))
      .limit(100),
}
