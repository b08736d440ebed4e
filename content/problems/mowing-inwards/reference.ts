import type { Random } from '@callofcode/content/random'

/** Simulates the mower with a table of mown patches. It turns wherever it cannot go on. */
export function solve(meadow: number[][]): number[] {
  const uncut = meadow.map((row) => row.map((): boolean => true))
  const order: number[] = []
  let [row, column, down, right] = [0, 0, 0, 1]
  for (const _ of meadow.flat()) {
    const cut = uncut[row]
    if (cut) cut[column] = false
    order.push(meadow[row]?.[column] ?? 0)
    if (!uncut[row + down]?.[column + right]) [down, right] = [right, -down]
    row += down
    column += right
  }
  return order
}

export function small(random: Random): [number[][]] {
  return [field(random, random.int(1, 5), random.int(1, 5), 9)]
}

export function valid(meadow: number[][]): string | undefined {
  const columns = meadow[0]?.length ?? 0
  if (meadow.length < 1 || columns < 1) return 'There must be at least one row and one column.'
  if (meadow.some((row) => row.length !== columns)) return 'All rows must have the same length.'
  if (meadow.length * columns > 20_000) return 'There may be at most 20 000 patches.'
  if (meadow.some((row) => row.some((flowers) => flowers < 0 || flowers > 1e9)))
    return 'A patch must have from 0 to 10^9 flowers.'
  return undefined
}

/** Makes a meadow of this size with up to `most` flowers on a patch. */
export function field(random: Random, rows: number, columns: number, most: number): number[][] {
  return random.array(rows, () => random.ints(columns, 0, most))
}
