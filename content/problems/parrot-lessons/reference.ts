import type { Random } from '@callofcode/content/random'

/** Uses the Z function. A place that agrees with the beginning for z sounds counts for each of the first z lessons. */
export function solve(phrase: string): number[] {
  const n = phrase.length
  const agrees: number[] = [n]
  let [left, right] = [0, 0]
  for (let at = 1; at < n; at++) {
    let sounds = at < right ? Math.min(right - at, agrees[at - left] ?? 0) : 0
    while (at + sounds < n && phrase[sounds] === phrase[at + sounds]) sounds++
    if (at + sounds > right) [left, right] = [at, at + sounds]
    agrees.push(sounds)
  }
  const exactly = new Array<number>(n + 1).fill(0)
  for (const sounds of agrees) exactly[sounds] = (exactly[sounds] ?? 0) + 1
  for (let lesson = n - 1; lesson > 0; lesson--)
    exactly[lesson] = (exactly[lesson] ?? 0) + (exactly[lesson + 1] ?? 0)
  return exactly.slice(1)
}

export function small(random: Random): [string] {
  return [random.string(random.int(1, 9), random.bool(0.8) ? 'ab' : 'abc')]
}

export function valid(phrase: string): string | undefined {
  if (phrase.length < 1) return 'The phrase must have at least one sound.'
  if (phrase.length > 50_000) return 'The phrase may have at most 50 000 sounds.'
  if (!/^[a-z]+$/.test(phrase)) return 'A sound must be a letter from a to z.'
  return undefined
}
