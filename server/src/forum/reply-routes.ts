import { createReply, forumMessages, removeReply, updateReply } from '@callofcode/contract/forum'
import { type Sql, write } from '../database/database.ts'
import { badInput } from '../http/failure.ts'
import type { House } from '../http/house.ts'
import { serve } from '../http/serve.ts'
import { mayChangePost, mayWriteIn } from './forum-policy.ts'
import { readReply } from './forum-read-routes.ts'
import { holdReply, holdThread, removePost } from './held-post.ts'
import { postStore } from './post-store.ts'
import { replyStore } from './reply-store.ts'
import { threadStore } from './thread-store.ts'

export function replyRoutes(house: House) {
  const { database, budgets } = house

  serve(house, createReply, async ({ params, body, caller, database }) => {
    await budgets.spend('comment', caller.id)
    const id = await write(database, async (tx, changed) => {
      const { thread } = await holdThread(tx, params.id)
      mayWriteIn(caller, thread)
      if (body.replyToId) await checkAnswered(tx, body.replyToId, thread.id)
      changed('forum', `thread:${thread.id}`)
      const created = await replyStore.create(tx, { ...body, threadId: thread.id, authorId: caller.id })
      await threadStore.recount(tx, thread.id)
      return created
    })
    return { data: await readReply(database.sql, id), message: 'Reply Posted' }
  })

  serve(house, updateReply, async ({ params, body, caller }) => {
    await write(database, async (tx, changed) => {
      const { thread, post } = await holdReply(tx, params.id)
      mayChangePost(caller, post, thread)
      changed('forum', `thread:${thread.id}`)
      await postStore.update(tx, post, body, caller.id)
    })
    return { data: await readReply(database.sql, params.id), message: 'Reply Updated' }
  })

  serve(house, removeReply, async ({ params, caller }) => {
    await write(database, async (tx, changed) => {
      const { thread, post } = await holdReply(tx, params.id)
      mayChangePost(caller, post, thread)
      changed('forum', `thread:${thread.id}`)
      await removePost(tx, post, caller.id)
    })
    return { message: 'Reply Deleted' }
  })
}

async function checkAnswered(tx: Sql, replyToId: string, threadId: string) {
  const answered = await replyStore.get(tx, replyToId)
  if (answered?.post.threadId !== threadId) throw badInput({ replyToId: forumMessages.replyMissing })
}
