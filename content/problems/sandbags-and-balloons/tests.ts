import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const STRONGEST = 1e9

export const samples = [
  [[4, 9, -3, 6], 3],
  [[5, 1, 9], 10],
  [[-2, 8, -2], -4],
]

/** Makes a row in which only the thing at `odd` is odd. So only it makes the odd sum, with the thing at `partner`. */
function onlyOnePair(random: Random, length: number, odd: number, partner: number): [number[], number] {
  const evens = random.distinct(length, -STRONGEST / 4, STRONGEST / 4).map((half) => half * 2)
  const pulls = evens.map((pull, at) => (at === odd ? pull + 1 : pull))
  return [pulls, (pulls[odd] ?? 0) + (pulls[partner] ?? 0)]
}

export const tests = [
  [[3, 3], 6],
  [[0, 0], 0],
  [[STRONGEST, -STRONGEST], 0],
  [[-7, -8], -15],
  [[STRONGEST, -1, 1 - STRONGEST], STRONGEST - 1],
  // Half of the sum occurs once, in front of the pair or behind it.
  [[4, 1, 7, 20], 8],
  [[1, 7, 4, 20], 8],
  // A zero makes the sum only with the sum itself.
  [[6, 0, 12], 12],
  // Things outside the pair may be equal.
  [[2, 2, 2, 9, 2, 5], 14],
  // The pair stands at both ends.
  [[10, 1, 2, 3, 4, 15], 25],
  // The answer is neither the nearest sum nor the first one.
  [[-5, -4, -3, -2, -1, 30], 25],
  (random: Random) => onlyOnePair(random, 50, 0, 49),
  (random: Random) => onlyOnePair(random, 700, 500, 13),
  [[...Array.from({ length: MOST - 2 }, () => 7), 1, 2], 3],
  [Array.from({ length: MOST }, (_, at) => at), 1],
  [Array.from({ length: MOST }, (_, at) => MOST - at), 2 * MOST - 1],
  (random: Random) => onlyOnePair(random, MOST, MOST - 2, MOST - 1),
  (random: Random) => onlyOnePair(random, MOST, MOST - 1, 0),
  (random: Random) => onlyOnePair(random, MOST, random.int(0, MOST / 2), random.int(MOST / 2 + 1, MOST - 1)),
]
