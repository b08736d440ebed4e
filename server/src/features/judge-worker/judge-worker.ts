import { JudgeThread, type ThreadResult } from './judge-thread.ts'
import type { JudgeStart, JudgeTask } from './judge-thread-messages.ts'

// No submission takes so long: its tests are few, and it ends at the first that it does not pass.
const LONGEST = 20 * 60_000

/** One place where one submission at a time is judged: by one thread after the other, as each comes to an end. */
export class JudgeWorker {
  walls: readonly string[] = []
  readonly #start: JudgeStart
  #thread: JudgeThread | undefined
  #ended: Promise<unknown> = Promise.resolve()

  constructor(start: JudgeStart) {
    this.#start = start
  }

  /** The process that runs judged code, where there is one. */
  get pid(): number | undefined {
    return this.#thread?.pid
  }

  /** Rejects when the thread came to an end, whatever the reason: the submission is not to blame. */
  async judge(task: JudgeTask, test: (test: number, tests: number) => void): Promise<ThreadResult> {
    if (!this.#thread || this.#thread.ended !== undefined)
      this.#thread = new JudgeThread({ ...this.#start, stood: this.walls.length })
    const thread = this.#thread
    const late = setTimeout(() => void this.#endThread(thread, 'it took too long'), LONGEST)
    try {
      return await thread.judge(task, test)
    } finally {
      clearTimeout(late)
      if (thread.walls.length > 0) this.walls = thread.walls
    }
  }

  /** Ends thread and process. What is judged now is rejected. */
  async end(reason = 'it was stopped') {
    if (this.#thread) this.#endThread(this.#thread, reason)
    this.#thread = undefined
    await this.#ended
  }

  #endThread(thread: JudgeThread, reason: string) {
    this.#ended = Promise.all([this.#ended, thread.end(reason)])
  }
}
