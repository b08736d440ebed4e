import type { Random } from '@callofcode/content/random'

export function solve(stdin: string): string {
  const [, anglers = 0, ...places] = stdin.split(/\s+/).filter(Boolean).map(Number)
  const jetties = places.sort((one, other) => one - other)
  const possible = (distance: number) => {
    let taken = 0
    let free = Number.NEGATIVE_INFINITY
    for (const jetty of jetties)
      if (jetty >= free) {
        taken++
        free = jetty + distance
      }
    return taken >= anglers
  }
  // Goes from the largest power of two down and adds each power that is still possible.
  let distance = 0
  for (let step = 2 ** 30; step >= 1; step /= 2) if (possible(distance + step)) distance += step
  return `${distance}\n`
}

/** Returns the text of an input. */
export const written = (anglers: number, jetties: number[]) =>
  `${jetties.length} ${anglers}\n${jetties.join(' ')}\n`

export function small(random: Random): string {
  const jetties = random.int(2, 6)
  return written(random.int(2, jetties), random.distinct(jetties, 0, 25))
}

export function valid(stdin: string): string | undefined {
  if (!/^\d+ \d+\n\d+( \d+)*\n$/.test(stdin))
    return 'There must be two numbers, and then the jetties in one line.'
  const [count = 0, anglers = 0, ...jetties] = stdin.trimEnd().split(/\s/).map(Number)
  if (jetties.length !== count) return 'The first number must say how many jetties there are.'
  if (count > 20_000) return 'There may be at most 20 000 jetties.'
  if (anglers < 2 || anglers > count) return 'There must be from 2 to n anglers.'
  if (jetties.some((jetty) => jetty > 1e9)) return 'A jetty must be at 0 to 10^9 metres.'
  if (new Set(jetties).size < count) return 'No two jetties may be at the same place.'
  return undefined
}
