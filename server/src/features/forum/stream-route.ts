import { forumMessages, streamThread } from '@callofcode/contract/forum'
import { missing } from '../../platform/failure.ts'
import type { ForumDependencies } from './forum-dependencies.ts'
import { threadVersion } from './thread-version.ts'

/** Streams the changes of a thread. Threads are public, so only the number of listeners is limited. */
export function streamRoute({ api, database, live, headers }: ForumDependencies) {
  const { sql } = database

  api.serve(streamThread, async ({ params: { id }, query, caller, request, reply }) => {
    const version = await threadVersion(sql, id)
    if (version === undefined) throw missing(forumMessages.threadMissing)
    const last = request.headers['last-event-id']
    // Before anything is sent, so that a refusal is still an ordinary response.
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
