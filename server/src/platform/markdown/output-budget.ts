/** What formulas and coloured code of a text may add to it, in characters: several times what any article needs. */
export class OutputBudget {
  #left: number

  constructor(source: string) {
    this.#left = 30_000 + 5 * source.length
  }

  /** Whether something that large still fits. */
  take(size: number): boolean {
    if (size > this.#left) return false
    this.#left -= size
    return true
  }
}

/** The longest that all of a text may be drawn as: what comes out longer was written to do so. */
export const longestOutput = (source: string) => 40_000 + 8 * source.length
