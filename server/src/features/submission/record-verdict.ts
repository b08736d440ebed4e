import type { SolutionLanguage } from '@callofcode/contract/problem'
import { countedBy } from '@callofcode/judge/language'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { progressStore } from '../curriculum/public.ts'
import { agreesWith, type JudgeResult } from '../judge-worker/public.ts'
import { conditionsOf, type ProblemLibrary, questionIdOf } from '../problem/public.ts'
import { judgeQueueStore, type Taken } from './judge-queue-store.ts'
import { keptVerdictStore } from './kept-verdict-store.ts'
import type { SubmissionRow } from './submission-tables.ts'
import { submissionTag } from './submission-tags.ts'

export interface Finished {
  readonly taken: Pick<Taken, 'id'> & Partial<Taken>
  readonly taking: string
  readonly judged: JudgeResult
  readonly toolchain?: string
}

/** The columns of a submission that its verdict sets. */
export function columnsOf(judged: JudgeResult, conditions: { testsHash?: string; toolchain?: string } = {}) {
  const { verdict, reason, line, diagnostics, passed, tests, fuel, fuelLimit, memory, failing } = judged
  return {
    ...{
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
    },
    ...{ testsHash: conditions.testsHash ?? null, toolchain: conditions.toolchain ?? null },
  } satisfies Partial<SubmissionRow>
}

/** Writes the verdict, the reusable verdict and the tick in the tracker in one transaction. */
export async function recordVerdict(
  database: Database,
  library: ProblemLibrary,
  { taken, taking, judged, toolchain }: Finished,
) {
  const { problem: slug, language, sourceHash, memberId } = taken
  const head = slug === undefined ? undefined : library.head(slug)
  // Without the problem the verdict counts, but cannot be reused for the same source.
  const problem = slug === undefined ? undefined : await library.get(slug).catch(() => undefined)
  const testsHash = problem && language && conditionsOf(problem, language)?.testsHash
  const conditions = toolchain && testsHash ? { testsHash, toolchain } : undefined
  await write(database, async (tx, changed) => {
    const found = { ...columnsOf(judged, conditions), agrees: agreesWith(taken.claim ?? null, judged) }
    const isReached = judged.verdict !== 'Internal Error'
    if (!(await judgeQueueStore.finish(tx, taken.id, taking, found, isReached))) return
    changed(submissionTag(taken.id))
    if (conditions && language && sourceHash && isRepeatable(judged, language))
      await keptVerdictStore.create(tx, { ...conditions, language, sourceHash }, judged)
    if (judged.verdict === 'Accepted' && head && memberId) await tick(tx, memberId, questionIdOf(head))
  })
}

/** A verdict that depends on a clock or on the machine's stack may differ the next time. */
const isRepeatable = ({ undecided }: JudgeResult, language: SolutionLanguage) =>
  !undecided && countedBy(language) === 'fuel'

/** Completes the tracker's question. Only the member can untick it again. */
export async function tick(tx: Sql, memberId: string, questionId: string | null) {
  if (questionId !== null) await progressStore.complete(tx, memberId, questionId)
}
