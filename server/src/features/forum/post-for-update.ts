import { forumMessages } from '@callofcode/contract/forum'
import type { Sql } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { ForumListener } from './forum-listener.ts'
import { postStore } from './post-store.ts'
import { threadStore } from './thread-store.ts'

/**
 * A thread that is not deleted, locked until the transaction ends. Threads are always locked before their posts, so
 * there is no deadlock. Throws a 404 Failure.
 */
export async function findThreadForUpdate(tx: Sql, id: string) {
  const held = await threadStore.getForUpdate(tx, id)
  if (!held || held.post.deletedAt) throw missing(forumMessages.threadMissing)
  return held
}

/** A reply that is not deleted, locked with its thread. Throws a 404 Failure. */
export async function findReplyForUpdate(tx: Sql, id: string) {
  const found = await postStore.get(tx, id)
  if (!found || found.id === found.threadId) throw missing(forumMessages.replyMissing)
  const held = await threadStore.getForUpdate(tx, found.threadId)
  const post = await postStore.getForUpdate(tx, id)
  if (!held || !post) throw missing(forumMessages.replyMissing)
  return { thread: held.thread, post }
}

/** Deletes a post of a locked thread, and updates the accepted answer and the counts. */
export async function removePost(
  listener: ForumListener,
  tx: Sql,
  post: { id: string; threadId: string },
  by: string,
) {
  const { thread } = (await threadStore.getForUpdate(tx, post.threadId)) ?? {}
  await postStore.remove(tx, post.id, by)
  if (thread?.acceptedReplyId === post.id) await threadStore.update(tx, thread.id, { acceptedReplyId: null })
  await threadStore.recount(tx, post.threadId)
  await listener.removed(tx, post.id)
}
