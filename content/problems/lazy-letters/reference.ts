import type { Random } from '@callofcode/content/random'

/** Stores for each beginning what may follow: letters, or the empty text for the end. */
export function solve(guests: string[]): number[] {
  const follow = new Map<string, Set<string>>()
  const beginnings = (name: string) => [...name].map((_, length) => name.slice(0, length))
  for (const name of guests)
    for (const beginning of [...beginnings(name), name])
      follow.set(beginning, (follow.get(beginning) ?? new Set()).add(name.charAt(beginning.length)))
  return guests.map((name) => beginnings(name).filter((one) => (follow.get(one)?.size ?? 0) > 1).length)
}

export function small(random: Random): [string[]] {
  const names = random.array(random.int(1, 6), () => random.string(random.int(1, 4), 'ab'))
  return [different(names)]
}

export const different = (names: string[]) => [...new Set(names)]

export function valid(guests: string[]): string | undefined {
  if (guests.length < 1 || guests.length > 10_000) return 'There must be 1 to 10 000 guests.'
  if (!guests.every((name) => /^[a-z]+$/.test(name))) return 'A name must be letters from a to z.'
  if (guests.join('').length > 60_000) return 'The names may have at most 60 000 letters in all.'
  if (new Set(guests).size < guests.length) return 'All names must be different.'
  return undefined
}
