import type { Random } from '@callofcode/content/random'

/** Returns the highest post of all. */
export function solve(test: string): string {
  const heights = read(test)
  return `! ${heights.indexOf(heights.reduce((most, one) => Math.max(most, one))) + 1}\n`
}

export const written = (heights: number[]) => `${heights.length}\n${heights.join(' ')}\n`

const read = (test: string) => (test.split('\n')[1] ?? '').split(' ').map(Number)

/** Removes heights that equal the previous height. */
export const uneven = (heights: number[]) => heights.filter((one, at) => one !== heights[at - 1])

export function small(random: Random): string {
  return written(uneven(random.ints(random.int(1, 7), -9, 9)))
}

export function valid(test: string): string | undefined {
  if (!/^\d+\n-?\d+( -?\d+)*\n$/.test(test))
    return 'There must be two lines of whole numbers: n and the heights.'
  const heights = read(test)
  if (heights.length !== Number(test.split('\n')[0]))
    return 'The first number must say how many posts there are.'
  if (heights.length > 20_000) return 'There may be at most 20 000 posts.'
  if (heights.some((height) => Math.abs(height) > 1e9)) return 'A height must be from -10^9 to 10^9.'
  if (uneven(heights).length < heights.length) return 'No two neighbours may be equally high.'
  return undefined
}
