import type { Random } from '@callofcode/content/random'

export function solve(words: string[]): string[][] {
  const bags = new Map<string, string[]>()
  for (const word of words) {
    const tiles = [...word].sort().join('')
    const bag = bags.get(tiles) ?? []
    bags.set(tiles, bag)
    bag.push(word)
  }
  return [...bags.values()]
}

export function small(random: Random): [string[]] {
  return [random.array(random.int(1, 6), () => random.string(random.int(0, 3), 'abc'))]
}

export function valid(words: string[]): string | undefined {
  if (words.length < 1) return 'There must be at least one word.'
  if (words.length > 10_000) return 'There may be at most 10 000 words.'
  if (words.some((word) => word.length > 100)) return 'A word may have at most 100 letters.'
  if (words.some((word) => !/^[a-z]*$/.test(word))) return 'A word may hold the letters a to z only.'
  if (words.join('').length > 100_000) return 'All words together may have at most 100 000 letters.'
  return undefined
}
