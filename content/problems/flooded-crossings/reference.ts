import type { Random } from '@callofcode/content/random'

const WAYS = 1e15

export function solve(crossings: number[][]): number {
  return tableOf(crossings).at(-1)?.at(-1) ?? 0
}

export function small(random: Random): [number[][]] {
  return [townOf(random, random.int(1, 5), random.int(1, 5), random.pick([0, 0.2, 0.4]))]
}

export function valid(crossings: number[][]): string | undefined {
  const columns = crossings[0]?.length ?? 0
  if (crossings.length < 1 || crossings.length > 100) return 'There must be 1 to 100 rows.'
  if (columns < 1 || columns > 100) return 'There must be 1 to 100 columns.'
  if (crossings.some((row) => row.length !== columns)) return 'All rows must have the same length.'
  if (crossings.flat().some((flooded) => flooded !== 0 && flooded !== 1)) return 'A crossing must be 0 or 1.'
  if (tableOf(crossings).some((row) => row.some((ways) => ways > WAYS)))
    return 'There may be at most 10^15 ways to each crossing.'
  return undefined
}

/** Makes a town in which a share of about `flooded` of the crossings is flooded, but not the first and the last one. */
export const townOf = (random: Random, rows: number, columns: number, flooded: number) =>
  random.array(rows, (row) =>
    random.array(columns, (column) => {
      const end = row + column === 0 || row + column === rows + columns - 2
      return !end && random.bool(flooded) ? 1 : 0
    }),
  )

/** Returns the number of ways to each crossing. */
function tableOf(crossings: number[][]): number[][] {
  const table: number[][] = []
  for (const [row, line] of crossings.entries()) {
    const ways: number[] = []
    for (const [column, flooded] of line.entries()) {
      const reached = row + column === 0 ? 1 : (table[row - 1]?.[column] ?? 0) + (ways[column - 1] ?? 0)
      ways.push(flooded === 1 ? 0 : reached)
    }
    table.push(ways)
  }
  return table
}
