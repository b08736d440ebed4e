import { setTimeout as sleep } from 'node:timers/promises'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import type { SubmissionAids, SubmissionClaim } from '@callofcode/contract/submission/solution-submission'
import { countedBy } from '@callofcode/judge/language'
import { type Changed, type Database, type Sql, write } from '../../platform/database/database.ts'
import { writingAs } from '../../platform/database/writer.ts'
import { errorLine } from '../../platform/error-facts.ts'
import { progressStore } from '../curriculum/public.ts'
import type { Happened } from '../happening/public.ts'
import { agreesWith, type JudgeResult } from '../judge-worker/public.ts'
import { conditionsOf, type ProblemHead, type ProblemLibrary, questionIdOf } from '../problem/public.ts'
import { streakStore } from '../streak/public.ts'
import { judgeQueueStore, type LeasedSubmission, submissionTag } from './judge-queue-store.ts'
import { readShape } from './shape/read-shape.ts'
import { PROBLEM_SOLVED } from './solved-store.ts'
import type { SubmissionRow } from './submission-tables.ts'
import { verdictCacheStore } from './verdict-cache-store.ts'

export interface Finished {
  readonly submission: Pick<LeasedSubmission, 'id' | 'leaseId'> & Partial<LeasedSubmission>
  readonly judged: JudgeResult
  readonly toolchain?: string
}

/** Returns the columns of a submission that its verdict sets. */
export function columnsOf(judged: JudgeResult, conditions: { testsHash?: string; toolchain?: string } = {}) {
  const { verdict, reason, line, diagnostics, passed, tests, fuel, fuelLimit, memory, failing } = judged
  return {
    verdict,
    reason,
    line,
    diagnostics: [...diagnostics],
    passed,
    tests,
    fuel,
    fuelLimit,
    memory,
    failing,
    testsHash: conditions.testsHash ?? null,
    toolchain: conditions.toolchain ?? null,
  } satisfies Partial<SubmissionRow>
}

const PROGRESS_MILLISECONDS = 300

/** Returns a function that writes which test runs, at a rate that a person can follow. */
export function progressWriter(
  database: Database,
  { id, leaseId }: Pick<LeasedSubmission, 'id' | 'leaseId'>,
) {
  let last = 0
  return (test: number, tests: number) => {
    if (performance.now() - last < PROGRESS_MILLISECONDS) return
    last = performance.now()
    void write(database, async (tx, changed) => {
      await judgeQueueStore.noteTest(tx, id, leaseId, test, tests)
      changed(submissionTag(id))
    }).catch(() => undefined)
  }
}

export interface Recording {
  readonly database: Database
  readonly library: ProblemLibrary
  readonly happened: Happened
}

/** Writes the verdict, the reusable verdict and the tick in the tracker in one transaction. */
export async function recordVerdict(
  { database, library, happened }: Recording,
  { submission, judged, toolchain }: Finished,
) {
  const { problem: slug, language, sourceHash, memberId } = submission
  const head = slug === undefined ? undefined : library.head(slug)
  // Without the problem, the verdict counts but cannot be reused for the same source.
  const problem = slug === undefined ? undefined : await library.get(slug).catch(() => undefined)
  const testsHash = problem && language && conditionsOf(problem, language)?.testsHash
  const conditions = toolchain && testsHash ? { testsHash, toolchain } : undefined
  const record = async (tx: Sql, changed: Changed) => {
    const found = foundIn(submission, judged, conditions)
    const isReached = judged.verdict !== 'Internal Error'
    if (!(await judgeQueueStore.finish(tx, submission.id, submission.leaseId, found, isReached))) return
    changed(submissionTag(submission.id))
    if (conditions && language && sourceHash && isRepeatable(judged, language))
      await verdictCacheStore.create(tx, { ...conditions, language, sourceHash }, judged)
    if (isReached) await followVerdict({ tx, changed, happened }, submission, judged, head)
  }
  const written = () => write(database, record)
  await (memberId ? writingAs(memberId, written) : written())
}

type Conditions = Parameters<typeof columnsOf>[1]
interface Text {
  readonly language?: SolutionLanguage | undefined
  readonly source?: string | undefined
  readonly claim?: SubmissionClaim | null | undefined
}

/**
 * Returns the columns of a judged submission. They include the shape of an accepted solution, for comparison with others
 * (docs/decisions/0089).
 */
export const foundIn = ({ language, source, claim }: Text, judged: JudgeResult, conditions?: Conditions) => ({
  ...columnsOf(judged, conditions),
  shape:
    judged.verdict === 'Accepted' && language && source !== undefined ? readShape(language, source) : null,
  agrees: agreesWith(claim ?? null, judged),
})

interface Following {
  readonly tx: Sql
  readonly changed: Changed
  readonly happened: Happened
}
interface Judged {
  readonly id: string
  readonly memberId?: string | undefined
  readonly problem?: string | undefined
  readonly language?: SolutionLanguage | undefined
  readonly aids?: SubmissionAids | null | undefined
}

/** Applies the effects of a verdict, whether it is new or reused: cache invalidation, the event, and the tick in the tracker. */
export async function followVerdict(
  { tx, changed, happened }: Following,
  { id, memberId, problem, language, aids }: Judged,
  { verdict }: JudgeResult,
  head: Solvable | undefined,
) {
  if (verdict === 'Accepted') changed(PROBLEM_SOLVED)
  if (!memberId) return
  await happened(tx, 'submission.judged', { id, memberId, problem, language, verdict })
  if (verdict === 'Accepted' && head) await tick({ happened }, tx, { memberId, aids }, head)
}

/** Returns whether a verdict is the same each time. One that depends on a clock or on the machine's stack may differ. */
const isRepeatable = ({ undecided }: JudgeResult, language: SolutionLanguage) =>
  !undecided && countedBy(language) === 'fuel'

type Author = { memberId: string; aids?: SubmissionAids | null | undefined }

/** Completes the tracker's question. After that, only the member can untick it. */
async function tick(
  { happened }: Pick<Recording, 'happened'>,
  tx: Sql,
  { memberId, aids = null }: Author,
  head: Solvable,
) {
  const named = questionIdOf(head)
  if (named === null) return streakStore.countSolve(tx, memberId, head.slug)
  const questionId = await progressStore.complete(tx, memberId, named)
  const { slug: problem, difficulty } = head
  await happened(tx, 'question.solved', { memberId, questionId, problem, difficulty, aids })
}
type Solvable = Pick<ProblemHead, 'question' | 'slug' | 'difficulty'>

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000
const LONGEST = 10 * 60_000

/** Errors about the data itself: trying again cannot help. */
const REFUSED = /^(22|23|42)/

/**
 * Writes a verdict, and retries while the database is away, locked or read-only, because judging again would not help. Returns
 * false when all attempts failed. When `stopping` is aborted, there is one last attempt. Throws when PostgreSQL refuses the data.
 */
export async function retryVerdictWrite(
  attempt: () => Promise<void>,
  { id, stopping }: { id: string; stopping: AbortSignal },
): Promise<boolean> {
  const until = performance.now() + LONGEST
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const isLast = stopping.aborted || performance.now() > until
    try {
      await attempt()
      return true
    } catch (error) {
      if (isRefused(error)) throw error
      if (isLast) return false
      if (pause === FIRST_PAUSE)
        console.error(`The verdict of submission ${id} waits for the database: ${errorLine(error)}`)
    }
    await sleep(pause, undefined, { signal: stopping }).catch(() => undefined)
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && (REFUSED.test((error as { code?: string }).code ?? '') || isRefused(error.cause))
