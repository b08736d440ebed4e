/** Limit on the markup of a text's formulas and highlighted code, in characters. Articles need less. */
export class OutputBudget {
  #left: number

  constructor(source: string) {
    this.#left = 30_000 + 5 * source.length
  }

  /** Takes `size` characters. False if they do not fit. */
  take(size: number): boolean {
    if (size > this.#left) return false
    this.#left -= size
    return true
  }
}

/** Limit on the markup of a whole text, in characters. Only a text that is an attack needs more. */
export const longestOutput = (source: string) => 40_000 + 8 * source.length
