/** How many characters of markup the formulas and the highlighted code of a text may become: more than articles need. */
export class OutputBudget {
  #left: number

  constructor(source: string) {
    this.#left = 30_000 + 5 * source.length
  }

  /** Takes `size` characters. False where they do not fit. */
  take(size: number): boolean {
    if (size > this.#left) return false
    this.#left -= size
    return true
  }
}

/** Characters of markup that a whole text may become. Only a text that was written as an attack becomes longer. */
export const longestOutput = (source: string) => 40_000 + 8 * source.length
