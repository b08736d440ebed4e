/**
 * Waiting jobs, in one line for each owner. `shift` serves the owners in turn, so that no owner waits for all jobs of
 * another.
 */
export class OwnerLines<Item> {
  readonly #lines = new Map<string, Set<Item>>()

  lengthOf(owner: string): number {
    return this.#lines.get(owner)?.size ?? 0
  }

  push(owner: string, item: Item) {
    const line = this.#lines.get(owner) ?? new Set()
    this.#lines.set(owner, line.add(item))
  }

  /** Removes and returns the first item of the next owner that `mayRun` accepts. That owner moves to the end. */
  shift(mayRun: (owner: string) => boolean = () => true): { owner: string; item: Item } | undefined {
    for (const [owner, line] of this.#lines) {
      if (!mayRun(owner)) continue
      for (const item of line) {
        this.remove(owner, item)
        this.moveToEnd(owner)
        return { owner, item }
      }
    }
    return undefined
  }

  remove(owner: string, item: Item) {
    const line = this.#lines.get(owner)
    if (!line?.delete(item)) return
    if (line.size === 0) this.#lines.delete(owner)
  }

  moveToEnd(owner: string) {
    const line = this.#lines.get(owner)
    if (!line) return
    this.#lines.delete(owner)
    this.#lines.set(owner, line)
  }

  /** Returns the owner with the longest line, and its newest item. Returns undefined if no line is longer than `least`. */
  lastOfLongest(least: number): { owner: string; item: Item } | undefined {
    const [longest] = [...this.#lines].sort(([, one], [, other]) => other.size - one.size)
    if (!longest || longest[1].size <= least) return undefined
    const item = [...longest[1]].at(-1)
    return item && { owner: longest[0], item }
  }
}
