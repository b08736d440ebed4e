/** What names a question in something that was pasted: a title, the name of a file, a number. */
export interface Candidate {
  /** A number that stands with it, as LeetCode numbers its problems. */
  readonly number: number | null
  /** Empty for a number alone. */
  readonly words: string
}

/** A solve as it was found, before anybody knows which question is meant. */
export interface GivenSolve {
  /** As it was written, for those who look through it. */
  readonly text: string
  /** Its name in addresses of LeetCode, where one was given. */
  readonly slug: string | null
  /** What may be its name, the likeliest first. */
  readonly candidates: readonly Candidate[]
  /** The time in UTC; null where none is known. */
  readonly at: string | null
  /** Whether it says that it is solved; null where nothing is said. */
  readonly done: boolean | null
  /** From a site whose problems have the same titles by chance. */
  readonly isForeign: boolean
  /** It has a link, a number, a date or a mark, or stands in a table or a file: it is no word of a page by chance. */
  readonly isClear: boolean
  /** Beside the files of solutions there are others: of those nobody asks. */
  readonly isBeside?: boolean
  /** Its mark stands in another line: a word of a page may say so by chance. */
  readonly isMarkedBeside?: boolean
  /** Which of the texts that were brought along it stands in. */
  readonly part?: number
}

/** How dates are read. */
export interface Reading {
  /** The zone of times that name none. */
  readonly timeZone: string
  readonly now: Date
  /** Whether 03/04/2024 is the third of April; undefined where nobody knows. */
  readonly dayFirst: boolean | undefined
}

export const LONGEST_TEXT = 200
export const shortened = (text: string) => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > LONGEST_TEXT ? `${plain.slice(0, LONGEST_TEXT)}…` : plain
}
