import type { Random } from '@callofcode/content/random'

const MOST = 10_000
const DEAREST = 2e9

export type Given = [cups: number[], saucers: number[], k: number]

/** The set of the i-th cup and the j-th saucer has i * j sets that cost at most as much. So most sets can be excluded. */
export function solve(...[cups, saucers, k]: Given): number[] {
  const ordered = saucers.toSorted((one, other) => one - other)
  const prices = cups
    .toSorted((one, other) => one - other)
    .flatMap((cup, at) => ordered.slice(0, Math.floor(k / (at + 1))).map((saucer) => cup + saucer))
  return prices.sort((one, other) => one - other).slice(0, k)
}

export function small(random: Random): Given {
  const most = random.pick([3, 20])
  const [cups, saucers] = [random.int(1, 4), random.int(1, 4)]
  return [random.ints(cups, 1, most), random.ints(saucers, 1, most), random.int(1, cups * saucers)]
}

export function valid(...[cups, saucers, k]: Given): string | undefined {
  if (cups.length < 1 || cups.length > MOST) return 'There must be 1 to 10 000 cups.'
  if (saucers.length < 1 || saucers.length > MOST) return 'There must be 1 to 10 000 saucers.'
  if (k < 1 || k > MOST) return 'k must be from 1 to 10 000.'
  if (k > cups.length * saucers.length) return 'There must be at least k sets.'
  if ([...cups, ...saucers].some((price) => price < 1 || price > DEAREST))
    return 'A price must be from 1 to 2 * 10^9.'
  return undefined
}
