import type { Random } from '@callofcode/content/random'

/** Goes from each start as far as the signs stay different. A stretch is at most as long as the number of kinds of signs. */
export function solve(wagons: string): number {
  let longest = 0
  for (let start = 0; start < wagons.length; start++) {
    const seen = new Set<string>()
    let end = start
    while (end < wagons.length && !seen.has(wagons.charAt(end))) seen.add(wagons.charAt(end++))
    longest = Math.max(longest, end - start)
  }
  return longest
}

export function small(random: Random): [string] {
  return [random.string(random.int(0, 9), random.pick(['ab', 'abc', 'abcde', 'aA 1!']))]
}

export function valid(wagons: string): string | undefined {
  if (wagons.length > 20_000) return 'There may be at most 20 000 wagons.'
  if (/[^ -~]/.test(wagons)) return 'A sign must be a printable ASCII character.'
  return undefined
}
