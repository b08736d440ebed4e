import type { Random } from '@callofcode/content/random'

/** Uses the Z function: how far the strip from each place on agrees with its beginning. */
export function solve(strip: string): number {
  const alike: number[] = [0]
  let [left, right] = [0, 0]
  for (let at = 1; at < strip.length; at++) {
    let length = at < right ? Math.min(right - at, alike[at - left] ?? 0) : 0
    while (at + length < strip.length && strip[length] === strip[at + length]) length++
    if (at + length > right) [left, right] = [at, at + length]
    if (at + length === strip.length) return at
    alike.push(length)
  }
  return strip.length
}

export function small(random: Random): [string] {
  const pattern = random.string(random.int(1, 5), 'ab')
  const strip = pattern.repeat(9).slice(0, random.int(1, 9))
  return [random.bool(0.3) ? strip + random.pick('ab') : strip]
}

export function valid(strip: string): string | undefined {
  if (strip.length < 1) return 'The strip must have at least one sign.'
  if (strip.length > 50_000) return 'The strip may have at most 50 000 signs.'
  if (!/^[a-z]+$/.test(strip)) return 'A sign must be a letter from a to z.'
  return undefined
}
