import type { Random } from '@callofcode/content/random'

export type Club = [name: string, gold: number, silver: number, bronze: number]

/** Sorts by each kind of medal in turn, from the least important one. The sort keeps the order of equal clubs. */
export function solve(stdin: string): string {
  const clubs = stdin
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(' '))
  clubs.sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  for (const part of [3, 2, 1]) clubs.sort((one, other) => Number(other[part]) - Number(one[part]))
  const medals = clubs.map((club) => club.slice(1).join(' '))
  return clubs.map(([name], place) => `${medals.indexOf(medals[place] ?? '') + 1} ${name}\n`).join('')
}

/** Returns the text of an input. */
export const written = (clubs: Club[]) =>
  [[clubs.length], ...clubs].map((line) => `${line.join(' ')}\n`).join('')

export function small(random: Random): string {
  const names = new Set(random.array(random.int(1, 6), () => random.string(2, 'abc')))
  return written(
    [...names].map((name) => [name, random.int(0, 2), random.int(0, 1), random.pick([0, 9, 10])]),
  )
}

export function valid(stdin: string): string | undefined {
  if (!/^\d+\n([a-z]{1,15}( \d{1,10}){3}\n)+$/.test(stdin))
    return 'The input must be lines of a name and three numbers, as the statement says.'
  const [count, ...lines] = stdin.trimEnd().split('\n')
  const clubs = lines.map((line) => line.split(' '))
  if (Number(count) !== clubs.length) return 'The first number must say how many clubs there are.'
  if (clubs.length > 5000) return 'There may be at most 5000 clubs.'
  if (new Set(clubs.map(([name]) => name)).size < clubs.length) return 'No two clubs may have the same name.'
  if (clubs.some(([, ...medals]) => medals.some((one) => Number(one) > 1e9 || String(Number(one)) !== one)))
    return 'A club may have 0 to 10^9 medals of a kind.'
  return undefined
}
