import type { Random } from '@callofcode/content/random'
import { blurred, type Note, note } from './reference.ts'

const MOST = 10_000

export const samples = [
  [
    [
      ['ring', 'kora'],
      ['ring', 'kiwi'],
      ['seen', 'k???'],
      ['seen', '?i?a'],
      ['seen', '?o?a'],
      ['seen', 'kor'],
    ],
  ],
  [
    [
      ['seen', '?'],
      ['ring', 'b'],
      ['seen', '?'],
      ['seen', '??'],
    ],
  ],
]

const rings = (...letters: string[]) => letters.map((one): Note => ['ring', one])
const seen = (...letters: string[]) => letters.map((one): Note => ['seen', one])

/**
 * Makes rings of ten letters that begin alike, and as many sightings of them, with `?` near the end. `lost` makes all sightings
 * fail.
 */
function alike(random: Random, lost: boolean): [Note[]] {
  const given = random.array(MOST / 2, () => `aaaa${random.string(6, 'abc')}`)
  const sights = given.map((one) => `${lost ? 'b' : ''}${blurred(random, one, 3)}`.slice(0, 10))
  return [[...rings(...given), ...seen(...sights)]]
}

export const tests = [
  [seen('a')],
  [rings('a')],
  [[...rings('a'), ...seen('a', 'b', '?', 'aa', '??')]],
  [[...rings('abc'), ...seen('a', 'ab', 'abc', 'abcd', '???', '??', '????')]],
  // A ring is the beginning of another, in both orders.
  [[...rings('ab'), ...seen('abc', 'a?'), ...rings('abc'), ...seen('ab?', '?b', 'a??', '??c')]],
  [[...rings('abc'), ...seen('ab'), ...rings('ab'), ...seen('ab', '?b')]],
  [[...rings('zz', 'zz'), ...seen('zz', 'z?', '?z')]],
  // The first branch leads to no ring, but a later branch does.
  [[...rings('abx', 'acy', 'adz'), ...seen('a?z', '??y', '?bz', '?b?', 'a?x')]],
  [[...rings('cat', 'car'), ...seen('?at', 'c?t', 'ca?', '?a?', 'cat', 'cab')]],
  [
    [
      ...rings('a'.repeat(20)),
      ...seen('?'.repeat(20), '?'.repeat(19), `${'a'.repeat(19)}?`, `?${'a'.repeat(18)}?`),
    ],
  ],
  [[...seen('q'), ...rings('q'), ...seen('q'), ...rings('r'), ...seen('r', 's')]],
  (random: Random) => [random.array(40, () => note(random, { longest: 4, alphabet: 'abc', rings: 0.4 }))],
  (random: Random) => [random.array(600, () => note(random, { longest: 6, alphabet: 'ab', rings: 0.1 }))],
  (random: Random) => [random.array(4000, () => note(random, { longest: 20, alphabet: 'xyz', rings: 0.5 }))],
  (random: Random) => alike(random, false),
  (random: Random) => alike(random, true),
  // Many rings exist, but none has the length that is searched for again and again.
  (random: Random) => [
    [
      ...rings(...random.array(3000, () => random.string(12))),
      ...random.array(5000, (): Note => ['seen', '?'.repeat(random.int(9, 11))]),
    ],
  ],
  (random: Random) => [
    random.array(MOST, () =>
      note(random, { longest: 9, alphabet: 'abcdefghijklmnopqrstuvwxyz', rings: 0.93 }),
    ),
  ],
]
