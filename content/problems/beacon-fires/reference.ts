import type { Random } from '@callofcode/content/random'

const HILLS = 5000
const LINKS = 20_000
const LONGEST = 100_000

export type Given = [links: number[][], hills: number, first: number]

/** Improves times from the hills whose own time has just improved, until no time changes. */
export function solve(...[links, hills, first]: Given): number {
  const lit = new Array<number>(hills + 1).fill(Number.POSITIVE_INFINITY)
  const after = lit.map((): number[][] => [])
  for (const link of links) after[link[0] ?? 0]?.push(link)
  lit[first] = 0
  let changed = new Set([first])
  while (changed.size > 0) {
    const next = new Set<number>()
    for (const hill of changed)
      for (const [from = 0, to = 0, minutes = 0] of after[hill] ?? []) {
        const minute = (lit[from] ?? 0) + minutes
        if (minute >= (lit[to] ?? 0)) continue
        lit[to] = minute
        next.add(to)
      }
    changed = next
  }
  const last = lit.slice(1).reduce((one, other) => Math.max(one, other), 0)
  return last === Number.POSITIVE_INFINITY ? -1 : last
}

export function small(random: Random): Given {
  const hills = random.int(1, 5)
  const most = Math.min(hills * (hills - 1), 9)
  return country(random, hills, random.int(Math.min(hills - 1, most), most), 0, 9)
}

export function valid(...[links, hills, first]: Given): string | undefined {
  if (hills < 1 || hills > HILLS) return 'There must be from 1 to 5000 hills.'
  if (first < 1 || first > hills) return '`first` must be one of the hills.'
  if (links.length > LINKS) return 'There may be at most 20 000 links.'
  if (links.some((link) => link.length !== 3)) return 'A link must be three numbers.'
  const isHill = (one = 0) => one >= 1 && one <= hills
  if (!links.every(([from, to]) => isHill(from) && isHill(to) && from !== to))
    return 'A link must lead from one hill to another.'
  if (links.some(([, , minutes = 0]) => minutes < 0 || minutes > LONGEST))
    return 'A link must take from 0 to 10^5 minutes.'
  const ways = new Set(links.map(([from = 0, to = 0]) => from * (hills + 1) + to))
  if (ways.size < links.length) return 'No two links may lead from the same hill to the same one.'
  return undefined
}

/** Makes `count` different random links. With several links per hill, nearly all hills can be reached. */
export function country(random: Random, hills: number, count: number, low: number, high: number): Given {
  const ways = random.distinct(count, 0, Math.max(0, hills * (hills - 1) - 1))
  const links = ways.map((way) => {
    const from = Math.floor(way / (hills - 1))
    const to = way % (hills - 1)
    return [from + 1, (to < from ? to : to + 1) + 1, random.int(low, high)]
  })
  return [links, hills, random.int(1, hills)]
}
