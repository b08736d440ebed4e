import type { Random } from '@callofcode/content/random'

type Tree = (number | null)[]

/** Goes from the last fork to the first, as children stand behind their parents. Each fork passes its best way to its parent. */
export function solve(tree: Tree): number {
  const parents = parentsOf(tree)
  const best = new Map<number, number>()
  const sides = tree.map((): number[] => [])
  let most = Number.NEGATIVE_INFINITY
  for (let at = tree.length - 1; at >= 0; at--) {
    const nuts = tree[at]
    if (nuts === null || nuts === undefined) continue
    const [left = 0, right = 0] = sides[at] ?? []
    most = Math.max(most, nuts + left + right)
    best.set(at, nuts + Math.max(left, right))
    sides[parents[at] ?? -1]?.push(Math.max(0, best.get(at) ?? 0))
  }
  return most
}

export function small(random: Random): [Tree] {
  return [random.binaryTree(random.int(1, 7), () => random.int(-6, 9))]
}

export function valid(tree: Tree): string | undefined {
  const forks = tree.filter((fork) => fork !== null)
  if (forks.length < 1) return 'There must be at least one fork.'
  if (forks.length > 5000) return 'There may be at most 5000 forks.'
  if (forks.some((fork) => Math.abs(fork) > 1e5)) return 'The nuts of a fork must be from -10^5 to 10^5.'
  let places = 1
  for (const fork of tree) {
    if (places === 0) return 'No branch leads to one of the forks.'
    places += fork === null ? -1 : 1
  }
  if (tree.at(-1) === null) return 'The list must end with a fork.'
  return undefined
}

/** Returns for each place of the list the place of its parent. Every fork owns the next two places. */
function parentsOf(tree: Tree): number[] {
  const parents = [-1]
  for (const [at, fork] of tree.entries()) if (fork !== null) parents.push(at, at)
  return parents
}
