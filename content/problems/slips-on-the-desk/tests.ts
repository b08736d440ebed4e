import type { Random } from '@callofcode/content/random'
import { type Note, notesOf } from './reference.ts'

const PLACES = 10_000
const NOTES = 20_000

export const samples = [
  [
    2,
    [
      ['write', 'brine', 'saumure'],
      ['write', 'heron', 'aigrette'],
      ['look', 'brine'],
      ['write', 'thaw', 'redoux'],
      ['look', 'heron'],
      ['look', 'brine'],
    ],
  ],
  [
    2,
    [
      ['write', 'heron', 'aigrette'],
      ['write', 'brine', 'saumure'],
      ['write', 'heron', 'heron'],
      ['write', 'thaw', 'redoux'],
      ['look', 'heron'],
      ['look', 'brine'],
      ['look', 'thaw'],
    ],
  ],
  [
    1,
    [
      ['look', 'eel'],
      ['write', 'eel', 'anguille'],
      ['look', 'eel'],
    ],
  ],
]

/** Writes a number in letters, such as a, b, … z, ba. */
const word = (number: number): string =>
  (number >= 26 ? word(Math.floor(number / 26)) : '') + String.fromCharCode(97 + (number % 26))

const look = (number: number): Note => ['look', word(number)]
const write = (number: number, text = word(number + 7)): Note => ['write', word(number), text]

/** Makes notes from letters. A small letter looks for a word, and a capital letter writes it. */
const notes = (letters: string) =>
  [...letters].map((letter, at): Note => {
    const word = letter.toLowerCase()
    return letter === word ? ['look', word] : ['write', word, String.fromCharCode(97 + (at % 26))]
  })

const row = (count: number, make: (at: number) => Note) => Array.from({ length: count }, (_, at) => make(at))

export const tests = [
  [1, notes('a')],
  [1, notes('Aa')],
  [1, notes('ABabAab')],
  [1, notes('AAa')],
  [PLACES, notes('ABCabcd')],
  // The oldest slip leaves, then a look saves it, then a look comes too late.
  [3, notes('ABCDabcd')],
  [3, notes('ABCaDbacd')],
  [3, notes('ABCDaEabcde')],
  // Writing again touches the first slip, the middle one, or the last one.
  [3, notes('ABCADabcd')],
  [3, notes('ABCBDabcd')],
  [3, notes('ABCCDabcd')],
  // A full desk needs no new place for a word that is already on it.
  [2, notes('ABBBBab')],
  [2, notes('ABABABab')],
  // A failed look touches nothing, and a word comes back after its slip was thrown away.
  [2, notes('ABcCabcAabc')],
  [2, notes('ABCABCABCcba')],
  // A word is its own translation, and words have the greatest length.
  [
    1,
    [
      ['write', 'look', 'write'],
      ['look', 'look'],
      ['write', 'z'.repeat(10), 'y'.repeat(10)],
      ['look', 'z'.repeat(10)],
      ['look', 'look'],
    ],
  ],
  (random: Random) => [4, notesOf(random, 60, [...'abcdefg'])],
  (random: Random) => [30, notesOf(random, 800, random.array(50, word))],
  (random: Random) => [1, notesOf(random, 1000, ['a', 'b'])],
  (random: Random) => [500, notesOf(random, 2000, random.array(600, word), 0.6)],
  // The desk is full after half of the notes. Then each new slip removes one, and a look touches another.
  [PLACES, row(NOTES, (at) => (at < PLACES || at % 2 === 0 ? write(at) : look(at >> 1)))],
  // The slip that was untouched for longest is touched, again and again.
  [2000, row(5000, (at) => (at < 2000 ? write(at) : look(at % 2000)))],
  (random: Random) => [2000, [...row(2500, write), ...notesOf(random, 2500, random.array(2500, word), 0.4)]],
]
