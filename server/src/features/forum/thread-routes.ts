import { createThread, removeThread, updateThread } from '@callofcode/contract/forum/forum'
import { lockThread, pinThread } from '@callofcode/contract/moderation/moderation'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { draftStore } from '../draft/public.ts'
import { holdCategory } from './category/category-writers.ts'
import { ensureCanChangePost, findThreadForUpdate, removePost } from './forum-policy.ts'
import { readThread } from './forum-read-routes.ts'
import type { ForumDependencies } from './forum-routes.ts'
import { THREADS } from './forum-tables.ts'
import { mentionedIn, renderAhead } from './mention-store.ts'
import { pollStore } from './poll/poll-store.ts'
import { postStore } from './post-store.ts'
import { startThread } from './start-thread.ts'
import { threadStore } from './thread-store.ts'
import { ensureWelcome } from './work/post-limits.ts'

export function threadRoutes(dependencies: ForumDependencies) {
  const { api, database, happened, budgets } = dependencies

  api.serve(createThread, async ({ body, caller, database: callDatabase }) => {
    await budgets.spend('post', caller.id)
    await renderAhead(callDatabase.sql, body.content, caller.id)
    const id = await write(callDatabase, async (tx, changed) => {
      const { poll, ...thread } = body
      const created = await startThread({ ...dependencies, tx, changed }, thread, caller)
      await draftStore.remove(tx, caller.id, 'thread')
      if (poll) await pollStore.create(tx, created, poll)
      return created
    })
    return {
      data: await readThread(callDatabase.sql, id, caller),
      message: sentence('ask.threadStarted', 'Thread Started'),
    }
  })

  api.serve(updateThread, async ({ params, body: { category, ...texts }, caller }) => {
    // Every text that an edit replaces is kept.
    await budgets.spend('comment', caller.id)
    await renderAhead(database.sql, texts.content, caller.id)
    await write(database, async (tx, changed) => {
      const { thread, post } = await findThreadForUpdate(tx, params.id, caller)
      ensureCanChangePost(caller, post, thread)
      changed(THREADS, `thread:${thread.id}`)
      const named = texts.content ? await mentionedIn(tx, texts.content, caller.id) : []
      await ensureWelcome(dependencies, tx, caller, { ...texts, mentions: named.length })
      if (category && category !== thread.category) {
        await holdCategory(tx, caller, category)
        await threadStore.update(tx, thread.id, { category })
      }
      await postStore.update(tx, post, texts, caller.id)
      if (!texts.content) return
      await happened(tx, 'post.written', { post, by: caller.id, named })
    })
    return {
      data: await readThread(database.sql, params.id, caller),
      message: sentence('forum.threadUpdated', 'Thread Updated'),
    }
  })

  api.serve(removeThread, async ({ params, caller }) => {
    await write(database, async (tx, changed) => {
      const { thread, post } = await findThreadForUpdate(tx, params.id, caller)
      ensureCanChangePost(caller, post, thread)
      changed(THREADS, `thread:${thread.id}`)
      await removePost(happened, tx, post, caller.id)
    })
    return { message: sentence('forum.threadDeleted', 'Thread Deleted') }
  })

  api.serve(pinThread, async ({ params, body, caller }) => {
    await mark(params.id, caller, body)
    return {
      message: body.pinned
        ? sentence('forum.threadPinned', 'Thread Pinned')
        : sentence('forum.threadUnpinned', 'Thread Unpinned'),
    }
  })

  api.serve(lockThread, async ({ params, body, caller }) => {
    await mark(params.id, caller, body)
    return {
      message: body.locked
        ? sentence('forum.threadLocked', 'Thread Locked')
        : sentence('forum.threadUnlocked', 'Thread Unlocked'),
    }
  })

  const mark = (id: string, caller: Caller, marks: { pinned?: boolean; locked?: boolean }) =>
    write(database, async (tx, changed) => {
      const { thread } = await findThreadForUpdate(tx, id, caller)
      changed(THREADS, `thread:${thread.id}`)
      await threadStore.update(tx, thread.id, marks)
    })
}
