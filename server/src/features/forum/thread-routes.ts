import { createThread, removeThread, updateThread } from '@callofcode/contract/forum'
import { lockThread, pinThread } from '@callofcode/contract/moderation'
import { write } from '../../platform/database/database.ts'
import { draftStore } from '../draft/public.ts'
import type { ForumDependencies } from './forum-dependencies.ts'
import { ensureCanChangePost } from './forum-policy.ts'
import { readThread } from './forum-read-routes.ts'
import { THREADS } from './forum-tables.ts'
import { pollStore } from './poll/poll-store.ts'
import { findThreadForUpdate, removePost } from './post-for-update.ts'
import { mentionedIn, renderAhead } from './post-mentions.ts'
import { postStore } from './post-store.ts'
import { startThread } from './start-thread.ts'
import { threadStore } from './thread-store.ts'
import { ensureWelcome } from './work/post-limits.ts'

export function threadRoutes(dependencies: ForumDependencies) {
  const { api, database, listener, budgets } = dependencies

  api.serve(createThread, async ({ body, caller, database }) => {
    await budgets.spend('post', caller.id)
    await renderAhead(database.sql, body.content, caller.id)
    const id = await write(database, async (tx, changed) => {
      const { poll, ...thread } = body
      const created = await startThread({ ...dependencies, tx, changed }, thread, caller)
      await draftStore.remove(tx, caller.id, 'thread')
      if (poll) await pollStore.create(tx, created, poll)
      return created
    })
    return { data: await readThread(database.sql, id), message: 'Thread Started' }
  })

  api.serve(updateThread, async ({ params, body: { category, ...texts }, caller }) => {
    // Every text that an edit replaces is kept.
    await budgets.spend('comment', caller.id)
    await renderAhead(database.sql, texts.content, caller.id)
    await write(database, async (tx, changed) => {
      const { thread, post } = await findThreadForUpdate(tx, params.id)
      ensureCanChangePost(caller, post, thread)
      changed(THREADS, `thread:${thread.id}`)
      const named = texts.content ? await mentionedIn(tx, texts.content, caller.id) : []
      await ensureWelcome(dependencies, tx, caller, { ...texts, mentions: named.length })
      if (category) await threadStore.update(tx, thread.id, { category })
      await postStore.update(tx, post, texts, caller.id)
      if (!texts.content) return
      await listener.posted(tx, post, { by: caller.id, named })
    })
    return { data: await readThread(database.sql, params.id), message: 'Thread Updated' }
  })

  api.serve(removeThread, async ({ params, caller }) => {
    await write(database, async (tx, changed) => {
      const { thread, post } = await findThreadForUpdate(tx, params.id)
      ensureCanChangePost(caller, post, thread)
      changed(THREADS, `thread:${thread.id}`)
      await removePost(listener, tx, post, caller.id)
    })
    return { message: 'Thread Deleted' }
  })

  api.serve(pinThread, async ({ params, body }) => {
    await mark(params.id, body)
    return { message: body.pinned ? 'Thread Pinned' : 'Thread Unpinned' }
  })

  api.serve(lockThread, async ({ params, body }) => {
    await mark(params.id, body)
    return { message: body.locked ? 'Thread Locked' : 'Thread Unlocked' }
  })

  const mark = (id: string, marks: { pinned?: boolean; locked?: boolean }) =>
    write(database, async (tx, changed) => {
      const { thread } = await findThreadForUpdate(tx, id)
      changed(THREADS, `thread:${thread.id}`)
      await threadStore.update(tx, thread.id, marks)
    })
}
