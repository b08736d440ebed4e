import type { Random } from '@callofcode/content/random'

const MOST = 700
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export const samples = [
  ['gecadfe', 'acdgfee'],
  ['abc', 'cba'],
  ['aaa', 'b'],
]

/** Hides the notes among random other notes, which do not occur in them. */
const hidden = (random: Random, notes: string, length: number, others: string) => {
  const places = new Set(random.distinct(notes.length, 0, length - 1))
  let next = 0
  return random.array(length, (at) => (places.has(at) ? notes.charAt(next++) : random.pick(others))).join('')
}

export const tests = [
  ['a', 'a'],
  ['a', 'z'],
  ['aaaa', 'aa'],
  ['a', 'bbbab'],
  // Catches solutions that take a note as soon as they find it.
  ['gabc', 'abcg'],
  ['abcg', 'gabc'],
  ['abcde', 'ace'],
  ['abab', 'baba'],
  ['xaxbxc', 'aybycy'],
  // A long piece without gaps competes with a longer melody with gaps.
  ['abcdxpyqzrwsvt', 'pqrstabcd'],
  ['abcdefghij', 'jihgfedcba'],
  ['aabbaabb', 'bbaabbaa'],
  (random: Random) => [random.string(20, 'ab'), random.string(20, 'ab')],
  (random: Random) => [random.string(40, 'abc'), random.string(40, 'abc')],
  (random: Random) => [random.string(100, LETTERS), random.string(130, 'etaoin')],
  (random: Random) => {
    const melody = random.string(50, 'abc')
    return [hidden(random, melody, 200, 'defgh'), hidden(random, melody, 150, 'rstuv')]
  },
  (random: Random) => [random.string(MOST, 'abcd'), random.string(1, 'abcd')],
  (random: Random) => ['k', random.string(MOST, LETTERS)],
  // The recordings have no common note.
  (random: Random) => [random.string(300, 'abcdef'), random.string(300, 'uvwxyz')],
  ['a'.repeat(MOST), 'a'.repeat(MOST - 1)],
  (random: Random) => [random.string(MOST, 'ab'), random.string(MOST, 'ab')],
  (random: Random) => [random.string(MOST, LETTERS), random.string(MOST, LETTERS)],
]
