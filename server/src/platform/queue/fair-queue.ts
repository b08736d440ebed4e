import { gone, overloaded, tooMany } from '../failure.ts'
import { OwnerLines } from './owner-lines.ts'

interface Limits {
  /** Jobs that run at a time. */
  readonly atOnce: number
  /** Jobs of one owner that run at a time, if the job is `isOfOne`. Others wait behind them and take no place. */
  readonly ofOne?: number
  /**
   * With this many waiting jobs, the newest job of the owner with the longest line is refused with 429. No owner can then keep
   * the others out.
   */
  readonly mostWaiting?: number
  /** With this many waiting jobs of an owner, the next one is refused with 429. */
  readonly mostOfOwner?: number
  /** Up to this many waiting jobs, none is refused because of its waiting time. */
  readonly short?: number
  /** Milliseconds that a job may wait, here and before, in a longer queue. Then it is refused with 503. */
  readonly patience?: number
}
interface Job {
  readonly owner: string
  /** When the wait began, if it began before this queue. */
  readonly since: number
  /** Returns whether the client has disconnected. Its job is skipped, with 499. */
  readonly isGone: () => boolean
  /** True if the owner is one person. An address may be shared by many. */
  readonly isOfOne: boolean
}
type Given = { readonly [Part in keyof Job]?: Job[Part] | undefined }
interface Waiting extends Job {
  readonly start: () => void
  readonly refuse: (reason: Error) => void
}

const isHere = () => false

/** Runs jobs of the owners in turn. Refuses some if too many wait, or one waits for too long. */
export class FairQueue {
  readonly #limits: Limits
  readonly #now: () => number
  /** In order of arrival. */
  readonly #waiting = new Set<Waiting>()
  readonly #lines = new OwnerLines<Waiting>()
  /** Running jobs that count for `ofOne`. */
  readonly #ofOwner = new Map<string, number>()
  #running = 0

  /** `now` returns milliseconds. */
  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Runs the job when its turn comes. A started job always finishes. */
  async run<T>(
    work: () => Promise<T>,
    { owner = '', isGone = isHere, since = this.#now(), isOfOne = false }: Given = {},
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
    this.#makeRoom(job.owner)
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
    // Serves owners first that arrived while the job ran.
    if (more < 0) this.#lines.moveToEnd(owner)
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

  /** Throws 429 if there is no room for a new job. Otherwise refuses another job if necessary. */
  #makeRoom(owner: string) {
    const { mostWaiting = Number.POSITIVE_INFINITY, mostOfOwner = Number.POSITIVE_INFINITY } = this.#limits
    const own = this.#lines.lengthOf(owner)
    if (own >= mostOfOwner) throw tooMany(1)
    if (this.#waiting.size < mostWaiting) return
    const last = this.#lines.lastOfLongest(own + 1)
    if (!last) throw tooMany(1)
    this.#refuse(last.item, tooMany(1))
    this.#lines.moveToEnd(last.owner)
  }

  #refuseLate() {
    const { short = 0, patience = Number.POSITIVE_INFINITY } = this.#limits
    const now = this.#now()
    for (const waiting of this.#waiting) {
      if (this.#waiting.size <= short) return
      if (now - waiting.since > patience) this.#refuse(waiting, overloaded())
    }
  }

  #refuse(waiting: Waiting, reason: Error) {
    this.#waiting.delete(waiting)
    this.#lines.remove(waiting.owner, waiting)
    waiting.refuse(reason)
  }
}
