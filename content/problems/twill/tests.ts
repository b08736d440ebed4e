import type { Random } from '@callofcode/content/random'

const MOST = 200
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export const samples = [[['abcd', 'eabc', 'feab']], [['rrr', 'rbr', 'rrb']], [['ab', 'ba', 'ab', 'bb']]]

const woven = (rows: number, columns: number, colour: (r: number, c: number) => number) =>
  Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => LETTERS[colour(r, c) % 26]).join(''),
  )

const twill = (r: number, c: number) => c - r + MOST * 26

/** A twill in which some threads have another colour. */
const flawed = (random: Random, rows: number, columns: number, part: number) =>
  woven(rows, columns, (r, c) => twill(r, c) + (random.bool(part) ? random.int(1, 25) : 0))

export const tests = [
  [['z']],
  // A single row or column has no neighbours to look at.
  [['abcabc']],
  [['a', 'b', 'c', 'a']],
  [['ab', 'cd']],
  [['ab', 'ca']],
  [['aaa', 'aaa', 'aaa']],
  // Right along the other diagonals, and right along the columns, which is wrong here.
  [['abc', 'bca', 'cab']],
  [['abcd', 'abcd', 'abcd']],
  // The thread after a flaw goes on with the flaw's colour, or with the old one.
  [['abc', 'xab', 'yxc', 'zyx', 'azy']],
  [['aaaaa', 'abaaa', 'aabaa', 'aaaba', 'aaaab']],
  [['aaaaa', 'abaaa', 'aaaaa', 'aaaba', 'aaaaa']],
  // At the left edge everything is allowed, also what differs from the right edge above.
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
