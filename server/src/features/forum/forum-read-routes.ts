import {
  forumMessages,
  getThread,
  listReplies,
  listThreads,
  type Reply,
  streamThread,
  type ThreadPage,
} from '@callofcode/contract/forum/forum'
import { getOwnMarks } from '@callofcode/contract/forum/watch'
import { listMutedPosts } from '@callofcode/contract/relation/relation'
import type { Sql } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { readCursor, timePlace, writeCursor } from '../../platform/http/cursor.ts'
import { ensureCategory, mayWriteIn } from './category/category-writers.ts'
import type { ForumDependencies } from './forum-routes.ts'
import { THREADS } from './forum-tables.ts'
import { mentionStore } from './mention-store.ts'
import { pollStore, presentPoll } from './poll/poll-store.ts'
import { presentMerged, presentReply, presentThread, presentThreadPage } from './present-forum.ts'
import { replyStore } from './reply-store.ts'
import { placeIn } from './thread-list.ts'
import { threadStore, threadVersion } from './thread-store.ts'
import { watchStore } from './watch/watch-store.ts'
import { slowStore } from './work/post-limits.ts'

/** What visitors get is cached. Members who may read more get their own response. Personal data has its own endpoint. */
export function forumReadRoutes({ api, database }: ForumDependencies) {
  const { sql } = database

  api.serve(
    listThreads,
    async ({ query: { cursor, ...wanted }, caller: reader, database: { sql } }) => {
      if (wanted.category) await ensureCategory(sql, reader, wanted.category)
      const after = placeIn(wanted.sort, cursor)
      const { rows, next } = await threadStore.list(sql, { ...wanted, after, reader })
      return { data: rows.map(presentThread), nextCursor: writeCursor(next) }
    },
    { tags: () => [THREADS, 'authors'] },
  )

  api.serve(
    getThread,
    async ({ params, caller, database: { sql } }) => ({ data: await readThread(sql, params.id, caller) }),
    {
      tags: ({ id }) => [`thread:${id}`, 'authors'],
    },
  )

  api.serve(
    listReplies,
    async ({ params, query, caller, database: { sql } }) => {
      const after = readCursor(timePlace, query.cursor)
      const thread = await findThread(sql, params.id, caller)
      const { rows, next } = await replyStore.list(sql, params.id, after)
      const names = await mentionStore.names(sql, contentsOf(rows))
      const data = await Promise.all(rows.map((row) => presentReply(row, thread.thread, names)))
      return { data, nextCursor: writeCursor(next) }
    },
    { tags: ({ id }) => [`thread:${id}`, 'authors'] },
  )

  api.serve(listMutedPosts, async ({ query, caller }) => ({
    data: await threadStore.muted(sql, query.posts, caller),
  }))

  api.serve(getOwnMarks, async ({ params, query, caller }) => {
    const after = readCursor(timePlace, query.cursor)
    const { thread } = await findThread(sql, params.id, caller)
    const replies = await replyStore.listIds(sql, params.id, after)
    const shown = [...new Set([thread.id, thread.acceptedReplyId ?? thread.id, ...replies])]
    const [marks, watch] = await Promise.all([
      threadStore.marks(sql, shown, caller.id),
      watchStore.get(sql, thread.id, caller.id),
    ])
    const again = await slowStore.againAt(sql, thread, caller)
    const mayWrite = await mayWriteIn(sql, caller, thread.category)
    return { data: { of: shown, ...marks, watch, mayWrite, replyAgainAt: again?.toISOString() ?? null } }
  })
}

/** Throws a 404 Failure for a deleted thread without replies, and for one that the caller may not read. */
export async function findThread(sql: Sql, id: string, caller: Caller | null) {
  const row = await threadStore.get(sql, id, caller)
  if (row?.thread.mergedInto) throw missing(forumMessages.threadMissing)
  if (!row || (row.post.deletedAt && row.thread.replyCount === 0)) throw missing(forumMessages.threadMissing)
  return row
}

export async function readThread(sql: Sql, id: string, caller: Caller | null): Promise<ThreadPage> {
  // The version is read first. After a change in between it is too old, which costs one more request.
  const version = await threadVersion(sql, id)
  const merged = await threadStore.getMerged(sql, id, caller)
  if (merged) return presentMerged(merged, version ?? '')
  const row = await findThread(sql, id, caller)
  const { acceptedReplyId } = row.thread
  const accepted = acceptedReplyId ? await replyStore.get(sql, acceptedReplyId) : undefined
  const names = await mentionStore.names(sql, contentsOf(accepted ? [row, accepted] : [row]))
  const poll = await pollStore.get(sql, id)
  const rest = { names, version: version ?? '', poll: poll ? presentPoll(poll) : null }
  return presentThreadPage(row, accepted, rest)
}

const contentsOf = (rows: readonly { post: { content: string } }[]) => rows.map(({ post }) => post.content)

export async function readReply(sql: Sql, id: string, caller: Caller): Promise<Reply> {
  const reply = await replyStore.get(sql, id)
  const thread = reply && (await threadStore.get(sql, reply.post.threadId, caller))
  if (!thread) throw missing(forumMessages.replyMissing)
  return presentReply(reply, thread.thread, await mentionStore.names(sql, contentsOf([reply])))
}

/** Streams the versions of a thread to those who may read it. */
export function streamRoute({ api, database, live, headers }: ForumDependencies) {
  const { sql } = database

  api.serve(streamThread, async ({ params: { id }, query, caller, request, reply }) => {
    const [version, thread] = [await threadVersion(sql, id), await threadStore.get(sql, id, caller)]
    if (version === undefined || !thread) throw missing(forumMessages.threadMissing)
    const last = request.headers['last-event-id']
    // This runs before anything is sent, so a refusal is still an ordinary response.
    live.listen(request.raw, reply.raw, {
      tag: `thread:${id}`,
      version: () => threadVersion(sql, id),
      since: typeof last === 'string' && last !== '' ? last : query.since,
      caller: caller ? caller.id : request.clientAddress,
      headers: headers,
    })
    reply.hijack()
    if (request.method === 'HEAD') reply.raw.end()
    return {}
  })
}
