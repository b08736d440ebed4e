import { createReply, forumMessages, removeReply, updateReply } from '@callofcode/contract/forum/forum'
import { sentence } from '@callofcode/contract/sentence'
import { type Changed, type Sql, write } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Happened } from '../happening/public.ts'
import { ensureMayWriteIn } from './category/category-writers.ts'
import {
  ensureCanChangePost,
  ensureCanWriteIn,
  findReplyForUpdate,
  findStandingThread,
  removePost,
} from './forum-policy.ts'
import { readReply } from './forum-read-routes.ts'
import type { ForumDependencies } from './forum-routes.ts'
import { THREAD_MOVED, THREADS } from './forum-tables.ts'
import { mentionedIn, renderAhead } from './mention-store.ts'
import { postStore } from './post-store.ts'
import { replyDraftStore } from './reply-draft-store.ts'
import { replyStore } from './reply-store.ts'
import { ensureMayPost, ensureNotTooFast, ensureWelcome, type PostLimits } from './work/post-limits.ts'

export function replyRoutes(dependencies: ForumDependencies) {
  const { api, database, happened, budgets } = dependencies

  api.serve(createReply, async ({ params, body, caller, database: callDatabase }) => {
    await budgets.spend('comment', caller.id)
    await renderAhead(callDatabase.sql, body.content, caller.id)
    const id = await write(callDatabase, async (tx, changed) => {
      const created = await addReply({ ...dependencies, tx, changed }, params.id, body, caller)
      await replyDraftStore.remove(tx, caller.id, params.id)
      return created
    })
    return {
      data: await readReply(callDatabase.sql, id, caller),
      message: sentence('forum.replyPosted', 'Reply Posted'),
    }
  })

  api.serve(updateReply, async ({ params, body, caller }) => {
    await budgets.spend('comment', caller.id)
    await renderAhead(database.sql, body.content, caller.id)
    await write(database, async (tx, changed) => {
      const { thread, post } = await findReplyForUpdate(tx, params.id, caller)
      ensureCanChangePost(caller, post, thread)
      changed(THREADS, `thread:${thread.id}`)
      const named = await mentionedIn(tx, body.content, caller.id)
      await ensureWelcome(dependencies, tx, caller, { ...body, mentions: named.length })
      await postStore.update(tx, post, body, caller.id)
      await happened(tx, 'post.written', { post, by: caller.id, named })
    })
    return {
      data: await readReply(database.sql, params.id, caller),
      message: sentence('forum.replyUpdated', 'Reply Updated'),
    }
  })

  api.serve(removeReply, async ({ params, caller }) => {
    await write(database, async (tx, changed) => {
      const { thread, post } = await findReplyForUpdate(tx, params.id, caller)
      ensureCanChangePost(caller, post, thread)
      changed(THREADS, `thread:${thread.id}`)
      await removePost(happened, tx, post, caller.id)
    })
    return { message: sentence('forum.replyDeleted', 'Reply Deleted') }
  })
}

interface Writing extends PostLimits {
  readonly tx: Sql
  readonly changed: Changed
  readonly happened: Happened
}

/** Adds a reply to a thread. Returns its id. */
export async function addReply(
  { tx, changed, happened, ...limits }: Writing,
  threadId: string,
  body: { content: string; replyToId?: string | undefined },
  caller: Caller,
): Promise<string> {
  const { thread, post } = await findStandingThread(tx, threadId, caller)
  ensureCanWriteIn(caller, thread)
  await ensureMayWriteIn(tx, caller, thread.category)
  const answered = body.replyToId ? await findAnswered(tx, body.replyToId, thread.id) : undefined
  const named = await mentionedIn(tx, body.content, caller.id)
  await ensureNotTooFast(tx, caller, thread)
  await ensureMayPost(limits, tx, caller)
  await ensureWelcome(limits, tx, caller, { ...body, mentions: named.length })
  changed(THREAD_MOVED, `thread:${thread.id}`)
  const reply = { ...body, threadId: thread.id, authorId: caller.id }
  const created = await replyStore.create(tx, reply)
  await happened(tx, 'post.written', {
    post: { ...reply, id: created },
    by: caller.id,
    named,
    replied: answered?.authorId,
    started: post.authorId,
    isReply: true,
  })
  return created
}

async function findAnswered(tx: Sql, replyToId: string, threadId: string) {
  const answered = await replyStore.get(tx, replyToId)
  if (answered?.post.threadId !== threadId) throw badInput({ replyToId: forumMessages.replyMissing })
  return answered.post
}
