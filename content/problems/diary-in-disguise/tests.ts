import type { Random } from '@callofcode/content/random'
import { disguised } from './reference.ts'

const MOST = 20_000
const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const ALL = `${LOWER}${LOWER.toUpperCase()}0123456789 `

export const samples = [
  ['noon', 'abba'],
  ['moon', 'abba'],
  ['seen', 'seas'],
]

/** Makes a text, and its disguise with one sign changed. */
function almost(random: Random, length: number, alphabet: string, at: number): [string, string] {
  const plain = random.string(length, alphabet)
  const secret = disguised(random, plain, alphabet)
  const other = random.pick([...alphabet].filter((sign) => sign !== secret[at]))
  return [plain, secret.slice(0, at) + other + secret.slice(at + 1)]
}

export const tests = [
  ['a', 'a'],
  ['a', 'z'],
  ['ab', 'aa'],
  ['aa', 'ab'],
  ['ab', 'ba'],
  ['abc', 'bca'],
  // The letters have the same counts but another order.
  ['aabb', 'abab'],
  ['aab', 'aba'],
  ['aabbcc', 'xyzxyz'],
  // Upper and lower case, and blanks, make a difference.
  ['Anna', 'anna'],
  ['anna', 'bccb'],
  ['a b', 'abc'],
  ['a a', 'aaa'],
  ['over there', 'ezoirdoari'],
  ['paper1', '1aper1'],
  // The disguise fails only at the very end, in one direction or in both.
  ['abcdefgha', 'bcdefghia'],
  ['abcdefghi', 'bcdefghib'],
  (random: Random) => [ALL, random.shuffle(ALL).join('')],
  (random: Random) => almost(random, 500, 'abcde', 499),
  ['x'.repeat(MOST), 'q'.repeat(MOST)],
  ['x'.repeat(MOST), `${'q'.repeat(MOST - 1)}r`],
  [`${'x'.repeat(MOST - 1)}y`, 'q'.repeat(MOST)],
  (random: Random) => {
    const plain = random.string(MOST, ALL)
    return [plain, disguised(random, plain, ALL)]
  },
  (random: Random) => {
    const plain = random.string(MOST, LOWER)
    return [plain, disguised(random, plain, LOWER)]
  },
  (random: Random) => almost(random, MOST, LOWER, MOST - 1),
  (random: Random) => {
    const letters = random.shuffle(LOWER.repeat(700))
    return [letters.join(''), random.shuffle(letters).join('')]
  },
]
