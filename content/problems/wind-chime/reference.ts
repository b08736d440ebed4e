import type { Random } from '@callofcode/content/random'

type Tree = (number | null)[]

/** Goes from the last bar of the list to the first, as everything below a bar stands behind it. */
export function solve(chime: Tree): number {
  const sides: [number, number][] = []
  let next = 1
  for (const [place, weight] of chime.entries()) {
    if (weight === null) continue
    sides[place] = [next, next + 1]
    next += 2
  }
  const whole = new Array<number>(next + 1).fill(0)
  let level = 0
  for (let place = chime.length - 1; place >= 0; place--) {
    const weight = chime[place] ?? null
    if (weight === null) continue
    const [left = 0, right = 0] = (sides[place] ?? []).map((side) => whole[side] ?? 0)
    if (left === right) level++
    whole[place] = weight + left + right
  }
  return level
}

export function small(random: Random): [Tree] {
  return [random.binaryTree(random.int(1, 7), () => random.int(1, 3))]
}

export function valid(chime: Tree): string | undefined {
  const weights = chime.filter((one) => one !== null)
  if (weights.length < 1) return 'There must be at least one bar.'
  if (weights.length > 20_000) return 'There may be at most 20 000 bars.'
  if (weights.some((weight) => weight < 1 || weight > 1e9)) return 'A weight must be from 1 to 10^9.'
  return heightOf(chime) > 1000 ? 'The height may be at most 1000.' : undefined
}

function heightOf(tree: Tree): number {
  let height = 0
  let at = 0
  for (let row = 1; row > 0 && at < tree.length; height++) {
    const bars = tree.slice(at, at + row).filter((one) => one !== null).length
    at += row
    row = 2 * bars
  }
  return height
}
