import type { Random } from '@callofcode/content/random'

const SIDE = 100
const TILES = '><v^.'

/** Finds, level by level, all tiles that can be reached with that many pushes, drifting included. */
export function solve(water: string[]): number {
  const columns = water[0]?.length ?? 0
  const tiles = water.join('')
  const leads: Record<string, (at: number) => number | undefined> = {
    '>': (at) => ((at + 1) % columns > 0 ? at + 1 : undefined),
    '<': (at) => (at % columns > 0 ? at - 1 : undefined),
    v: (at) => (at + columns < tiles.length ? at + columns : undefined),
    '^': (at) => (at >= columns ? at - columns : undefined),
  }
  const reached = new Set<number>()
  let level = [0]
  for (let pushes = 0; ; pushes++) {
    const drifted: number[] = []
    for (const start of level)
      for (let at: number | undefined = start; at !== undefined && !reached.has(at); ) {
        reached.add(at)
        drifted.push(at)
        at = leads[tiles[at] ?? '']?.(at)
      }
    if (reached.has(tiles.length - 1)) return pushes
    level = drifted.flatMap((at) => Object.values(leads).flatMap((lead) => lead(at) ?? []))
  }
}

export function small(random: Random): [string[]] {
  return [basin(random, random.int(1, 5), random.int(1, 5), random.pick([TILES, '><v^', '<^.', '>v<^>v']))]
}

export const basin = (random: Random, rows: number, columns: number, tiles = TILES) =>
  random.array(rows, () => random.string(columns, tiles))

export function valid(water: string[]): string | undefined {
  if (water.length < 1 || water.length > SIDE) return 'There must be 1 to 100 rows.'
  const columns = water[0]?.length ?? 0
  if (columns < 1 || columns > SIDE) return 'A row must have 1 to 100 tiles.'
  if (water.some((row) => row.length !== columns)) return 'All rows must have the same length.'
  if (!water.every((row) => /^[><v^.]+$/.test(row))) return 'A tile must be one of > < v ^ and the full stop.'
  return undefined
}
