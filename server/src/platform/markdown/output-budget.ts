/** Limits the markup of a text's formulas and highlighted code, in characters. Articles need less. */
export class OutputBudget {
  #left: number

  constructor(source: string) {
    this.#left = 30_000 + 5 * source.length
  }

  /** Takes `size` characters. Returns false if they do not fit. */
  take(size: number): boolean {
    if (size > this.#left) return false
    this.#left -= size
    return true
  }
}

/** Returns the limit on the markup of a whole text, in characters. Only an attack needs more. */
export const longestOutput = (source: string) => 40_000 + 8 * source.length
