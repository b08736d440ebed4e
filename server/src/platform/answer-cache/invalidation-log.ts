/** More tags than are dropped while any one answer is made. */
const LONGEST = 10_000

/**
 * What was dropped while answers were being made. An answer's tags are known only once it is made, so whether one of
 * them was dropped meanwhile can be told only afterwards.
 */
export class DropLog {
  /** Counts the drops: a point in time between two of them. */
  #now = 0
  /** The last drop of each tag since the oldest making began, in the order of the drops. */
  #lastDrops = new Map<string, number>()
  /** Up to here anything may have been dropped. */
  #everything = 0
  /** The makings that are under way, the oldest first. */
  #begun = new Set<{ readonly at: number }>()

  get now(): number {
    return this.#now
  }

  begin(): { readonly at: number } {
    const making = { at: this.#now }
    this.#begun.add(making)
    return making
  }

  end(making: { readonly at: number }) {
    this.#begun.delete(making)
    const [oldest] = this.#begun
    for (const [tag, at] of this.#lastDrops) {
      if (oldest && at > oldest.at) break
      this.#lastDrops.delete(tag)
    }
  }

  drop(tags: readonly string[]) {
    this.#now += 1
    if (this.#begun.size === 0) return
    for (const tag of tags) {
      this.#lastDrops.delete(tag)
      this.#lastDrops.set(tag, this.#now)
    }
    for (const [tag, at] of this.#lastDrops) {
      if (this.#lastDrops.size <= LONGEST) break
      this.#lastDrops.delete(tag)
      this.#everything = at
    }
  }

  dropAll() {
    this.#now += 1
    this.#everything = this.#now
    this.#lastDrops.clear()
  }

  /** True when one of these was dropped after `at`, which no making that is under way began before. */
  hasDropped(tags: readonly string[], at: number): boolean {
    return this.#everything > at || tags.some((tag) => (this.#lastDrops.get(tag) ?? 0) > at)
  }
}
