import type { Random } from '@callofcode/content/random'

const MOST = 50_000
const HALF = MOST / 2

export const samples = ['ded\ncdededfded\n', 'gg\nggggg\n', 'face\ncafe\n']

const player = (motif: string, roll: string) => `${motif}\n${roll}\n`

/** Makes a, ab, aba, abaab …: each word joins the two previous ones, so it is full of borders. */
function woven(length: number): string {
  let [before, word] = ['a', 'ab']
  while (word.length < length) [before, word] = [word, word + before]
  return word.slice(0, length)
}

/** Makes a, aba, abacaba …: one step back along the borders is rarely enough. */
const nested = (letters: string) => [...letters].reduce((word, letter) => word + letter + word, '')

export const tests = [
  player('a', 'a'),
  player('a', 'b'),
  player('ab', 'a'),
  player('a', 'aaaa'),
  player('aaaa', 'aaa'),
  player('abc', 'abc'),
  // The motif occurs only at the very front, or only at the very end.
  player('xy', 'xyzzz'),
  player('xy', 'zzzxy'),
  player('xy', 'zzzx'),
  // After a mismatch, the next match may begin within the notes that matched.
  player('aab', 'aaab'),
  player('abab', 'abacababab'),
  player('aabaaa', 'aabaabaaabaaa'),
  player('abacabad', 'abacabacabacabadabacabad'),
  player('ababac', 'abababacababac'),
  player('aba', 'abababa'),
  (random: Random) => player(random.string(3, 'ab'), random.string(200, 'ab')),
  (random: Random) => player(random.string(2), random.string(MOST)),
  player('a'.repeat(HALF), 'a'.repeat(MOST)),
  player(`${'a'.repeat(HALF - 1)}b`, 'a'.repeat(MOST)),
  player(`b${'a'.repeat(HALF - 1)}`, 'a'.repeat(MOST)),
  player(`${'a'.repeat(100)}b${'a'.repeat(HALF)}`, 'a'.repeat(MOST)),
  player('a'.repeat(MOST), 'a'.repeat(MOST)),
  player('a'.repeat(MOST), 'a'.repeat(MOST - 1)),
  player(woven(8000), woven(MOST)),
  player(nested('abcdefghijkl'), nested('abcdefghijklmno')),
  player(`${nested('abcdefghijklmn')}z`, nested('abcdefghijklmno')),
  player('abc'.repeat(5000), 'abc'.repeat(16_000)),
  (random: Random) => {
    const phrase = random.string(40, 'abc')
    return player(phrase.repeat(300), `${phrase.repeat(600)}z${phrase.repeat(500)}`)
  },
]
