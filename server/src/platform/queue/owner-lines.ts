/**
 * What waits, in one line for each owner. `shift` serves the owners in turn, so nobody waits for all that another one
 * brought before. The queues of this folder differ only in how many run, and in whom they refuse:
 *
 * - `FairQueue` refuses with 503 who has waited too long, for requests that browsers repeat;
 * - `boundedQueue` refuses with 429 the last one of the owner with most in line, for costly work;
 * - `onePerOwner` runs one piece of each owner at a time and refuses more than so many of one owner with 429.
 */
export class OwnerLines<Item> {
  readonly #lines = new Map<string, Set<Item>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  lengthOf(owner: string): number {
    return this.#lines.get(owner)?.size ?? 0
  }

  push(owner: string, item: Item) {
    const line = this.#lines.get(owner) ?? new Set()
    this.#lines.set(owner, line.add(item))
    this.#size += 1
  }

  /** Takes out the first item of the next owner whom `mayRun` accepts. That owner is then the last to be served again. */
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
    this.#size -= 1
    if (line.size === 0) this.#lines.delete(owner)
  }

  moveToEnd(owner: string) {
    const line = this.#lines.get(owner)
    if (!line) return
    this.#lines.delete(owner)
    this.#lines.set(owner, line)
  }

  /** The owner with most in line, and the item that came last; undefined where nobody has more than `least`. */
  lastOfLongest(least: number): { owner: string; item: Item } | undefined {
    const [longest] = [...this.#lines].sort(([, one], [, other]) => other.size - one.size)
    if (!longest || longest[1].size <= least) return undefined
    const item = [...longest[1]].at(-1)
    return item && { owner: longest[0], item }
  }
}
