import type { Random } from '@callofcode/content/random'

/** Adds the squares from the lowest to the highest, until the two corners are connected (union-find). */
export function solve(heights: number[][]): number {
  const side = heights.length
  const squares = heights.flat()
  const parent = squares.map((_, at) => at)
  const rootOf = (square: number): number => {
    let root = square
    while (parent[root] !== root) {
      parent[root] = parent[parent[root] ?? root] ?? root
      root = parent[root] ?? root
    }
    return root
  }
  const there = squares.map(() => false)
  const order = squares.map((_, at) => at).sort((one, other) => (squares[one] ?? 0) - (squares[other] ?? 0))
  for (const at of order) {
    there[at] = true
    const near = [at - side, at + side]
    if (at % side > 0) near.push(at - 1)
    if ((at + 1) % side > 0) near.push(at + 1)
    for (const other of near) if (there[other]) parent[rootOf(other)] = rootOf(at)
    if (rootOf(0) === rootOf(squares.length - 1)) return squares[at] ?? 0
  }
  return 0
}

export function small(random: Random): [number[][]] {
  return [mapOf(random, random.int(1, 5), random.pick([3, 9]))]
}

export function valid(heights: number[][]): string | undefined {
  if (heights.length < 1 || heights.length > 100) return 'There must be 1 to 100 rows.'
  if (heights.some((row) => row.length !== heights.length)) return 'There must be as many columns as rows.'
  if (heights.flat().some((height) => height < 0 || height > 1e9)) return 'A height must be from 0 to 10^9.'
  return undefined
}

export const mapOf = (random: Random, side: number, highest: number) =>
  random.array(side, () => random.ints(side, 0, highest))
