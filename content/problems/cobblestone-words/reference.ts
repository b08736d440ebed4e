import type { Random } from '@callofcode/content/random'

/** Finds all ways that spell a beginning of the word, letter after letter. A way is the list of its stones. */
export function solve(square: string[], word: string): boolean {
  const columns = square[0]?.length ?? 0
  const stones = square.join('')
  let ways = [...stones].map((_, stone) => [stone]).filter(([stone = 0]) => stones[stone] === word[0])
  for (const letter of word.slice(1))
    ways = ways.flatMap((way) =>
      beside(way.at(-1) ?? 0, columns, stones.length)
        .filter((stone) => stones[stone] === letter && !way.includes(stone))
        .map((stone) => [...way, stone]),
    )
  return ways.length > 0
}

function beside(stone: number, columns: number, all: number): number[] {
  const sides = [
    ...(stone % columns > 0 ? [stone - 1] : []),
    ...(stone % columns < columns - 1 ? [stone + 1] : []),
  ]
  return [...sides, stone - columns, stone + columns].filter((one) => one >= 0 && one < all)
}

export function small(random: Random): [string[], string] {
  const columns = random.int(1, 3)
  const letters = random.pick(['ab', 'abc'])
  return [
    random.array(random.int(1, 3), () => random.string(columns, letters)),
    random.string(random.int(1, 6), letters),
  ]
}

export function valid(square: string[], word: string): string | undefined {
  const columns = square[0]?.length ?? 0
  if (square.length < 1 || square.length > 6) return 'The square must have 1 to 6 rows.'
  if (columns < 1 || columns > 6) return 'A row must have 1 to 6 stones.'
  if (square.some((row) => row.length !== columns)) return 'All rows must have the same number of stones.'
  if (word.length < 1 || word.length > 10) return 'The word must have 1 to 10 letters.'
  if (!/^[a-z]+$/.test(square.join('') + word)) return 'A letter must be from a to z.'
  return undefined
}
