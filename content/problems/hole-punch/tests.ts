import type { Random } from '@callofcode/content/random'

const MOST = 20_000
const ALL = 2 ** 31 - 1
const TOP = 2 ** 30

export const samples = [
  [[12, 3, 1, 8], 11],
  [[6, 4], 1],
  [[0, 5], 5],
]

/** Makes cards that lack `holes` holes of the wanted number. */
const parts = (random: Random, length: number, wanted: number, holes: number) =>
  random.array(length, () => {
    const columns = random.shuffle(
      Array.from({ length: 31 }, (_, at) => 2 ** at).filter((one) => wanted & one),
    )
    return columns.slice(holes).reduce((sum, one) => sum + one, 0)
  })

export const tests = [
  [[0], 0],
  [[1], 0],
  [[0], 1],
  [[0], ALL],
  [[ALL], ALL],
  [[ALL], 0],
  [[ALL], TOP],
  [[TOP], TOP + 1],
  [[TOP, 1], ALL],
  // The nearest number, or the largest of the smaller ones, is not the best card or cannot be used.
  [[4, 3], 11],
  [[16, 15], 31],
  [[1020, 1023, 512], 1024],
  [[10, 9, 8, 7, 6], 11],
  [[15, 14, 13, 12], 11],
  [[64, 32, 63], 127],
  [[1, 2, 4, 8, 16], 21],
  [[5, 5, 5], 7],
  (random: Random) => [random.ints(100, 0, 255), 127],
  (random: Random) => [random.ints(1000, 0, 4095), 0b101_111_011_110],
  (random: Random) => [random.ints(MOST, 0, ALL), ALL],
  (random: Random) => [random.ints(MOST, 0, ALL), random.int(0, ALL)],
  (random: Random) => [parts(random, MOST, ALL - 4, 9), ALL - 4],
  (random: Random) => [[...parts(random, MOST - 1, 0x5abcdef1, 6), 0x5abcdef0], 0x5abcdef1],
  [Array.from({ length: MOST }, () => 0), ALL],
  [Array.from({ length: MOST }, (_, at) => at * 2 + 1), ALL - 1],
]
