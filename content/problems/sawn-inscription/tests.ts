import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const samples = [
  ['marblearch', 'lab'],
  ['gongong', 'nng'],
  ['Rome', 'more'],
]

export const tests = [
  ['a', 'a'],
  ['a', 'b'],
  ['a', 'aa'],
  ['aa', 'aa'],
  ['aaa', 'a'],
  ['xyz', 'zyx'],
  // The piece is at the front, at the back, or the whole stone.
  ['abcxaxbxc', 'cab'],
  ['axbxcxcba', 'abc'],
  ['abbbbbc', 'ca'],
  // Two pieces are the shortest. The left one counts.
  ['abzba', 'ab'],
  ['xxabyybaxx', 'ba'],
  // Surplus letters must not replace a missing letter.
  ['aaaab', 'aab'],
  ['bbbaaabab', 'abb'],
  ['aZbAzB', 'zb'],
  // The name is longer than the stone.
  ['abc', 'abca'],
  (random: Random) => [random.string(60, 'abcd'), random.string(6, 'abcd')],
  (random: Random) => [random.string(2000, LETTERS), LETTERS],
  (random: Random) => [random.string(MOST, LETTERS), random.string(200, LETTERS)],
  (random: Random) => [random.string(MOST, 'ab'), random.string(MOST / 2, 'ab')],
  // The last letter of the stone occurs only once in it.
  [`${'ab'.repeat(MOST / 2 - 1)}aZ`, 'Zab'],
  [`${'x'.repeat(MOST - 1)}y`, 'z'],
  ['q'.repeat(MOST), 'q'.repeat(MOST / 2)],
  ['q'.repeat(MOST - 1), 'q'.repeat(MOST)],
  (random: Random) => {
    const stone = random.string(MOST, LETTERS)
    return [stone, random.shuffle(stone).join('')]
  },
]
