import type { Random } from '@callofcode/content/random'

export function solve(sign: string, wanted: string): number {
  const changes = Array.from({ length: sign.length + 1 }, (_, left) => [left])
  const at = (row: number, column: number) => changes[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let column = 1; column <= wanted.length; column++) {
    for (let row = 0; row <= sign.length; row++) {
      const kept = row > 0 && sign[row - 1] === wanted[column - 1] ? 0 : 1
      const best = Math.min(at(row - 1, column - 1) + kept, at(row - 1, column) + 1, at(row, column - 1) + 1)
      changes[row]?.push(best)
    }
  }
  return at(sign.length, wanted.length)
}

export function small(random: Random): [string, string] {
  return [random.string(random.int(0, 5), 'abc'), random.string(random.int(0, 5), 'abc')]
}

export function valid(sign: string, wanted: string): string | undefined {
  for (const word of [sign, wanted]) {
    if (word.length > 300) return 'A word may have at most 300 letters.'
    if (!/^[a-z]*$/.test(word)) return 'A word may hold the letters a to z only.'
  }
  return undefined
}
