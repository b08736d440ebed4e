import { forumMessages } from '@callofcode/contract/forum'
import type { Sql } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { ForumNews } from './forum-news.ts'
import { postStore } from './post-store.ts'
import { threadStore } from './thread-store.ts'

/** A thread that stands, held until the transaction ends. Always taken before its posts, so that no two wait in a ring. */
export async function holdThread(tx: Sql, id: string) {
  const held = await threadStore.hold(tx, id)
  if (!held || held.post.deletedAt) throw missing(forumMessages.threadMissing)
  return held
}

/** A reply that stands, held with its thread. */
export async function holdReply(tx: Sql, id: string) {
  const found = await postStore.get(tx, id)
  if (!found || found.id === found.threadId) throw missing(forumMessages.replyMissing)
  const held = await threadStore.hold(tx, found.threadId)
  const post = await postStore.hold(tx, id)
  if (!held || !post) throw missing(forumMessages.replyMissing)
  return { thread: held.thread, post }
}

/** Takes a post of a held thread out of sight. Whatever was accepted or counted of it goes with it. */
export async function removePost(
  news: ForumNews,
  tx: Sql,
  post: { id: string; threadId: string },
  by: string,
) {
  const { thread } = (await threadStore.hold(tx, post.threadId)) ?? {}
  await postStore.remove(tx, post.id, by)
  if (thread?.acceptedReplyId === post.id) await threadStore.update(tx, thread.id, { acceptedReplyId: null })
  await threadStore.recount(tx, post.threadId)
  await news.removed(tx, post.id)
}
