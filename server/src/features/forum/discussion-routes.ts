import { limits } from '@callofcode/contract/limits'
import { askAboutProblem, getDiscussion } from '@callofcode/contract/problem/problem'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { readCursor, timePlace, writeCursor } from '../../platform/http/cursor.ts'
import { draftStore } from '../draft/public.ts'
import { type ProblemLibrary, problemOf } from '../problem/public.ts'
import { readReply } from './forum-read-routes.ts'
import type { ForumDependencies } from './forum-routes.ts'
import { THREADS } from './forum-tables.ts'
import { mentionStore, renderAhead } from './mention-store.ts'
import { presentReply, presentThread } from './present-forum.ts'
import { problemThreadStore } from './problem-thread-store.ts'
import { addReply } from './reply-routes.ts'
import { replyStore } from './reply-store.ts'

/** Serves questions about a problem. Each problem has one thread of the forum. */
export function discussionRoutes(dependencies: ForumDependencies & { readonly problems: ProblemLibrary }) {
  const { api, budgets, problems } = dependencies

  api.serve(
    getDiscussion,
    async ({ params: { slug }, query, database: { sql } }) => {
      await problemOf(problems, slug)
      const after = readCursor(timePlace, query.cursor)
      const found = await problemThreadStore.get(sql, slug)
      if (!found) return { data: { thread: null, replies: [] }, nextCursor: null }
      const { rows, next } = await replyStore.listNewest(sql, found.thread.id, after)
      const names = await mentionStore.names(
        sql,
        rows.map(({ post }) => post.content),
      )
      const replies = await Promise.all(rows.map((row) => presentReply(row, found.thread, names)))
      return { data: { thread: presentThread(found), replies }, nextCursor: writeCursor(next) }
    },
    { tags: (_, { data: { thread } }) => [thread ? `thread:${thread._id}` : THREADS, 'authors'] },
  )

  api.serve(askAboutProblem, async ({ params: { slug }, body, caller, database }) => {
    const { title } = await problemOf(problems, slug)
    await budgets.spend('comment', caller.id)
    await renderAhead(database.sql, body.content, caller.id)
    const id = await write(database, async (tx, changed) => {
      const { id: thread, isNew } = await problemThreadStore.open(tx, slug, titleOf(title))
      if (isNew) changed(THREADS)
      await draftStore.remove(tx, caller.id, `question:${slug}`)
      return addReply({ ...dependencies, tx, changed }, thread, body, caller)
    })
    return {
      data: await readReply(database.sql, id, caller),
      message: sentence('forum.questionPosted', 'Question Posted'),
    }
  })
}

const titleOf = (problem: string) => `Questions about ${problem}`.slice(0, limits.title)
