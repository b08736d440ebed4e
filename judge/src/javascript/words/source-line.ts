// A line that cannot be parsed, prepared for the rules that explain it.

/** The words, and their line if it differs from that of the error. */
export interface Said {
  words: string
  line?: number
}

/** Returns a line, cut to the length of lines that people write, because rules may scan it repeatedly. */
export const lineAt = (text: string, line: number) =>
  (text.split('\n')[line - 1] ?? '').slice(0, LONGEST_LINE)
const LONGEST_LINE = 500
/** Returns a line without its comment, and without the contents of its texts. */
export const bare = (text: string) =>
  text
    .replace(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\/.*/g, (_, quoted) =>
      quoted ? '""' : '',
    )
    .trim()
