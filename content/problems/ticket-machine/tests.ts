import type { Random } from '@callofcode/content/random'
import { machine } from './reference.ts'

const WORDS = 10_000
const LETTERS = 60_000

export const samples = [
  '4 4\nmill\nmarket\nmuseum\nmart\nm\nmar\nmart\nport\n',
  '3 3\noak\noak\nlane\noak\noaks\nl\n',
]

const words = (random: Random, count: number, longest: number, alphabet?: string) =>
  random.array(count, () => random.string(random.int(1, longest), alphabet))

const same = (count: number, word: string) => Array.from({ length: count }, () => word)

/** a, aa, aaa … */
const stairs = (count: number) => Array.from({ length: count }, (_, at) => 'a'.repeat(at + 1))

export const tests = [
  machine(['a'], ['a']),
  machine(['a'], ['b']),
  machine(['a'], ['aa']),
  machine(['aa'], ['a']),
  machine(['z', 'za', 'zz', 'y'], ['z', 'zz', 'y', 'yz', 'a']),
  // Letters in the middle or at the end of a name are no beginning.
  machine(['banana', 'nab', 'anna'], ['an', 'na', 'ana', 'nan', 'b']),
  // The same beginning is typed several times, and some names are equal.
  machine(['sea', 'seal', 'sea', 'sea'], ['sea', 'sea', 'seal', 'se', 'seals']),
  machine(stairs(50), stairs(60)),
  (random: Random) => machine(words(random, 40, 5, 'ab'), words(random, 40, 5, 'ab')),
  (random: Random) => machine(words(random, 1000, 6, 'xyz'), words(random, 1000, 4, 'xyz')),
  machine(same(WORDS, 'harbor'), same(WORDS, 'harbor')),
  machine(same(WORDS, 'h'), same(WORDS, 'ha')),
  machine(['q'.repeat(LETTERS)], ['q'.repeat(LETTERS)]),
  machine(['q'.repeat(LETTERS - 1)], ['q'.repeat(LETTERS)]),
  machine(stairs(300), stairs(345)),
  (random: Random) =>
    machine(
      random.array(WORDS, () => random.string(6)),
      words(random, WORDS, 3),
    ),
  (random: Random) =>
    machine(
      random.array(WORDS, () => random.string(6, 'ab')),
      random.array(WORDS, () => random.string(6, 'ab')),
    ),
  // A few long names that differ only at their end.
  (random: Random) => {
    const stem = random.string(2900, 'abc')
    const names = random.array(20, () => stem + random.string(9, 'ab'))
    return machine(names, [...names.slice(0, 18), stem, `${stem}z`])
  },
]
