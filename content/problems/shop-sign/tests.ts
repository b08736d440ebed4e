import type { Random } from '@callofcode/content/random'

const MOST = 300

export const samples = [
  ['flower', 'lowest'],
  ['tea', 'eat'],
  ['', 'bar'],
]

/** Returns the word after this number of random changes. */
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
  // One word is a part of the other: its beginning, its end, its middle, or letters spread over it.
  ['bakery', 'bake'],
  ['bakery', 'ery'],
  ['ker', 'bakery'],
  ['bkr', 'bakery'],
  // The words have nothing in common.
  ['aaaa', 'bbbbbb'],
  // Every letter is at its mirrored place.
  ['stressed', 'desserts'],
  // The word is shifted by one, so that all letters differ place by place.
  ['abababab', 'babababa'],
  // Some equal letters should not be kept.
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
