import type { Random } from '@callofcode/content/random'

const MOST = 75
const RECORDS = 99

export const samples = [
  ['1214', 15],
  ['3050', 60],
  ['1200', 26],
]

/** Returns the strip of `count` random records, cut to the longest length. */
const printed = (random: Random, count: number, records: number) =>
  random
    .array(count, () => String(random.int(1, records)))
    .join('')
    .slice(0, MOST)

export const tests = [
  ['0', RECORDS],
  ['1', 1],
  ['2', 1],
  ['9', RECORDS],
  // A digit can be larger than the number of records, alone or at the end of a pair.
  ['8', 7],
  ['17', 6],
  ['18', 19],
  ['86', 7],
  // The number of records is one below the pair, equal to it, or one above.
  ['26', 25],
  ['26', 26],
  ['27', 26],
  ['99', RECORDS],
  ['9', 26],
  // Zeros stand alone, in front and behind.
  ['00', RECORDS],
  ['01', RECORDS],
  ['10', 9],
  ['10', 10],
  ['100', RECORDS],
  ['101', 10],
  ['5051', 50],
  ['1005', RECORDS],
  ['110', 11],
  ['2101', 26],
  ['1102010', 20],
  ['111111', 1],
  ['111111', 10],
  ['1111111', 11],
  // A zero near the end makes a great many playlists impossible.
  [`${'12'.repeat(35)}00123`, 26],
  ['1'.repeat(46), RECORDS],
  ['1'.repeat(MOST), RECORDS],
  ['1'.repeat(MOST), 1],
  ['9'.repeat(MOST), RECORDS],
  ['9'.repeat(MOST), 98],
  ['12'.repeat(37), 12],
  ['10'.repeat(37), 10],
  ['0'.repeat(MOST), RECORDS],
  (random: Random) => [printed(random, 12, 26), 26],
  (random: Random) => [printed(random, 40, 26), 26],
  (random: Random) => [printed(random, 60, RECORDS), RECORDS],
  (random: Random) => [random.string(MOST, '123456789'), 45],
  (random: Random) => [random.string(MOST, '12'), 21],
  (random: Random) => [random.string(MOST, '0123456789'), RECORDS],
]
