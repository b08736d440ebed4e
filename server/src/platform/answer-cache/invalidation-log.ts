/** More tags than are ever invalidated while one response is made. */
const LONGEST = 10_000

/**
 * Records which tags were invalidated while responses were being made. The tags of a response are known only when it is made.
 * Only then can we decide whether it is already out of date.
 */
export class InvalidationLog {
  /** The number of invalidations so far. It serves as the time. */
  #now = 0
  /** When each tag was last invalidated, oldest first. It reaches back to the start of the oldest response in progress. */
  #lastTimes = new Map<string, number>()
  /** Before this time, any tag may have been invalidated: older entries are gone, or everything was cleared. */
  #unknownUntil = 0
  /** The responses that are being made, oldest first. */
  #begun = new Set<{ readonly at: number }>()

  get now(): number {
    return this.#now
  }

  /** Returns a token to pass to `end`. Call it before making a response. */
  begin(): { readonly at: number } {
    const making = { at: this.#now }
    this.#begun.add(making)
    return making
  }

  end(making: { readonly at: number }) {
    this.#begun.delete(making)
    const [oldest] = this.#begun
    for (const [tag, at] of this.#lastTimes) {
      if (oldest && at > oldest.at) break
      this.#lastTimes.delete(tag)
    }
  }

  add(tags: readonly string[]) {
    this.#now += 1
    if (this.#begun.size === 0) return
    for (const tag of tags) {
      this.#lastTimes.delete(tag)
      this.#lastTimes.set(tag, this.#now)
    }
    for (const [tag, at] of this.#lastTimes) {
      if (this.#lastTimes.size <= LONGEST) break
      this.#lastTimes.delete(tag)
      this.#unknownUntil = at
    }
  }

  /** Invalidates every tag. */
  addAll() {
    this.#now += 1
    this.#unknownUntil = this.#now
    this.#lastTimes.clear()
  }

  /**
   * Returns true when one of the tags was, or may have been, invalidated after `at`. The `begin` that returned `at` must not have
   * ended yet.
   */
  includes(tags: readonly string[], at: number): boolean {
    return this.#unknownUntil > at || tags.some((tag) => (this.#lastTimes.get(tag) ?? 0) > at)
  }
}
