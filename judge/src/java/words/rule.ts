/** A line that the compiler reports, with its surroundings. */
export interface Said {
  /** The learner's line, as they wrote it. */
  code: string
  /** The nearest non-empty line above. */
  above: string
  /** The whole source. */
  text: string
}

/** A message of the compiler and its words for a learner. They are undefined where the rule does not apply after all. */
export type Rule = [RegExp, (found: string[], said: Said) => string | undefined]
