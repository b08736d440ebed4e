import type { Random } from '@callofcode/content/random'

const MOST = 300

export const samples = [
  ['flower', 'lowest'],
  ['tea', 'eat'],
  ['', 'bar'],
]

/** The word after so many random changes. */
function changed(random: Random, word: string, changes: number, alphabet: string): string {
  let now = word
  for (let count = 0; count < changes; count++) {
    const at = random.int(0, now.length - 1)
    const put = random.bool() ? random.pick(alphabet) : ''
    now = now.slice(0, at) + put + now.slice(at + (random.bool() || now.length >= MOST ? 1 : 0))
  }
  return now
}

export const tests = [
  ['', ''],
  ['a', ''],
  ['', 'z'],
  ['a', 'a'],
  ['a', 'b'],
  ['ab', 'ba'],
  ['abc', 'abc'],
  // A part of the other: its beginning, its end, its middle, letters all over it.
  ['bakery', 'bake'],
  ['bakery', 'ery'],
  ['ker', 'bakery'],
  ['bkr', 'bakery'],
  // Nothing in common.
  ['aaaa', 'bbbbbb'],
  // Every letter in its mirror's place.
  ['stressed', 'desserts'],
  // Shifted by one: place by place all letters differ.
  ['abababab', 'babababa'],
  // Equal letters that should not all be kept.
  ['aab', 'bcb'],
  ['abcda', 'dabca'],
  ['aaaa', 'aa'],
  ['intermission', 'termination'],
  (random: Random) => [random.string(30, 'ab'), random.string(25, 'ab')],
  (random: Random) => [random.string(100), random.string(120)],
  (random: Random) => {
    const sign = random.string(200, 'abcd')
    return [sign, changed(random, sign, 30, 'abcd')]
  },
  ['a'.repeat(MOST), ''],
  ['a'.repeat(MOST), 'a'.repeat(MOST)],
  ['a'.repeat(MOST), 'b'.repeat(MOST)],
  ['ab'.repeat(MOST / 2), 'ba'.repeat(MOST / 2)],
  (random: Random) => [random.string(MOST), random.string(MOST)],
  (random: Random) => {
    const sign = random.string(MOST, 'abc')
    return [sign, changed(random, sign, 60, 'abc')]
  },
]
