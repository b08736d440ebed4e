import { sentence } from '@callofcode/contract/sentence'
import {
  getShare,
  type ShareState,
  sharedSolutionMessages,
  shareSubmission,
  unshareSubmission,
} from '@callofcode/contract/solution/shared-solution'
import { solutionSubmissionMessages } from '@callofcode/contract/submission/solution-submission'
import { byteLength } from '@callofcode/contract/text'
import { type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import { submissionStore } from '../submission/public.ts'
import type { SolutionDependencies } from './solution-routes.ts'
import { solutionStore } from './solution-store.ts'

/** Serves sharing. A solution is shared only by its author's decision, which they can take back. */
export function shareRoutes({ api, database }: SolutionDependencies) {
  const { sql } = database

  api.serve(getShare, async ({ params, caller }) => ({
    data: await stateOf(sql, await ownSubmission(params.id, caller.id)),
  }))

  api.serve(shareSubmission, async ({ params, body: { named }, caller }) => {
    const submission = await ownSubmission(params.id, caller.id)
    if (submission.verdict !== 'Accepted') throw conflict(sharedSolutionMessages.notAccepted)
    const { id: submissionId, memberId, problem, language, source, fuel } = submission
    await write(database, async (tx) => {
      const share = { submissionId, memberId, problem, language, named }
      const size = { fuel: fuel ?? 0, bytes: byteLength(source) }
      if (!(await solutionStore.share(tx, { ...share, ...size })))
        throw conflict(sharedSolutionMessages.removed)
    })
    return {
      data: await stateOf(sql, submission),
      message: sentence('solution.solutionShared', 'Solution Shared'),
    }
  })

  api.serve(unshareSubmission, async ({ params, caller }) => {
    const submission = await ownSubmission(params.id, caller.id)
    await write(database, (tx) => solutionStore.unshare(tx, submission.id))
    return {
      data: await stateOf(sql, submission),
      message: sentence('solution.noLongerShared', 'No Longer Shared'),
    }
  })

  /** Throws a 404 Failure for an unknown submission and for that of somebody else. */
  async function ownSubmission(id: string, memberId: string) {
    const row = await submissionStore.get(sql, id)
    if (row?.memberId !== memberId) throw missing(solutionSubmissionMessages.missing)
    return row
  }
}

type Submission = NonNullable<Awaited<ReturnType<typeof submissionStore.get>>>

async function stateOf(sql: Sql, submission: Submission): Promise<ShareState> {
  const row = await solutionStore.getOwn(sql, submission)
  if (row?.removedAt) return { state: 'removed', named: row.named }
  return { state: row?.submissionId === submission.id ? 'shared' : 'private', named: row?.named ?? false }
}
