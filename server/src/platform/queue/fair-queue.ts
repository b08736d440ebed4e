import { gone, overloaded } from '../failure.ts'
import { OwnerLines } from './owner-lines.ts'

interface Limits {
  /** Jobs that run at a time. */
  readonly atOnce: number
  /** Up to this many waiting jobs, none is refused. */
  readonly short: number
  /** Milliseconds that a job may wait, here and before, in a longer queue. Then it is refused. */
  readonly patience: number
  /** Jobs of one owner that run at a time, of those that say whose they are. Others wait behind them and hold no place. */
  readonly ofOne?: number
}
interface Job {
  readonly owner: string
  readonly since: number
  readonly isGone: () => boolean
  readonly isOfOne: boolean
}
interface Waiting extends Job {
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
  /** Running jobs that are held to `ofOne`. */
  readonly #ofOwner = new Map<string, number>()
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
   * A started job always finishes. `since`: when it began to wait, if that was before this queue. `isOfOne`: the owner is one
   * person, and not an address that many share.
   */
  async run<T>(
    owner: string,
    isGone: () => boolean,
    work: () => Promise<T>,
    since: number = this.#now(),
    isOfOne = false,
  ): Promise<T> {
    await this.#start({ owner, isGone, since, isOfOne })
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (isOfOne) this.#count(owner, -1)
      this.#startNext()
    }
  }

  async #start(job: Job) {
    if (this.#running < this.#limits.atOnce && this.#waiting.size === 0 && this.#mayRun(job.owner))
      return this.#begin(job)
    await new Promise<void>((start, refuse) => {
      const waiting = { ...job, start, refuse }
      this.#waiting.add(waiting)
      this.#lines.push(job.owner, waiting)
      this.#startNext()
    })
  }

  #mayRun = (owner: string) => (this.#ofOwner.get(owner) ?? 0) < (this.#limits.ofOne ?? 1)

  #begin({ owner, isOfOne }: Job) {
    this.#running += 1
    if (isOfOne) this.#count(owner, 1)
  }

  #count(owner: string, more: number) {
    const count = (this.#ofOwner.get(owner) ?? 0) + more
    if (count > 0) this.#ofOwner.set(owner, count)
    else this.#ofOwner.delete(owner)
  }

  #startNext() {
    this.#refuseLate()
    while (this.#running < this.#limits.atOnce) {
      const next = this.#lines.shift(this.#mayRun)?.item
      if (!next) return
      this.#waiting.delete(next)
      if (next.isGone()) next.refuse(gone())
      else {
        this.#begin(next)
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
