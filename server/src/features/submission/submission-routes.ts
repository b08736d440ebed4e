import type { Problem } from '@callofcode/content/problem'
import {
  getSubmission,
  listSubmissions,
  solutionSubmissionMessages,
  streamSubmission,
  submitSolution,
} from '@callofcode/contract/submission/solution-submission'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { badInput, Failure, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { pageOf, readCursor, timePlace, writeCursor } from '../../platform/http/cursor.ts'
import type { LiveStreams, News } from '../../platform/http/live-streams.ts'
import type { Budgets } from '../account/public.ts'
import type { Happened } from '../happening/public.ts'
import { conditionsOf, type ProblemLibrary, problemOf, sourceHashOf } from '../problem/public.ts'
import type { JudgeDispatcher } from './judge-dispatcher.ts'
import { JUDGE_QUEUE, notifyWaiting, submissionTag } from './judge-queue-store.ts'
import { presentProgress, presentSubmission, presentWhole } from './present-submission.ts'
import { followVerdict, foundIn } from './record-verdict.ts'
import { type NewSubmission, submissionStore } from './submission-store.ts'
import { verdictCacheStore } from './verdict-cache-store.ts'

const PAGE = 20
const AGAIN_AFTER = 10

interface Dependencies {
  readonly api: Api
  readonly env: Env
  readonly database: Database
  readonly budgets: Budgets
  readonly problems: ProblemLibrary
  readonly judge: JudgeDispatcher
  readonly live: LiveStreams
  /** Headers of every response. */
  readonly headers: Record<string, string>
  readonly happened: Happened
}

export function submissionRoutes(dependencies: Dependencies) {
  const { api, env, database, budgets, problems, judge, happened } = dependencies
  const { sql } = database
  streamRoute(dependencies)

  api.serve(submitSolution, async ({ params: { slug }, body, caller, database: callDatabase }) => {
    const problem = await problemOf(problems, slug)
    const { language, source, claim, aids } = body
    const conditions = conditionsOf(problem, language)
    if (!conditions || !(await judge.offers())(language))
      throw badInput({ language: solutionSubmissionMessages.notOffered })
    await budgets.spend('submission', caller.id)
    const sourceHash = sourceHashOf(source)
    const submission = {
      memberId: caller.id,
      problem: slug,
      language,
      source,
      sourceHash,
      claim: claim ?? null,
      aids: aids ?? null,
    }
    const known =
      (await judgedBefore(callDatabase, problem, submission)) ?? (await enqueue(callDatabase, submission))
    const row = await submissionStore.get(callDatabase.sql, known)
    if (!row) throw missing(solutionSubmissionMessages.missing)
    return { data: presentSubmission(row, judge.isReady) }
  })

  api.serve(listSubmissions, async ({ params: { slug }, query, caller }) => {
    await problemOf(problems, slug)
    const place = readCursor(timePlace, query.cursor)
    const after = place && { createdAt: place[0], id: place[1] }
    const rows = await submissionStore.list(sql, { memberId: caller.id, problem: slug }, PAGE + 1, after)
    const { page, last } = pageOf(rows, PAGE)
    return {
      data: page.map((row) => presentSubmission(row, judge.isReady)),
      next: writeCursor(last && [last.createdAt.getTime(), last.id]),
    }
  })

  api.serve(getSubmission, async ({ params: { id }, caller }) => {
    const row = await submissionStore.get(sql, id)
    if (!row || (row.memberId !== caller.id && caller.role !== 'admin'))
      throw missing(solutionSubmissionMessages.missing)
    return { data: presentWhole(row, judge.isReady) }
  })

  /** Returns the known verdict of the same source under the same conditions, from any member's submission. */
  async function judgedBefore(callDatabase: Database, problem: Problem, submission: NewSubmission) {
    const { language, sourceHash } = submission
    const { testsHash } = conditionsOf(problem, language) ?? {}
    const toolchain = judge.toolchain
    if (!testsHash || !toolchain) return undefined
    const judged = await verdictCacheStore.get(callDatabase.sql, {
      sourceHash,
      language,
      testsHash,
      toolchain,
    })
    if (!judged) return undefined
    const found = foundIn(submission, judged, { testsHash, toolchain })
    return write(callDatabase, async (tx, changed) => {
      const id = await submissionStore.createJudged(tx, submission, found)
      await followVerdict({ tx, changed, happened }, { ...submission, id }, judged, problem)
      return id
    })
  }

  function enqueue(callDatabase: Database, submission: NewSubmission): Promise<string> {
    return write(callDatabase, async (tx, changed) => {
      const { all, own } = await submissionStore.countWaiting(tx, submission.memberId)
      if (own >= env.SUBMISSIONS_WAITING) throw busy(429, 'too_many_requests', 'waiting')
      if (all >= env.JUDGE_QUEUE) throw busy(503, 'unavailable', 'full')
      changed(JUDGE_QUEUE)
      // In the queue, the new submission may come before others that wait.
      await notifyWaiting(tx, changed)
      return submissionStore.create(tx, submission)
    })
  }
}

const busy = (status: 429 | 503, code: string, message: 'waiting' | 'full') =>
  new Failure(status, code, solutionSubmissionMessages[message], undefined, AGAIN_AFTER)

/** Sends the submission's progress each time it changes. */
function streamRoute({ api, database, live, judge, headers }: Dependencies) {
  const { sql } = database

  api.serve(streamSubmission, async ({ params: { id }, caller, request, reply }) => {
    const row = await submissionStore.progress(sql, id)
    if (!row || (row.memberId !== caller.id && caller.role !== 'admin'))
      throw missing(solutionSubmissionMessages.missing)
    const last = request.headers['last-event-id']
    // This call precedes the first write, so that a refusal is still an ordinary response.
    live.listen(request.raw, reply.raw, {
      tag: submissionTag(id),
      version: () => news(id),
      since: typeof last === 'string' ? last : undefined,
      caller: caller.id,
      headers,
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
