import type { Random } from '@callofcode/content/random'

const LANDINGS = 5000
const CANALS = 7500

export type Given = [landings: number, canals: number[][]]

/** Removes canals one by one from a tree that starts at landing 1, if another canal leads round them. */
export function solve(...[landings, canals]: Given): number[] {
  const { order, above, by, depth } = treeOf(landings, canals)
  // The highest landing in the tree that harmless canals are known to reach.
  const top = above.map((_, landing) => landing)
  const topOf = (landing: number): number => {
    let at = landing
    while (top[at] !== at) {
      top[at] = top[top[at] ?? at] ?? at
      at = top[at] ?? at
    }
    return at
  }
  for (const [canal, [a = 0, b = 0]] of canals.entries()) {
    if (by[a] === canal || by[b] === canal) continue
    let [one, other] = [topOf(a), topOf(b)]
    while (one !== other) {
      if ((depth[one] ?? 0) < (depth[other] ?? 0)) [one, other] = [other, one]
      top[one] = above[one] ?? 0
      one = topOf(one)
    }
  }
  const bridges = order.slice(1).filter((landing) => top[landing] === landing)
  return bridges.map((landing) => by[landing] ?? 0).sort((one, other) => one - other)
}

/** Searches breadth-first from landing 1. Returns the landing above each landing, and the canal between them. */
function treeOf(landings: number, canals: number[][]) {
  const near = Array.from({ length: landings + 1 }, (): [number, number][] => [])
  for (const [canal, [a = 0, b = 0]] of canals.entries()) {
    near[a]?.push([b, canal])
    near[b]?.push([a, canal])
  }
  const above = near.map(() => 0)
  const by = near.map(() => -1)
  const depth = near.map(() => 0)
  const order = [1]
  for (const landing of order)
    for (const [to, canal] of near[landing] ?? []) {
      if (to === 1 || by[to] !== -1) continue
      above[to] = landing
      by[to] = canal
      depth[to] = (depth[landing] ?? 0) + 1
      order.push(to)
    }
  return { order, above, by, depth }
}

export function small(random: Random): Given {
  const landings = random.int(1, 6)
  return town(random, random.tree(landings, { first: 1 }), landings > 1 ? random.int(0, 4) : 0)
}

/** Returns these canals, which connect all landings, with `more` random canals. */
export function town(random: Random, tree: number[][], more: number): Given {
  const landings = tree.length + 1
  return [landings, random.shuffle([...tree, ...random.array(more, () => random.distinct(2, 1, landings))])]
}

export function valid(...[landings, canals]: Given): string | undefined {
  if (landings < 1 || landings > LANDINGS) return 'There must be from 1 to 5000 landings.'
  if (canals.length > CANALS) return 'There may be at most 7500 canals.'
  if (canals.some((canal) => canal.length !== 2)) return 'A canal must be two numbers.'
  const isLanding = (one = 0) => one >= 1 && one <= landings
  if (!canals.every(([a, b]) => isLanding(a) && isLanding(b) && a !== b))
    return 'A canal must lie between two different landings.'
  if (treeOf(landings, canals).order.length < landings) return 'All landings must be connected.'
  return undefined
}
