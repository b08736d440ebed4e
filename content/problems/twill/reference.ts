import type { Random } from '@callofcode/content/random'

/** Follows each line from its beginning at the upper or left edge, and counts the changes of colour. */
export function solve(cloth: string[]): number {
  const lines = new Map<number, string>()
  cloth.forEach((row, r) => {
    for (let c = 0; c < row.length; c++) lines.set(c - r, (lines.get(c - r) ?? '') + row[c])
  })
  return [...lines.values()].reduce(
    (sum, line) => sum + [...line].filter((colour, at) => at > 0 && colour !== line[at - 1]).length,
    0,
  )
}

export function small(random: Random): [string[]] {
  const columns = random.int(1, 4)
  return [random.array(random.int(1, 4), () => random.string(columns, 'ab'))]
}

export function valid(cloth: string[]): string | undefined {
  if (cloth.length < 1 || cloth.length > 200) return 'The cloth must have 1 to 200 rows.'
  const columns = cloth[0]?.length ?? 0
  if (columns < 1 || columns > 200) return 'A row must have 1 to 200 threads.'
  if (cloth.some((row) => row.length !== columns)) return 'All rows must have the same number of threads.'
  if (cloth.some((row) => !/^[a-z]+$/.test(row))) return 'A thread must be a letter from a to z.'
  return undefined
}
