import { solutionSubmissionMessages, streamSubmission } from '@callofcode/contract/solution-submission'
import type { Database } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { LiveStreams, News } from '../../platform/http/live-streams.ts'
import type { JudgeDispatcher } from './judge-dispatcher.ts'
import { presentProgress } from './present-submission.ts'
import { submissionStore } from './submission-store.ts'
import { submissionTag } from './submission-tags.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly live: LiveStreams
  readonly judge: JudgeDispatcher
  readonly headers: Record<string, string>
}

/** Sends the submission's progress each time it changes. */
export function submissionStreamRoute({ api, database, live, judge, headers }: Dependencies) {
  const { sql } = database

  api.serve(streamSubmission, async ({ params: { id }, caller, request, reply }) => {
    const row = await submissionStore.progress(sql, id)
    if (!row || (row.memberId !== caller.id && caller.role !== 'admin'))
      throw missing(solutionSubmissionMessages.missing)
    const last = request.headers['last-event-id']
    // Before anything is sent, so that a refusal is still an ordinary response.
    live.listen(request.raw, reply.raw, {
      tag: submissionTag(id),
      version: () => news(id),
      since: typeof last === 'string' ? last : undefined,
      caller: caller.id,
      headers: headers,
    })
    reply.hijack()
    if (request.method === 'HEAD') reply.raw.end()
    return {}
  })

  async function news(id: string): Promise<News | undefined> {
    const row = await submissionStore.progress(sql, id)
    if (!row) return undefined
    const progress = presentProgress(row, judge.isReady)
    const { state, place, test, preparing } = progress
    const version = [state, place ?? test ?? 0, ...(preparing ? ['preparing'] : [])].join('-')
    return { id: version, event: 'progress', data: JSON.stringify(progress) }
  }
}
