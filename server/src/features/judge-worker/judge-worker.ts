import { basename } from 'node:path'
import { counted } from '../../platform/watch/counted.ts'
import { watched } from '../../platform/watch/tracing.ts'
import type { JudgeResult } from './judge-result.ts'
import { JudgeThread, type ThreadResult } from './judge-thread.ts'
import type { JudgeStart, JudgeTask } from './judge-thread-messages.ts'

// A submission takes less time than this. Tests are few, and judging ends at the first that fails.
const LONGEST = 20 * 60_000

/** Judges one submission at a time. It has one thread, and starts a new one when that has ended. */
export class JudgeWorker {
  walls: readonly string[] = []
  readonly #start: JudgeStart
  #thread: JudgeThread | undefined
  #ended: Promise<unknown> = Promise.resolve()

  constructor(start: JudgeStart) {
    this.#start = start
  }

  /** The process that runs judged code, or undefined when there is none. */
  get pid(): number | undefined {
    return this.#thread?.pid
  }

  /** Judges a submission. Rejects when the thread ends, for any reason. The submission never causes that. */
  async judge(task: JudgeTask, test: (test: number, tests: number) => void): Promise<ThreadResult> {
    if (!this.#thread || this.#thread.ended !== undefined)
      this.#thread = new JudgeThread({ ...this.#start, stood: this.walls.length })
    const thread = this.#thread
    const late = setTimeout(() => void this.#endThread(thread, 'it took too long'), LONGEST)
    try {
      return await watchedJudging(task, () => thread.judge(task, test))
    } finally {
      clearTimeout(late)
      if (thread.walls.length > 0) this.walls = thread.walls
    }
  }

  /** Ends the thread and its process. Pending judging is rejected. */
  async end(reason = 'it was stopped') {
    if (this.#thread) this.#endThread(this.#thread, reason)
    this.#thread = undefined
    await this.#ended
  }

  #endThread(thread: JudgeThread, reason: string) {
    this.#ended = Promise.all([this.#ended, thread.end(reason)])
  }
}

/** Counts a verdict and its time. The figures contain neither the member nor the problem. */
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
