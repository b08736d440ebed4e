/** A message of the compiler for one place, with its notes. */
export interface Said {
  message: string
  /** The learner's line as they wrote it, and the text at the place in it. */
  code: string
  at: string
  /** The whole source. */
  text: string
  notes: { line?: number; message: string }[]
}

/** A message of the compiler and its words for a learner. They are undefined where the rule does not apply after all. */
export type Rule = [RegExp, (found: string[], said: Said) => string | undefined]
