import type { Random } from '@callofcode/content/random'

/** Every square of ice is joined with its left and its upper neighbour (union-find). */
export function solve(sea: string[][]): number {
  const columns = sea[0]?.length ?? 0
  const squares = sea.flat()
  const parent = squares.map((_, at) => at)
  const rootOf = (square: number): number => {
    let root = square
    while (parent[root] !== root) {
      parent[root] = parent[parent[root] ?? root] ?? root
      root = parent[root] ?? root
    }
    return root
  }
  for (const [at, sign] of squares.entries()) {
    if (sign !== '1') continue
    if (at % columns > 0 && squares[at - 1] === '1') parent[rootOf(at)] = rootOf(at - 1)
    if (squares[at - columns] === '1') parent[rootOf(at)] = rootOf(at - columns)
  }
  return squares.filter((sign, at) => sign === '1' && parent[at] === at).length
}

export function small(random: Random): [string[][]] {
  return [bay(random, random.int(1, 4), random.int(1, 4), random.pick([0.4, 0.6, 0.8]))]
}

export function valid(sea: string[][]): string | undefined {
  const columns = sea[0]?.length ?? 0
  if (sea.length < 1 || columns < 1) return 'There must be at least one row and one column.'
  if (sea.some((row) => row.length !== columns)) return 'All rows must have the same length.'
  if (sea.length * columns > 20_000) return 'There may be at most 20 000 squares.'
  if (sea.flat().some((sign) => sign !== '0' && sign !== '1')) return "A square must be '0' or '1'."
  return undefined
}

/** Makes a picture in which a share of about `ice` of the squares is ice. */
export function bay(random: Random, rows: number, columns: number, ice: number): string[][] {
  return random.array(rows, () => random.array(columns, () => (random.bool(ice) ? '1' : '0')))
}
