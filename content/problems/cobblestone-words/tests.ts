import type { Random } from '@callofcode/content/random'

export const samples = [
  [['mar', 'tek'], 'market'],
  [['ot', 'to'], 'otto'],
  [['non'], 'nono'],
]

const same = Array.from({ length: 6 }, () => 'aaaaaa')

/** Makes a square of random letters and a word that can be hopped on it. `last` replaces the last letter of the word. */
function hopped(random: Random, side: number, letters: string, last = ''): [string[], string] {
  const square = random.array(side, () => random.string(side, letters))
  let [r, c] = [random.int(0, side - 1), random.int(0, side - 1)]
  const used: string[] = []
  let word = ''
  while (word.length < 10) {
    word += square[r]?.[c]
    used.push(`${r} ${c}`)
    const ways = [
      [r + 1, c],
      [r - 1, c],
      [r, c + 1],
      [r, c - 1],
    ].filter(([y = 0, x = 0]) => square[y]?.[x] !== undefined && !used.includes(`${y} ${x}`))
    if (ways.length === 0) break
    const [y = 0, x = 0] = random.pick(ways)
    r = y
    c = x
  }
  return [square, last === '' ? word : word.slice(0, -1) + last]
}

export const tests = [
  [['a'], 'a'],
  [['a'], 'b'],
  [['a'], 'aa'],
  [['ab'], 'ba'],
  [['abc'], 'ac'],
  [['a', 'b', 'c'], 'cba'],
  // No hop leads from one edge to the opposite one.
  [['abc', 'def', 'ghi'], 'adgi'],
  [['abc', 'def', 'ghi'], 'ac'],
  [['abc', 'def', 'ghi'], 'ag'],
  [['cab'], 'bc'],
  [['abc', 'def', 'ghi'], 'abcfihgde'],
  [['ab', 'cd'], 'abdca'],
  // A dead end uses stones that the right way needs.
  [['aaab', 'aaaa'], 'aaaaaaab'],
  [['abab', 'baba', 'abax'], 'babababax'],
  [['sees', 'eess', 'zese'], 'seesesez'],
  [['abce', 'sfcs', 'adee'], 'abccedasfe'],
  [['abce', 'sfes', 'adee'], 'abceseeefs'],
  [['aab', 'aac', 'aad'], 'aabcdaaa'],
  [same, 'aaaaaaaaaa'],
  [same, 'aaaaaaaaab'],
  [[...same.slice(1), 'aaaaab'], 'aaaaaaaaab'],
  [[...same.slice(1), 'aaaaab'], 'baaaaaaaaa'],
  [same.map((_, at) => (at % 2 ? 'bababa' : 'ababab')), 'ababababac'],
  (random: Random) => hopped(random, 6, 'ab'),
  (random: Random) => hopped(random, 6, 'abc', 'z'),
  (random: Random) => hopped(random, 6, 'abcdef'),
  (random: Random) => hopped(random, 5, 'abcdefghijklmnopqrstuvwxyz'),
]
