import { gone, overloaded, tooMany } from '../failure.ts'
import { OwnerLines } from './owner-lines.ts'

interface Limits {
  /** Jobs that run at a time. */
  readonly atOnce: number
  /** Jobs of one owner that run at a time, of those that say whose they are. Others wait behind them and hold no place. */
  readonly ofOne?: number
  /** With as many waiting jobs, the newest one of the owner with the longest line is refused with 429, so that nobody keeps the others out. */
  readonly mostWaiting?: number
  /** With as many waiting jobs of an owner, the next one is refused with 429. */
  readonly mostOfOwner?: number
  /** Up to this many waiting jobs, none is refused for how long it waited. */
  readonly short?: number
  /** Milliseconds that a job may wait, here and before, in a longer queue. Then it is refused with 503. */
  readonly patience?: number
}
interface Job {
  readonly owner: string
  /** When it began to wait, if that was before this queue. */
  readonly since: number
  /** Its client has disconnected: it is skipped, with 499. */
  readonly isGone: () => boolean
  /** The owner is one person, and not an address that many share. */
  readonly isOfOne: boolean
}
type Given = { readonly [Part in keyof Job]?: Job[Part] | undefined }
interface Waiting extends Job {
  readonly start: () => void
  readonly refuse: (reason: Error) => void
}

const isHere = () => false

/** Runs jobs, one owner after the other, and refuses some where too many wait or one waits for too long. */
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
    // Owners that arrived while it ran are served first.
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

  /** Throws 429 where the newcomer finds no place; else refuses another job for it, if one has to go. */
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
