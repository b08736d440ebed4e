import type { Random } from '@callofcode/content/random'

type Tree = (number | null)[]

/** Sorts all numbers and compares them with the order in the tree. The two numbers that differ are the answer. */
export function solve(cabinet: Tree): number[] {
  const order = inOrder(cabinet).map((place) => Number(cabinet[place]))
  const sorted = order.toSorted((one, other) => one - other)
  return sorted.filter((number, at) => number !== order[at])
}

/** Returns the places of the list in the order of the search tree. */
function inOrder(tree: Tree): number[] {
  const children: [number | undefined, number | undefined][] = []
  let next = 1
  for (const [place, value] of tree.entries()) {
    if (value === null) continue
    const child = (at: number) => ((tree[at] ?? null) === null ? undefined : at)
    children[place] = [child(next), child(next + 1)]
    next += 2
  }
  const order: number[] = []
  const waiting: number[] = []
  let at: number | undefined = 0
  while (waiting.length > 0 || at !== undefined) {
    for (; at !== undefined; at = children[at]?.[0]) waiting.push(at)
    const place: number = waiting.pop() ?? 0
    order.push(place)
    at = children[place]?.[1]
  }
  return order
}

/** Puts these numbers in order into a shape, with the numbers at two places of the order swapped. */
export function swapped(shape: Tree, numbers: number[], one: number, other: number): Tree {
  const sorted = numbers.toSorted((left, right) => left - right)
  const changed = sorted.with(one, sorted[other] ?? 0).with(other, sorted[one] ?? 0)
  const tree = [...shape]
  for (const [at, place] of inOrder(shape).entries()) tree[place] = changed[at] ?? 0
  return tree
}

export function small(random: Random): [Tree] {
  const count = random.int(2, 7)
  const [one = 0, other = 1] = random.distinct(2, 0, count - 1)
  const shape = random.binaryTree(count, () => 0)
  return [swapped(shape, random.distinct(count, -9, 9), one, other)]
}

export function valid(cabinet: Tree): string | undefined {
  const numbers = cabinet.filter((one) => one !== null)
  if (numbers.length < 2) return 'There must be at least two drawers.'
  if (numbers.length > 20_000) return 'There may be at most 20 000 drawers.'
  if (numbers.some((one) => Math.abs(one) > 1e9)) return 'A number must be from -10^9 to 10^9.'
  if (new Set(numbers).size < numbers.length) return 'All numbers must be different.'
  if (solve(cabinet).length !== 2) return 'Exactly two drawers must be swapped.'
  return heightOf(cabinet) > 1000 ? 'The height may be at most 1000.' : undefined
}

function heightOf(tree: Tree): number {
  let height = 0
  let at = 0
  for (let row = 1; row > 0 && at < tree.length; height++) {
    const drawers = tree.slice(at, at + row).filter((one) => one !== null).length
    at += row
    row = 2 * drawers
  }
  return height
}
