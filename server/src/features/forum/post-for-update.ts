import { forumMessages } from '@callofcode/contract/forum'
import type { Sql } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { ForumListener } from './forum-listener.ts'
import { postStore } from './post-store.ts'
import { threadStore } from './thread-store.ts'

/** A thread that stands, held until the transaction ends. Always taken before its posts, so that no two wait in a ring. */
export async function findThreadForUpdate(tx: Sql, id: string) {
  const held = await threadStore.getForUpdate(tx, id)
  if (!held || held.post.deletedAt) throw missing(forumMessages.threadMissing)
  return held
}

/** A reply that stands, held with its thread. */
export async function findReplyForUpdate(tx: Sql, id: string) {
  const found = await postStore.get(tx, id)
  if (!found || found.id === found.threadId) throw missing(forumMessages.replyMissing)
  const held = await threadStore.getForUpdate(tx, found.threadId)
  const post = await postStore.getForUpdate(tx, id)
  if (!held || !post) throw missing(forumMessages.replyMissing)
  return { thread: held.thread, post }
}

/** Takes a post of a held thread out of sight. Whatever was accepted or counted of it goes with it. */
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
