import { JudgeThread, type ThreadResult } from './judge-thread.ts'
import type { JudgeStart, JudgeTask } from './judge-thread-messages.ts'

// No submission takes so long: its tests are few, and it ends at the first that it does not pass.
const LONGEST = 20 * 60_000

/** One place where one submission at a time is judged: by one seat after the other, where one came to an end. */
export class JudgeWorker {
  walls: readonly string[] = []
  readonly #start: JudgeStart
  #seat: JudgeThread | undefined
  #ended: Promise<unknown> = Promise.resolve()

  constructor(start: JudgeStart) {
    this.#start = start
  }

  /** The process that runs judged code, where there is one. */
  get pid(): number | undefined {
    return this.#seat?.pid
  }

  /** Rejects when the lane came to an end, whatever the reason: the submission is not to blame. */
  async judge(task: JudgeTask, test: (test: number, tests: number) => void): Promise<ThreadResult> {
    if (!this.#seat || this.#seat.ended !== undefined)
      this.#seat = new JudgeThread({ ...this.#start, stood: this.walls.length })
    const seat = this.#seat
    const late = setTimeout(() => void this.#endOne(seat, 'it took too long'), LONGEST)
    try {
      return await seat.judge(task, test)
    } finally {
      clearTimeout(late)
      if (seat.walls.length > 0) this.walls = seat.walls
    }
  }

  /** Ends thread and process. What is judged now is rejected. */
  async end(reason = 'it was stopped') {
    if (this.#seat) this.#endOne(this.#seat, reason)
    this.#seat = undefined
    await this.#ended
  }

  #endOne(seat: JudgeThread, reason: string) {
    this.#ended = Promise.all([this.#ended, seat.end(reason)])
  }
}
