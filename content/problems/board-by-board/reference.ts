import type { Random } from '@callofcode/content/random'

/** Tries each number of boards of the first kind, with all selections of the other kinds for the rest. */
export function solve(lengths: number[], wall: number): number[][] {
  const [first, ...others] = lengths
  if (first === undefined) return wall === 0 ? [[]] : []
  const found: number[][] = []
  for (let count = 0; count * first <= wall; count++) {
    const boards = Array.from({ length: count }, () => first)
    for (const rest of solve(others, wall - count * first)) found.push([...boards, ...rest])
  }
  return found
}

export function small(random: Random): [number[], number] {
  return [random.distinct(random.int(1, 3), 1, 6), random.int(1, 10)]
}

export function valid(lengths: number[], wall: number): string | undefined {
  if (lengths.length < 1) return 'There must be at least one length.'
  if (lengths.length > 8) return 'There may be at most 8 lengths.'
  if (lengths.some((length) => length < 1 || length > 40)) return 'A length must be from 1 to 40.'
  if (new Set(lengths).size < lengths.length) return 'All lengths must be different.'
  if (wall < 1 || wall > 40) return 'The wall must be from 1 to 40.'
  if (count(lengths, wall) > 1000) return 'There may be at most 1000 selections.'
  return undefined
}

function count(lengths: number[], wall: number): number {
  const ways = [1, ...Array.from({ length: wall }, () => 0)]
  for (const length of lengths)
    for (let at = length; at <= wall; at++) ways[at] = (ways[at] ?? 0) + (ways[at - length] ?? 0)
  return ways[wall] ?? 0
}
