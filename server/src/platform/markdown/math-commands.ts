/** All KaTeX commands that define commands. With them, a line of text could become a megabyte or take seconds. */
const DEFINING = [
  ...['def', 'gdef', 'edef', 'xdef', 'let', 'futurelet', 'global', 'long'],
  ...['newcommand', 'renewcommand', 'providecommand'],
]
/** Commands that control macro expansion. Without user-defined commands they have no use. */
const STEERING = ['expandafter', 'noexpand']
/** Commands that write to the process's output, where members' texts must not appear. */
const PRINTING = ['message', 'errmessage', 'show']
const refused = new Set([...DEFINING, ...STEERING, ...PRINTING])

const COMMANDS = /\\(?:([a-zA-Z@]+)|[\s\S]?)/g

/** Reads a formula's commands as KaTeX does: their number, and the first one that is not allowed. */
export function readCommands(tex: string): { count: number; refused: string | undefined } {
  let count = 0
  let first: string | undefined
  for (const [, word] of tex.matchAll(COMMANDS)) {
    count += 1
    // KaTeX's internal commands contain @. They are not meant for people.
    if (word && (refused.has(word) || word.includes('@'))) first ??= word
  }
  return { count, refused: first }
}
