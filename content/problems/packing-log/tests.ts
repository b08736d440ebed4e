import type { Random } from '@callofcode/content/random'

const MOST = 20_000

export const samples = [['{[]()}'], ['[(])'], ['()('], ['][']]

const closingOf: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** Makes a good log of an even length. `chance` is that of opening rather than closing, and makes the log deep or flat. */
function good(random: Random, length: number, chance: number): string {
  const open: string[] = []
  let log = ''
  while (log.length + open.length < length) {
    const closing = open.length > 0 && !random.bool(chance) ? open.pop() : undefined
    if (closing) {
      log += closing
      continue
    }
    const sign = random.pick('([{')
    log += sign
    open.push(closingOf[sign] ?? '')
  }
  return log + open.reverse().join('')
}

const nested = (half: string) =>
  half +
  [...half]
    .reverse()
    .map((sign) => closingOf[sign])
    .join('')

export const tests = [
  ['('],
  ['}'],
  ['{}'],
  ['(]'],
  [')('],
  ['(())'],
  // The signs of each kind are equal in number, and at no place more are closed than open.
  ['([)]'],
  ['{(})[]'],
  ['[]{}()'],
  // The log is good except for the first sign, the last one, or one in the middle.
  [')[](){}'],
  ['[](){}{'],
  ['(([{}])}'],
  ['((('],
  [']]]'],
  // A sign closes too much, and a later one opens it again.
  ['())(()'],
  (random: Random) => [good(random, 40, 0.5)],
  (random: Random) => [good(random, 1000, 0.6)],
  (random: Random) => [random.string(200, '()[]{}')],
  ['()'.repeat(MOST / 2)],
  ['('.repeat(MOST)],
  ['{'.repeat(MOST / 2) + '}'.repeat(MOST / 2)],
  (random: Random) => [nested(random.string(MOST / 2, '([{'))],
  (random: Random) => [good(random, MOST, 0.5)],
  // Only the outermost pair has two kinds.
  (random: Random) => [`(${good(random, MOST - 2, 0.7)}]`],
]
