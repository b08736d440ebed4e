import type { Random } from '@callofcode/content/random'

/** Goes from paddler to paddler. For each set of taken seats, written as a text, it keeps the strongest crew. */
export function solve(strength: number[][]): number {
  let crews = new Map([['', 0]])
  for (const row of strength) {
    const next = new Map<string, number>()
    for (const [taken, sum] of crews) {
      for (const [seat, strong] of row.entries()) {
        const letter = String.fromCharCode(97 + seat)
        if (strong < 0 || taken.includes(letter)) continue
        const more = [...taken, letter].sort().join('')
        next.set(more, Math.max(next.get(more) ?? 0, sum + strong))
      }
    }
    crews = next
  }
  return Math.max(-1, ...crews.values())
}

export function small(random: Random): [number[][]] {
  const seats = random.int(1, 4)
  return [crew(random, seats, 9, random.pick([0, 0.2, 0.5]))]
}

export function valid(strength: number[][]): string | undefined {
  if (strength.length < 1) return 'There must be at least one paddler.'
  if (strength.length > 13) return 'There may be at most 13 paddlers.'
  if (strength.some((row) => row.length !== strength.length))
    return 'There must be as many seats as paddlers.'
  if (strength.flat().some((strong) => strong < -1 || strong > 1e6))
    return 'A strength must be from -1 to 10^6.'
  return undefined
}

/** Makes a crew in which a share of about `unable` of the seats cannot be used. */
export const crew = (random: Random, seats: number, strongest: number, unable: number) =>
  random.array(seats, () => random.array(seats, () => (random.bool(unable) ? -1 : random.int(0, strongest))))
