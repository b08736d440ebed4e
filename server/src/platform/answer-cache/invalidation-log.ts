/** More tags than are ever invalidated while one answer is made. */
const LONGEST = 10_000

/**
 * Which tags were invalidated while answers were being made. The tags of an answer are known only when it is made, so
 * only then can we tell whether it is out of date already.
 */
export class InvalidationLog {
  /** How many invalidations there were. It serves as the time. */
  #now = 0
  /** When each tag was last invalidated, oldest first, as far back as the oldest answer that is being made began. */
  #lastTimes = new Map<string, number>()
  /** Any tag may have been invalidated before this: older entries are gone, or everything was cleared. */
  #unknownUntil = 0
  /** The answers that are being made, oldest first. */
  #begun = new Set<{ readonly at: number }>()

  get now(): number {
    return this.#now
  }

  /** Call this before making an answer, and pass the result to `end`. */
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

  /** Every tag there is. */
  addAll() {
    this.#now += 1
    this.#unknownUntil = this.#now
    this.#lastTimes.clear()
  }

  /**
   * True when one of the tags was, or may have been, invalidated after `at`, which a `begin` that has not ended
   * answered.
   */
  includes(tags: readonly string[], at: number): boolean {
    return this.#unknownUntil > at || tags.some((tag) => (this.#lastTimes.get(tag) ?? 0) > at)
  }
}
