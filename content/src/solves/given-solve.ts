/** A possible name of a question in pasted text: a title, a file name or a number. */
export interface Candidate {
  /** The number beside the name, as LeetCode numbers its problems. */
  readonly number: number | null
  /** Empty if there is only a number. */
  readonly words: string
}

/** A solve as it was found, before it is matched with a question. */
export interface GivenSolve {
  /** The original text, for people who review the import. */
  readonly text: string
  /** The slug in a LeetCode address, if there was one. */
  readonly slug: string | null
  /** Possible names of the question, the likeliest first. */
  readonly candidates: readonly Candidate[]
  /** The time in UTC, or null if there is none. */
  readonly at: string | null
  /** Whether the text marks it as solved, or null without a mark. */
  readonly done: boolean | null
  /** The solve is from another site, whose problems share titles only by chance. */
  readonly isForeign: boolean
  /** The solve has a link, a number, a date or a mark, or is in a table or a file. So it is not just a word of a page. */
  readonly isClear: boolean
  /** A folder of solutions may contain other files. The import ignores them. */
  readonly isBeside?: boolean
  /** The mark is in another line, where a word of a page may look like one by chance. */
  readonly isMarkedBeside?: boolean
  /** The index of the given text that contains the solve. */
  readonly part?: number
}

/** The settings for reading dates. */
export interface Reading {
  /** The time zone of times without one. */
  readonly timeZone: string
  readonly now: Date
  /** Whether 03/04/2024 is the third of April, or undefined if unclear. */
  readonly dayFirst: boolean | undefined
}

export const LONGEST_TEXT = 200
export const shortened = (text: string) => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > LONGEST_TEXT ? `${plain.slice(0, LONGEST_TEXT)}…` : plain
}
