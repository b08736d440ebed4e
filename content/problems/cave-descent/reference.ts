import type { Random } from '@callofcode/content/random'

type Cave = (number | null)[]

/** Goes through the listed values row by row. The children of a row are the next values, two for each chamber. */
export function solve(cave: Cave): number {
  let levels = 0
  let from = 0
  let chambers = cave.length > 0 ? 1 : 0
  let width = chambers
  while (chambers > 0) {
    levels++
    from += width
    width = 2 * chambers
    chambers = cave.slice(from, from + width).filter((chamber) => chamber !== null).length
  }
  return levels
}

export function small(random: Random): [Cave] {
  return [random.binaryTree(random.int(0, 7), () => random.int(-3, 9))]
}

export function valid(cave: Cave): string | undefined {
  const chambers = cave.filter((chamber) => chamber !== null)
  if (chambers.length > 5000) return 'A cave may have at most 5000 chambers.'
  if (chambers.some((chamber) => Math.abs(chamber) > 1e9)) return 'A name must be from -10^9 to 10^9.'
  let places = 1
  for (const chamber of cave) {
    if (places === 0) return 'A chamber has no way that leads to it.'
    places += chamber === null ? -1 : 1
  }
  if (cave.at(-1) === null) return 'The list must end with a chamber.'
  return undefined
}
