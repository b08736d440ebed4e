import { basename } from 'node:path'
import { counted } from '../../platform/watch/counted.ts'
import { watched } from '../../platform/watch/tracing.ts'
import type { JudgeResult } from './judge-result.ts'
import type { JudgeTask } from './judge-thread-messages.ts'

/** Counts a verdict and how long it took. Whose it is, and of which problem, is no figure. */
export async function watchedJudging<Found extends { judged: JudgeResult }>(
  { language, problem }: Pick<JudgeTask, 'language' | 'problem'>,
  judging: () => Promise<Found>,
): Promise<Found> {
  const began = performance.now()
  const facts = { 'judge.language': language, 'judge.problem': basename(problem) }
  const found = await watched('judge', facts, judging)
  counted.judgeSeconds.of({ language }).observe((performance.now() - began) / 1_000)
  counted.verdicts.add({ language, verdict: found.judged.verdict })
  return found
}
