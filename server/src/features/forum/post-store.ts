import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import { forumPosts, forumRevisions, forumVotes, type PostRow } from './forum-tables.ts'
import { authorColumns } from './post-author.ts'

interface Changes {
  title?: string | undefined
  content?: string | undefined
}

/** What threads and replies have in common: both are posts, voted for and edited alike. */
export const postStore = {
  /** A post that stands. */
  async get(sql: Sql, id: string): Promise<PostRow | undefined> {
    const [row] = await sql
      .select()
      .from(forumPosts)
      .where(and(eq(forumPosts.id, id), isNull(forumPosts.deletedAt)))
    return row
  },

  /** The same, held until the transaction ends. */
  async getForUpdate(tx: Sql, id: string): Promise<PostRow | undefined> {
    const standing = and(eq(forumPosts.id, id), isNull(forumPosts.deletedAt))
    const [row] = await tx.select().from(forumPosts).where(standing).for('update')
    return row
  },

  /** Changes a held post, and keeps what it said before. Changes nothing when it says the same. */
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

  /** The text stays for moderators; no public answer holds it any more. */
  async remove(tx: Sql, id: string, by: string) {
    await tx.update(forumPosts).set({ deletedAt: new Date(), deletedBy: by }).where(eq(forumPosts.id, id))
  },

  /** Turns a member's vote for a held post over. */
  async vote(tx: Sql, post: PostRow, memberId: string) {
    const taken = await tx
      .delete(forumVotes)
      .where(and(eq(forumVotes.postId, post.id), eq(forumVotes.memberId, memberId)))
      .returning({ id: forumVotes.id })
    const voted = taken.length === 0
    if (voted) await tx.insert(forumVotes).values({ postId: post.id, memberId })
    const votes = post.votes + (voted ? 1 : -1)
    await tx.update(forumPosts).set({ votes }).where(eq(forumPosts.id, post.id))
    return { voted, votes }
  },

  revisions: (sql: Sql, postId: string) =>
    sql
      .select({ revision: forumRevisions, editor: authorColumns })
      .from(forumRevisions)
      .leftJoin(members, eq(members.id, forumRevisions.editorId))
      .where(eq(forumRevisions.postId, postId))
      .orderBy(desc(forumRevisions.createdAt), desc(forumRevisions.id)),
}
