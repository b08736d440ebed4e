import type { Random } from '@callofcode/content/random'

const MOST = 20_000

export const samples = [['{[]()}'], ['[(])'], ['()('], ['][']]

const closingOf: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** A good log of an even length; `chance` of opening rather than closing makes it deep or flat. */
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
  // As many of each kind as needed, and never more closed than open.
  ['([)]'],
  ['{(})[]'],
  ['[]{}()'],
  // Good but for the first sign, for the last one, for one in the middle.
  [')[](){}'],
  ['[](){}{'],
  ['(([{}])}'],
  ['((('],
  [']]]'],
  // One sign more closed than opened, and then it is opened.
  ['())(()'],
  (random: Random) => [good(random, 40, 0.5)],
  (random: Random) => [good(random, 1000, 0.6)],
  (random: Random) => [random.string(200, '()[]{}')],
  ['()'.repeat(MOST / 2)],
  ['('.repeat(MOST)],
  ['{'.repeat(MOST / 2) + '}'.repeat(MOST / 2)],
  (random: Random) => [nested(random.string(MOST / 2, '([{'))],
  (random: Random) => [good(random, MOST, 0.5)],
  // Only the outermost pair is of two kinds.
  (random: Random) => [`(${good(random, MOST - 2, 0.7)}]`],
]
