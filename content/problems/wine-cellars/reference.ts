import type { Random } from '@callofcode/content/random'

type Cellars = (number | null)[]

interface Cellar {
  year: number
  left?: Cellar
  right?: Cellar
}

export function solve(cellars: Cellars, k: number): number {
  return years(cellars).sort((one, other) => one - other)[k - 1] ?? -1
}

export function small(random: Random): [Cellars, number] {
  const count = random.int(1, 7)
  return [grown(random.distinct(count, 1990, 2005)), random.int(1, count)]
}

export function valid(cellars: Cellars, k: number): string | undefined {
  const all = years(cellars)
  if (all.length < 1) return 'There must be at least one cellar.'
  if (all.length > 5000) return 'There may be at most 5000 cellars.'
  if (all.some((year) => year < 0 || year > 1e5)) return 'A year must be from 0 to 10^5.'
  if (k < 1 || k > all.length) return 'k must be from 1 to the number of cellars.'
  let places = 1
  for (const year of cellars) {
    if (places === 0) return 'A cellar has no stair that leads to it.'
    places += year === null ? -1 : 1
  }
  return ordered(cellars) ? undefined : 'Older wine must lie to the left, younger wine to the right.'
}

const years = (cellars: Cellars) => cellars.filter((year) => year !== null)

/** Goes level by level, with the bounds of each cellar's place. */
function ordered(cellars: Cellars): boolean {
  const places: [number, number][] = [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]]
  return cellars.every((year, at) => {
    const [low, high] = places[at] ?? [0, 0]
    if (year === null) return true
    places.push([low, year], [year, high])
    return low < year && year < high
  })
}

/** Returns the search tree that results when these different years are inserted one after another. */
export function grown(values: number[]): Cellars {
  const [first, ...others] = values
  if (first === undefined) return []
  const root: Cellar = { year: first }
  for (const year of others) {
    let at = root
    for (;;) {
      const side = year < at.year ? 'left' : 'right'
      const next = at[side]
      if (!next) {
        at[side] = { year }
        break
      }
      at = next
    }
  }
  return listed(root)
}

function listed(root: Cellar): Cellars {
  const cellars: Cellars = []
  const row: (Cellar | undefined)[] = [root]
  for (const cellar of row) {
    cellars.push(cellar?.year ?? null)
    if (cellar) row.push(cellar.left, cellar.right)
  }
  while (cellars.at(-1) === null) cellars.pop()
  return cellars
}
