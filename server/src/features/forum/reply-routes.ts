import { createReply, forumMessages, removeReply, updateReply } from '@callofcode/contract/forum'
import { type Changed, type Sql, write } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { ForumDependencies } from './forum-dependencies.ts'
import type { ForumListener } from './forum-listener.ts'
import { ensureCanChangePost, ensureCanWriteIn } from './forum-policy.ts'
import { readReply } from './forum-read-routes.ts'
import { THREAD_MOVED, THREADS } from './forum-tables.ts'
import { findReplyForUpdate, findStandingThread, removePost } from './post-for-update.ts'
import { mentionedIn, renderAhead } from './post-mentions.ts'
import { postStore } from './post-store.ts'
import { replyDraftStore } from './reply-draft-store.ts'
import { replyStore } from './reply-store.ts'
import { ensureMayPost, ensureNotTooFast, ensureWelcome, type PostLimits } from './work/post-limits.ts'

export function replyRoutes(dependencies: ForumDependencies) {
  const { api, database, listener, budgets } = dependencies

  api.serve(createReply, async ({ params, body, caller, database }) => {
    await budgets.spend('comment', caller.id)
    await renderAhead(database.sql, body.content, caller.id)
    const id = await write(database, async (tx, changed) => {
      const created = await addReply({ ...dependencies, tx, changed }, params.id, body, caller)
      await replyDraftStore.remove(tx, caller.id, params.id)
      return created
    })
    return { data: await readReply(database.sql, id), message: 'Reply Posted' }
  })

  api.serve(updateReply, async ({ params, body, caller }) => {
    await budgets.spend('comment', caller.id)
    await renderAhead(database.sql, body.content, caller.id)
    await write(database, async (tx, changed) => {
      const { thread, post } = await findReplyForUpdate(tx, params.id)
      ensureCanChangePost(caller, post, thread)
      changed(THREADS, `thread:${thread.id}`)
      const named = await mentionedIn(tx, body.content, caller.id)
      await ensureWelcome(dependencies, tx, caller, { ...body, mentions: named.length })
      await postStore.update(tx, post, body, caller.id)
      await listener.posted(tx, post, { by: caller.id, named })
    })
    return { data: await readReply(database.sql, params.id), message: 'Reply Updated' }
  })

  api.serve(removeReply, async ({ params, caller }) => {
    await write(database, async (tx, changed) => {
      const { thread, post } = await findReplyForUpdate(tx, params.id)
      ensureCanChangePost(caller, post, thread)
      changed(THREADS, `thread:${thread.id}`)
      await removePost(listener, tx, post, caller.id)
    })
    return { message: 'Reply Deleted' }
  })
}

interface Writing extends PostLimits {
  readonly tx: Sql
  readonly changed: Changed
  readonly listener: ForumListener
}

/** Adds a reply to a thread. Returns its id. */
export async function addReply(
  { tx, changed, listener, ...limits }: Writing,
  threadId: string,
  body: { content: string; replyToId?: string | undefined },
  caller: Caller,
): Promise<string> {
  const { thread, post } = await findStandingThread(tx, threadId)
  ensureCanWriteIn(caller, thread)
  const answered = body.replyToId ? await findAnswered(tx, body.replyToId, thread.id) : undefined
  const named = await mentionedIn(tx, body.content, caller.id)
  await ensureNotTooFast(tx, caller, thread)
  await ensureMayPost(limits, tx, caller)
  await ensureWelcome(limits, tx, caller, { ...body, mentions: named.length })
  changed(THREAD_MOVED, `thread:${thread.id}`)
  const reply = { ...body, threadId: thread.id, authorId: caller.id }
  const created = await replyStore.create(tx, reply)
  const people = {
    by: caller.id,
    named,
    replied: answered?.authorId,
    started: post.authorId,
    isReply: true as const,
  }
  await listener.posted(tx, { ...reply, id: created }, people)
  return created
}

async function findAnswered(tx: Sql, replyToId: string, threadId: string) {
  const answered = await replyStore.get(tx, replyToId)
  if (answered?.post.threadId !== threadId) throw badInput({ replyToId: forumMessages.replyMissing })
  return answered.post
}
