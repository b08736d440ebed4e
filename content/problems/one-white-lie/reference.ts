import type { Random } from '@callofcode/content/random'

/** Returns the answer of a person who knows the number. */
export const solve = (test: string): string => `! ${test.split(' ')[1]}\n`

export function small(random: Random): string {
  const most = random.int(1, 9)
  return written(most, random.int(1, most), random.int(0, 9))
}

export const written = (most: number, stitches: number, lie: number) => `${most} ${stitches} ${lie}\n`

export function valid(test: string): string | undefined {
  if (!/^\d+ \d+ \d+\n$/.test(test)) return 'There must be one line with three whole numbers.'
  const [most = 0, stitches = 0, lie = 0] = test.trim().split(' ').map(Number)
  if (most < 1 || most > 1e9) return 'n must be from 1 to 10^9.'
  if (stitches < 1 || stitches > most) return 'The number of stitches must be from 1 to n.'
  if (lie > 62) return 'The lie must be one of the 62 answers, or 0.'
  return undefined
}
