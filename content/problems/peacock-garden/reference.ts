import type { Random } from '@callofcode/content/random'

/** Goes row by row and stores the seen squares of the row as bits. The diagonals move by one from row to row. */
export function solve(garden: string[]): number {
  const bushes = garden.map((row) => Number.parseInt(row.replaceAll('#', '1').replaceAll('.', '0'), 2))
  const every = 2 ** garden.length - 1
  const place = (row: number, columns: number, rising: number, falling: number): number => {
    if (row === garden.length) return 1
    let ways = 0
    let free = every & ~(columns | rising | falling | (bushes[row] ?? 0))
    while (free > 0) {
      const square = free & -free
      free ^= square
      ways += place(row + 1, columns | square, (rising | square) << 1, (falling | square) >> 1)
    }
    return ways
  }
  return place(0, 0, 0, 0)
}

export function small(random: Random): [string[]] {
  return [gardenOf(random, random.int(1, 6), random.pick([0, 0.1, 0.2]))]
}

export function valid(garden: string[]): string | undefined {
  if (garden.length < 1 || garden.length > 10) return 'The garden must have 1 to 10 rows.'
  if (garden.some((row) => row.length !== garden.length)) return 'The garden must be a square.'
  if (!/^[.#]*$/.test(garden.join(''))) return 'A square must be "." or "#".'
  return undefined
}

/** Makes a garden in which a share of about `bushes` of the squares has a bush. */
export const gardenOf = (random: Random, side: number, bushes: number) =>
  random.array(side, () => random.array(side, () => (random.bool(bushes) ? '#' : '.')).join(''))
