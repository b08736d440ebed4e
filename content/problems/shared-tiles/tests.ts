import type { Random } from '@callofcode/content/random'

const MOST = 10_000

export const samples = [[['stale', 'tea', 'least', 'eat', 'steal', 'tee']], [['no', 'on', 'no']], [['']]]

/** Makes words of five letters with different tiles, aaaab, aaaac …, in the order of the sorted letters. */
function differentBags(count: number): string[] {
  const words: string[] = []
  const extend = (word: string, least: number) => {
    if (words.length === count) return
    if (word.length === 5) words.push(word)
    else for (let code = least; code <= 122; code++) extend(word + String.fromCharCode(code), code)
  }
  extend('', 97)
  return words
}

export const tests = [
  [['a']],
  [['a', 'b']],
  [['', 'x', '']],
  [['z', 'z', 'z', 'z']],
  // Words have the same sum of letters, the same product of their numbers, or the same set.
  [['ad', 'bc', 'cb', 'da']],
  [['af', 'bc', 'fa', 'cb']],
  [['aab', 'abb', 'bab', 'ab', 'bba']],
  // The counts of letters look alike when they are written without a separator.
  [[`a${'b'.repeat(11)}`, `${'a'.repeat(11)}b`, `${'b'.repeat(11)}a`]],
  [[`${'b'.repeat(12)}`, `b${'c'.repeat(2)}`]],
  // Powers of two that overflow 32 and 64 bits.
  [['a'.repeat(32), 'a'.repeat(33), 'a'.repeat(34)]],
  [['a'.repeat(64), 'a'.repeat(65), 'a'.repeat(100)]],
  // The tiles of a word are a part of another word's tiles.
  [['abc', 'ab', 'abcd', 'cab', 'ba', 'dcba']],
  (random: Random) => [random.array(40, () => random.string(2, 'abcde'))],
  (random: Random) => [random.array(1000, () => random.string(100))],
  (random: Random) => [random.array(1000, () => random.shuffle('sunflower'.repeat(11)).join(''))],
  (random: Random) => [random.array(MOST, () => random.string(random.int(0, 3), 'ab'))],
  (random: Random) => [random.array(MOST, () => random.string(10))],
  (random: Random) => [random.shuffle(differentBags(MOST))],
  // Each bag contains two words.
  (random: Random) => {
    const words = differentBags(MOST / 2)
    return [[...words, ...words.map((word) => random.shuffle(word).join(''))]]
  },
]
