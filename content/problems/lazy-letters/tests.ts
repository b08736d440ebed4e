import type { Random } from '@callofcode/content/random'
import { different } from './reference.ts'

const GUESTS = 10_000
const LETTERS = 60_000

export const samples = [[['marta', 'olga', 'maria', 'mark']], [['ann', 'anna', 'annabel']], [['bo']]]

/** Makes different names with `length` random letters behind a common beginning. */
const named = (random: Random, count: number, length: number, alphabet: string, beginning = '') =>
  different(random.array(count, () => beginning + random.string(length, alphabet)))

/** Makes a, aa, aaa …: each name is the beginning of all longer names. */
const stairs = (count: number) => Array.from({ length: count }, (_, at) => 'a'.repeat(at + 1))

/** Returns all words of `length` letters. */
function all(length: number, alphabet: string): string[] {
  if (length === 0) return ['']
  return all(length - 1, alphabet).flatMap((word) => [...alphabet].map((letter) => word + letter))
}

export const tests = [
  [['a']],
  [['z'.repeat(LETTERS)]],
  [['a', 'b']],
  [['a', 'ab']],
  [['ab', 'a']],
  [['ab', 'ac']],
  [['ba', 'ca']],
  // All names begin with the same letter and then differ.
  [['karl', 'kurt', 'knut']],
  // A name ends at a node of the trie with one edge, with two, or with none.
  [['lena', 'len', 'le', 'leo']],
  [['eva', 'evan', 'evanna']],
  [['jo', 'john', 'joan', 'jonathan', 'jonas']],
  // The machine waits, writes, and waits again.
  [['rosamund', 'rosamarie', 'rosalind', 'robert', 'roberta']],
  [all(3, 'ab')],
  [[...all(2, 'abc'), ...all(3, 'abc'), ...all(1, 'abc')]],
  [stairs(60)],
  [stairs(300).reverse()],
  (random: Random) => [random.shuffle([...stairs(200), ...stairs(200).map((name) => `${name}b`)])],
  (random: Random) => [different(random.array(40, () => random.string(random.int(1, 6), 'ab')))],
  (random: Random) => [different(random.array(500, () => random.string(random.int(1, 9), 'abc')))],
  // Two very long names differ only at their ends.
  [['x'.repeat(LETTERS / 2 - 1), `${'x'.repeat(LETTERS / 2 - 1)}y`]],
  [[`${'x'.repeat(LETTERS / 2 - 1)}a`, `${'x'.repeat(LETTERS / 2 - 1)}b`]],
  (random: Random) => [named(random, 2000, 9, 'abcd', 'sanktpetersburgerin')],
  (random: Random) => [named(random, GUESTS, 6, 'abcdefghij')],
  (random: Random) => [random.shuffle(all(3, 'abcdefghijklmnopqrstu').slice(0, GUESTS))],
]
