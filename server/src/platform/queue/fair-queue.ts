import { gone, overloaded } from '../failure.ts'
import { OwnerLines } from './owner-lines.ts'

interface Limits {
  /** Jobs that run at a time. */
  readonly atOnce: number
  /** Up to this many waiting jobs, none is refused. */
  readonly short: number
  /** Milliseconds that a job may wait, here and before, in a longer queue. Then it is refused. */
  readonly patience: number
}
interface Waiting {
  readonly owner: string
  readonly since: number
  readonly isGone: () => boolean
  readonly start: () => void
  readonly refuse: (reason: Error) => void
}

/** Runs jobs, one owner after the other. Skips a job whose client has disconnected. */
export class FairQueue {
  readonly #limits: Limits
  readonly #now: () => number
  /** In order of arrival. */
  readonly #waiting = new Set<Waiting>()
  readonly #lines = new OwnerLines<Waiting>()
  #running = 0

  /** `now` answers milliseconds. */
  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /**
   * Runs the job when its turn comes. Throws a 503 Failure if it waited too long, and 499 if `isGone` is true by then.
   * A started job always finishes. `since`: when it began to wait, if that was before this queue.
   */
  async run<T>(
    owner: string,
    isGone: () => boolean,
    work: () => Promise<T>,
    since: number = this.#now(),
  ): Promise<T> {
    await this.#start(owner, isGone, since)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#startNext()
    }
  }

  async #start(owner: string, isGone: () => boolean, since: number) {
    if (this.#running < this.#limits.atOnce && this.#waiting.size === 0) {
      this.#running += 1
      return
    }
    await new Promise<void>((start, refuse) => {
      const waiting = { owner, since, isGone, start, refuse }
      this.#waiting.add(waiting)
      this.#lines.push(owner, waiting)
      this.#startNext()
    })
  }

  #startNext() {
    this.#refuseLate()
    while (this.#running < this.#limits.atOnce) {
      const next = this.#lines.shift()?.item
      if (!next) return
      this.#waiting.delete(next)
      if (next.isGone()) next.refuse(gone())
      else {
        this.#running += 1
        next.start()
      }
    }
  }

  #refuseLate() {
    const { short, patience } = this.#limits
    const now = this.#now()
    for (const waiting of this.#waiting) {
      if (this.#waiting.size <= short) return
      if (now - waiting.since <= patience) continue
      this.#waiting.delete(waiting)
      this.#lines.remove(waiting.owner, waiting)
      waiting.refuse(overloaded())
    }
  }
}
