import { gone, overloaded } from '../failure.ts'

interface Limits {
  /** Pieces of work under way. */
  readonly atOnce: number
  /** So many may wait however long it takes. */
  readonly short: number
  /** Milliseconds that one waits in a longer queue, before it is refused instead of served late. */
  readonly patience: number
}
interface Waiting {
  readonly owner: string
  readonly since: number
  readonly isGone: () => boolean
  readonly start: () => void
  readonly refuse: (reason: Error) => void
}

/** Work that takes turns: whoever brings much of it waits for it alone, and nobody waits for who has hung up. */
export class FairQueue {
  readonly #limits: Limits
  readonly #now: () => number
  /** Who waits longest comes first. */
  readonly #waiting = new Set<Waiting>()
  readonly #lines = new Map<string, Set<Waiting>>()
  #running = 0

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Does the work in its turn, and to its end. Throws a 503 Failure where it would be late, 499 for who has gone. */
  async run<T>(owner: string, isGone: () => boolean, work: () => Promise<T>): Promise<T> {
    await this.#turn(owner, isGone)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#callNext()
    }
  }

  async #turn(owner: string, isGone: () => boolean) {
    if (this.#running < this.#limits.atOnce && this.#waiting.size === 0) {
      this.#running += 1
      return
    }
    await new Promise<void>((start, refuse) => {
      const waiting = { owner, since: this.#now(), isGone, start, refuse }
      this.#waiting.add(waiting)
      const line = this.#lines.get(owner) ?? new Set()
      this.#lines.set(owner, line.add(waiting))
      this.#callNext()
    })
  }

  #callNext() {
    this.#refuseLate()
    while (this.#running < this.#limits.atOnce) {
      const next = this.#next()
      if (!next) return
      if (next.isGone()) next.refuse(gone())
      else {
        this.#running += 1
        next.start()
      }
    }
  }

  /** The first of the owner whose turn it is, who then stands behind all others. */
  #next(): Waiting | undefined {
    for (const [owner, line] of this.#lines) {
      for (const waiting of line) {
        this.#remove(waiting)
        this.#lines.delete(owner)
        if (line.size > 0) this.#lines.set(owner, line)
        return waiting
      }
    }
    return undefined
  }

  #refuseLate() {
    const { short, patience } = this.#limits
    const now = this.#now()
    for (const waiting of this.#waiting) {
      if (this.#waiting.size <= short || now - waiting.since <= patience) return
      this.#remove(waiting)
      waiting.refuse(overloaded())
    }
  }

  #remove(waiting: Waiting) {
    this.#waiting.delete(waiting)
    const line = this.#lines.get(waiting.owner)
    line?.delete(waiting)
    if (line?.size === 0) this.#lines.delete(waiting.owner)
  }
}
