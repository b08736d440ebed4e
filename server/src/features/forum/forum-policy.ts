import { forumMessages } from '@callofcode/contract/forum/forum'
import type { Sql } from '../../platform/database/database.ts'
import { forbidden, missing } from '../../platform/failure.ts'
import { type Caller, isModerator } from '../../platform/http/caller.ts'
import type { Happened } from '../happening/public.ts'
import { postStore } from './post-store.ts'
import { threadStore } from './thread-store.ts'

interface Written {
  readonly authorId: string | null
}
interface Lockable {
  readonly locked: boolean
}

export const wrote = (caller: Caller, post: Written) => post.authorId === caller.id
export const canChangePost = (caller: Caller, post: Written) => wrote(caller, post) || isModerator(caller)
/** In a locked thread only moderators may write. */
export const canWriteIn = (caller: Caller, thread: Lockable) => !thread.locked || isModerator(caller)

export function ensureCanWriteIn(caller: Caller, thread: Lockable) {
  if (!canWriteIn(caller, thread)) throw forbidden(forumMessages.locked)
}
export function ensureCanChangePost(caller: Caller, post: Written, thread: Lockable) {
  if (!canChangePost(caller, post)) throw forbidden()
  ensureCanWriteIn(caller, thread)
}

// What the caller may not read is missing for them, with the same words.

/** Finds a thread that is not deleted. Nothing is locked, so replies to one thread do not wait for each other. */
export async function findStandingThread(sql: Sql, id: string, caller: Caller) {
  const found = await threadStore.get(sql, id, caller)
  if (!found || found.post.deletedAt || found.thread.mergedInto) throw missing(forumMessages.threadMissing)
  return found
}

/** Finds a thread that is not deleted, and locks its opening post until the transaction ends. Throws a 404 Failure. */
export async function findThreadForUpdate(tx: Sql, id: string, caller: Caller) {
  const post = await postStore.getForUpdate(tx, id, caller)
  const found = post && post.id === post.threadId && (await threadStore.get(tx, id, caller))
  if (!found) throw missing(forumMessages.threadMissing)
  return { thread: found.thread, post }
}

/** Finds a reply that is not deleted and its thread, and locks the reply until the transaction ends. Throws a 404 Failure. */
export async function findReplyForUpdate(tx: Sql, id: string, caller: Caller) {
  const post = await postStore.getForUpdate(tx, id, caller)
  const found = post && post.id !== post.threadId && (await threadStore.get(tx, post.threadId, caller))
  if (!found) throw missing(forumMessages.replyMissing)
  return { thread: found.thread, post }
}

/** Deletes a locked post. It stops being the accepted answer. */
export async function removePost(
  happened: Happened,
  tx: Sql,
  post: { id: string; threadId: string },
  by: string,
) {
  await happened(tx, 'post.removed', { postId: post.id })
  await postStore.remove(tx, post.id, by)
  await threadStore.forgetAccepted(tx, post.threadId, post.id)
}
