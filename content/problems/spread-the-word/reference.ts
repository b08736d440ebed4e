import type { Random } from '@callofcode/content/random'

type Given = [members: number, friends: number[][], starters: number[], quiet: number[]]

export function solve(...[members, friends, starters, quiet]: Given): number {
  const near = Array.from({ length: members }, (): number[] => [])
  for (const [one = 0, other = 0] of friends) {
    near[one]?.push(other)
    near[other]?.push(one)
  }
  const silent = new Set(quiet)
  const known = new Set(starters)
  let latest = starters
  let minute = 0
  while (known.size < members) {
    const told = latest.filter((one) => !silent.has(one)).flatMap((one) => near[one] ?? [])
    latest = [...new Set(told)].filter((one) => !known.has(one))
    if (latest.length === 0) return -1
    for (const one of latest) known.add(one)
    minute++
  }
  return minute
}

export function small(random: Random): Given {
  const members = random.int(1, 7)
  const most = (members * (members - 1)) / 2
  const friends = random.graph(members, random.int(0, Math.min(most, members + 2)))
  const starters = random.distinct(random.int(1, Math.min(2, members)), 0, members - 1)
  return [members, friends, starters, random.distinct(random.int(0, members >> 1), 0, members - 1)]
}

export function valid(...[members, friends, starters, quiet]: Given): string | undefined {
  if (members < 1 || members > 20_000) return 'There must be 1 to 20 000 members.'
  if (friends.length > 40_000) return 'There may be at most 40 000 friendships.'
  const known = (one: number | undefined) => one !== undefined && one >= 0 && one < members
  if (friends.some((pair) => pair.length !== 2 || !pair.every(known) || pair[0] === pair[1]))
    return 'A friendship must be a pair of two different members.'
  const pairs = new Set(
    friends.map(([one = 0, other = 0]) => Math.min(one, other) * members + Math.max(one, other)),
  )
  if (pairs.size < friends.length) return 'No two friendships may be the same.'
  if (starters.length < 1) return 'There must be at least one starter.'
  const distinct = (list: number[]) => list.every(known) && new Set(list).size === list.length
  if (!distinct(starters)) return 'The starters must be different members.'
  if (!distinct(quiet)) return 'The quiet must be different members.'
  return undefined
}
