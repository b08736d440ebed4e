import { forumMessages, streamThread } from '@callofcode/contract/forum'
import { missing } from '../../platform/failure.ts'
import type { ForumDependencies } from './forum-dependencies.ts'
import { threadVersion } from './thread-version.ts'

/** Says when something in a thread changed. The thread is public, so there is nothing to guard but how many listen. */
export function streamRoute({ api, database, live, headers }: ForumDependencies) {
  const { sql } = database

  api.serve(streamThread, async ({ params: { id }, query, caller, request, reply }) => {
    const version = await threadVersion(sql, id)
    if (version === undefined) throw missing(forumMessages.threadMissing)
    const last = request.headers['last-event-id']
    // Begun before anything is sent, so that a refusal is still an ordinary answer.
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
