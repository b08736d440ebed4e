import { forumMessages, streamThread } from '@callofcode/contract/forum'
import { missing } from '../../platform/http/failure.ts'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { threadVersion } from './thread-version.ts'

/** Says when something in a thread changed. The thread is public, so there is nothing to guard but how many listen. */
export function streamRoute(house: House) {
  const { sql } = house.database

  serve(house, streamThread, async ({ params: { id }, query, caller, request, reply }) => {
    const version = await threadVersion(sql, id)
    if (version === undefined) throw missing(forumMessages.threadMissing)
    const last = request.headers['last-event-id']
    // Begun before anything is sent, so that a refusal is still an ordinary answer.
    house.live.listen(request.raw, reply.raw, {
      tag: `thread:${id}`,
      version: () => threadVersion(sql, id),
      since: typeof last === 'string' && last !== '' ? last : query.since,
      caller: caller ? caller.id : house.addressOf(request.raw),
      headers: house.headers,
    })
    reply.hijack()
    if (request.method === 'HEAD') reply.raw.end()
    return {}
  })
}
