import type { Random } from '@callofcode/content/random'

export function solve(stone: string, name: string): string {
  const missing = new Map<string, number>()
  for (const letter of name) missing.set(letter, (missing.get(letter) ?? 0) + 1)
  let absent = name.length
  let [bestStart, bestLength] = [0, Number.POSITIVE_INFINITY]
  let start = 0
  for (let end = 0; end < stone.length; end++) {
    if (take(missing, stone.charAt(end), -1) >= 0) absent--
    while (absent === 0) {
      const length = end - start + 1
      if (length < bestLength) [bestStart, bestLength] = [start, length]
      if (take(missing, stone.charAt(start), 1) > 0) absent++
      start++
    }
  }
  return bestLength <= stone.length ? stone.slice(bestStart, bestStart + bestLength) : ''
}

export function small(random: Random): [string, string] {
  const letters = random.pick(['ab', 'abc', 'aAb'])
  return [random.string(random.int(1, 9), letters), random.string(random.int(1, 4), letters)]
}

export function valid(stone: string, name: string): string | undefined {
  for (const [what, text] of [
    ['stone', stone],
    ['name', name],
  ] as const) {
    if (text.length < 1) return `\`${what}\` must have at least one letter.`
    if (text.length > 20_000) return `\`${what}\` may have at most 20 000 letters.`
    if (/[^A-Za-z]/.test(text)) return `\`${what}\` may hold the letters A to Z and a to z only.`
  }
  return undefined
}

/** Changes the count of a missing letter, and returns the new count. */
function take(missing: Map<string, number>, letter: string, change: number): number {
  const count = (missing.get(letter) ?? 0) + change
  missing.set(letter, count)
  return count
}
