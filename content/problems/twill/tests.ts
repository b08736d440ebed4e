import type { Random } from '@callofcode/content/random'

const MOST = 200
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export const samples = [[['abcd', 'eabc', 'feab']], [['rrr', 'rbr', 'rrb']], [['ab', 'ba', 'ab', 'bb']]]

const woven = (rows: number, columns: number, colour: (r: number, c: number) => number) =>
  Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => LETTERS[colour(r, c) % 26]).join(''),
  )

const twill = (r: number, c: number) => c - r + MOST * 26

/** Makes a twill in which a share of about `part` of the threads has another colour. */
const flawed = (random: Random, rows: number, columns: number, part: number) =>
  woven(rows, columns, (r, c) => twill(r, c) + (random.bool(part) ? random.int(1, 25) : 0))

export const tests = [
  [['z']],
  // A single row or column has no neighbours to compare.
  [['abcabc']],
  [['a', 'b', 'c', 'a']],
  [['ab', 'cd']],
  [['ab', 'ca']],
  [['aaa', 'aaa', 'aaa']],
  // The cloth follows the other diagonals or the columns, which is wrong here.
  [['abc', 'bca', 'cab']],
  [['abcd', 'abcd', 'abcd']],
  // The threads after a flaw continue with its colour, or with the old one.
  [['abc', 'xab', 'yxc', 'zyx', 'azy']],
  [['aaaaa', 'abaaa', 'aabaa', 'aaaba', 'aaaab']],
  [['aaaaa', 'abaaa', 'aaaaa', 'aaaba', 'aaaaa']],
  // The left edge may have any colour, also one that differs from the right edge above.
  [['qab', 'wqa', 'ewq', 'rew']],
  [['ab', 'xa', 'yx', 'zy', 'zz', 'az', 'ba']],
  [['abcdefg', 'zabcdef']],
  (random: Random) => [flawed(random, 7, 5, 0.2)],
  (random: Random) => [random.array(40, () => random.string(3, 'ab'))],
  (random: Random) => [flawed(random, 30, 90, 0.01)],
  [woven(MOST, MOST, () => 0)],
  [woven(MOST, MOST, twill)],
  [woven(MOST, MOST, (r, c) => r + c)],
  [woven(MOST, 1, (r) => r)],
  [woven(1, MOST, (_, c) => c)],
  (random: Random) => [flawed(random, MOST, MOST - 1, 0.05)],
  (random: Random) => [random.array(MOST, () => random.string(MOST))],
]
