// A line that cannot be read, as what makes words of it looks at it.

/** What is said, and of which line where it is another than that of the error. */
export interface Said {
  words: string
  line?: number
}

/** No longer than a person writes a line: what looks at it may go through it again and again. */
export const lineAt = (text: string, line: number) =>
  (text.split('\n')[line - 1] ?? '').slice(0, LONGEST_LINE)
const LONGEST_LINE = 500
/** A line without its comment, and without what its texts hold. */
export const bare = (text: string) =>
  text
    .replace(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\/.*/g, (_, quoted) =>
      quoted ? '""' : '',
    )
    .trim()
