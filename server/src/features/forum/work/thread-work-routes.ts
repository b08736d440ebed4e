import { forumMessages } from '@callofcode/contract/forum/forum'
import {
  mergeThread,
  moveThread,
  slowThread,
  threadWorkMessages,
} from '@callofcode/contract/forum/thread-work'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../../platform/database/database.ts'
import { badInput, missing } from '../../../platform/failure.ts'
import { auditStore } from '../../account/public.ts'
import { holdCategory } from '../category/category-writers.ts'
import { findThreadForUpdate } from '../forum-policy.ts'
import type { ForumDependencies } from '../forum-routes.ts'
import { THREADS } from '../forum-tables.ts'
import { threadStore } from '../thread-store.ts'
import { mergeStore } from './merge-store.ts'

/** Serves the moderators' actions on threads. */
export function threadWorkRoutes({ api, database }: ForumDependencies) {
  api.serve(slowThread, async ({ params, body, caller, request }) => {
    await write(database, async (tx, changed) => {
      const { thread } = await findThreadForUpdate(tx, params.id, caller)
      changed(THREADS, `thread:${thread.id}`)
      await threadStore.update(tx, thread.id, { slowMinutes: body.minutes })
      await auditStore.record(tx, { caller, request }, 'post.slow', thread.id)
    })
    return {
      message:
        body.minutes > 0
          ? sentence('forum.slowMode', 'Slow Mode On')
          : sentence('forum.slowModeOff', 'Slow Mode Off'),
    }
  })

  api.serve(moveThread, async ({ params, body, caller, request }) => {
    await write(database, async (tx, changed) => {
      const { thread } = await findThreadForUpdate(tx, params.id, caller)
      await holdCategory(tx, caller, body.category)
      changed(THREADS, `thread:${thread.id}`)
      await threadStore.update(tx, thread.id, { category: body.category })
      await auditStore.record(tx, { caller, request }, 'post.move', thread.id)
    })
    return { message: sentence('forum.threadMoved', 'Thread Moved') }
  })

  api.serve(mergeThread, async ({ params: { id }, body: { into }, caller, request }) => {
    if (id === into) throw badInput({ into: threadWorkMessages.self })
    await write(database, async (tx, changed) => {
      await mergeStore.lock(tx, [id, into])
      const [from, to] = [await threadStore.get(tx, id, caller), await threadStore.get(tx, into, caller)]
      if (!from || from.thread.mergedInto || from.post.deletedAt) throw missing(forumMessages.threadMissing)
      if (!to || to.thread.mergedInto || to.post.deletedAt)
        throw badInput({ into: threadWorkMessages.target })
      if (from.thread.problem) throw badInput({ into: threadWorkMessages.ofProblem })
      changed(THREADS, `thread:${id}`, `thread:${into}`)
      await mergeStore.move(tx, id, into)
      await auditStore.record(tx, { caller, request }, 'post.merge', into)
    })
    return { message: sentence('forum.threadsMerged', 'Threads Merged') }
  })
}
