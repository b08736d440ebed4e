/** What defines commands, in all of KaTeX: with them a line of text draws a megabyte, or takes seconds. */
const DEFINING = [
  ...['def', 'gdef', 'edef', 'xdef', 'let', 'futurelet', 'global', 'long'],
  ...['newcommand', 'renewcommand', 'providecommand'],
]
/** What steers how commands are replaced. Without commands of one's own there is nothing to steer. */
const STEERING = ['expandafter', 'noexpand']
/** What writes to the output of the process, where texts of members have no business. */
const PRINTING = ['message', 'errmessage', 'show']
const refused = new Set([...DEFINING, ...STEERING, ...PRINTING])

const COMMANDS = /\\(?:([a-zA-Z@]+)|[\s\S]?)/g

/** Reads a formula's commands as KaTeX does: how many there are, and the first that is not drawn here. */
export function readCommands(tex: string): { count: number; refused: string | undefined } {
  let count = 0
  let first: string | undefined
  for (const [, word] of tex.matchAll(COMMANDS)) {
    count += 1
    // With @ begin the inner commands of KaTeX, which are not meant for people.
    if (word && (refused.has(word) || word.includes('@'))) first ??= word
  }
  return { count, refused: first }
}
