import { listWatched, type Watched, watchThread } from '@callofcode/contract/forum/watch'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../../platform/database/database.ts'
import { exactPlace, readCursor, writeCursor } from '../../../platform/http/cursor.ts'
import { findThread } from '../forum-read-routes.ts'
import type { ForumDependencies } from '../forum-routes.ts'
import { watchStore } from './watch-store.ts'

/** Serves a member's own notification level for a thread. No public response contains it. */
export function watchRoutes({ api, database }: ForumDependencies) {
  api.serve(watchThread, async ({ params, body, caller }) => {
    await write(database, async (tx) => {
      await findThread(tx, params.id, caller)
      await watchStore.set(tx, params.id, caller.id, body.level)
    })
    return { message: DONE[body.level] }
  })

  api.serve(listWatched, async ({ query, caller }) => {
    const after = readCursor(exactPlace, query.cursor)
    const { rows, next } = await watchStore.list(database.sql, caller, after)
    return { data: rows.map(present), nextCursor: writeCursor(next) }
  })
}

const DONE = {
  watching: sentence('forum.watching', 'You Watch This Thread'),
  normal: sentence('forum.asUsual', 'As Usual Again'),
  ignored: sentence('forum.ignoring', 'You Ignore This Thread'),
} as const

type Row = Awaited<ReturnType<typeof watchStore.list>>['rows'][number]

const present = ({ watch, title, thread }: Row): Watched => ({
  _id: thread.id,
  title: title ?? '',
  level: watch.level,
  since: watch.createdAt.toISOString(),
  replyCount: thread.replyCount,
  lastActivityAt: thread.lastActivityAt.toISOString(),
})
