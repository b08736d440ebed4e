import type { Random } from '@callofcode/content/random'
import { type Club, written } from './reference.ts'

const MOST = 5000
const MEDALS = 1e9

export const samples = [
  written([
    ['torches', 0, 2, 9],
    ['balls', 2, 0, 1],
    ['clubs', 1, 4, 4],
    ['rings', 2, 0, 1],
    ['hats', 0, 2, 10],
  ]),
  written([
    ['novices', 0, 0, 0],
    ['amateurs', 0, 0, 0],
  ]),
]

/** Returns different names in alphabetical order: aaaa, aaab, … */
const nameOf = (at: number) =>
  [17576, 676, 26, 1].map((unit) => String.fromCharCode(97 + (Math.floor(at / unit) % 26))).join('')

const clubs = (length: number, medals: (at: number) => [number, number, number]): Club[] =>
  Array.from({ length }, (_, at): Club => [nameOf(at), ...medals(at)])

export const tests = [
  written([['solo', 0, 0, 0]]),
  written([['solo', MEDALS, MEDALS, MEDALS]]),
  written([
    ['b', 1, 0, 0],
    ['a', 0, MEDALS, MEDALS],
  ]),
  written([
    ['a', 3, 1, MEDALS],
    ['b', 3, 2, 0],
  ]),
  written([
    ['a', 9, 0, 0],
    ['b', 10, 0, 0],
    ['c', 100, 0, 0],
  ]),
  written([
    ['zebra', 1, 1, 1],
    ['ape', 1, 1, 1],
    ['monkey', 1, 1, 1],
  ]),
  // A name is the beginning of another one, and names have all lengths.
  written([
    ['ringside', 4, 0, 0],
    ['ring', 4, 0, 0],
    ['rings', 4, 0, 0],
    ['r', 4, 0, 0],
    ['juggernautical', 4, 0, 0],
    ['juggernauticals', 4, 0, 0],
  ]),
  // Clubs are equal by the sum of medals, or if 1000 silver medals count as a gold one.
  written([
    ['a', 0, 1000, 0],
    ['b', 1, 0, 0],
    ['c', 0, 999, 1000],
    ['d', 0, 1001, 0],
  ]),
  written([
    ['a', 1, 2, 3],
    ['b', 3, 2, 1],
    ['c', 2, 2, 2],
  ]),
  // Ranks are shared in the middle and at the end.
  written([
    ['f', 0, 0, 1],
    ['e', 0, 0, 1],
    ['d', 5, 0, 0],
    ['c', 3, 3, 3],
    ['b', 3, 3, 3],
    ['a', 3, 3, 3],
  ]),
  written([
    ['a', MEDALS, MEDALS - 1, 0],
    ['b', MEDALS, MEDALS, 0],
    ['c', MEDALS - 1, MEDALS, MEDALS],
  ]),
  (random: Random) => written(random.shuffle(clubs(60, () => [random.int(0, 2), random.int(0, 2), 0]))),
  (random: Random) =>
    written(random.shuffle(clubs(500, () => [random.int(8, 11), random.int(8, 11), random.int(8, 11)]))),
  written(clubs(MOST, (at) => [0, 0, at])),
  written(clubs(MOST, (at) => [MOST - at, 0, 0])),
  written(clubs(MOST, () => [1, 2, 3]).reverse()),
  (random: Random) =>
    written(random.shuffle(clubs(MOST, () => [random.int(0, 9), random.int(0, 9), random.int(0, 9)]))),
  (random: Random) =>
    written(
      random.shuffle(
        clubs(MOST, () => [MEDALS - random.int(0, 1), random.int(0, MEDALS), random.int(0, MEDALS)]),
      ),
    ),
]
