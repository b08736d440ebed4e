import type { Random } from '@callofcode/content/random'

export type Animal = [comes: number, treatment: number]

/** Keeps a tournament of all waiting animals. The animal with the shortest treatment is at its top. */
export function solve(animals: Animal[]): number[] {
  const count = animals.length
  const coming = animals
    .map((_, at) => at)
    .sort((one, other) => comesAt(animals, one) - comesAt(animals, other))
  // The tournament: node 1 is the winner, and the animals are at the leaves.
  const winners = new Array<number>(2 * count).fill(-1)
  const time = (at: number) => (at < 0 ? Number.POSITIVE_INFINITY : (animals[at]?.[1] ?? 0))
  const better = (one: number, other: number) =>
    time(one) < time(other) || (time(one) === time(other) && one < other) ? one : other
  const put = (at: number, player: number) => {
    winners[at + count] = player
    for (let node = (at + count) >> 1; node >= 1; node >>= 1)
      winners[node] = better(winners[2 * node] ?? -1, winners[2 * node + 1] ?? -1)
  }
  const order: number[] = []
  let [clock, there] = [0, 0]
  while (order.length < count) {
    if (there === order.length) clock = Math.max(clock, comesAt(animals, coming[there] ?? 0))
    for (; there < count && comesAt(animals, coming[there] ?? 0) <= clock; there++)
      put(coming[there] ?? 0, coming[there] ?? 0)
    const next = winners[1] ?? 0
    order.push(next)
    clock += time(next)
    put(next, -1)
  }
  return order
}

const comesAt = (animals: Animal[], at: number) => animals[at]?.[0] ?? 0

export function small(random: Random): [Animal[]] {
  return [someAnimals(random, random.int(1, 6), 12, 5)]
}

export const someAnimals = (random: Random, count: number, latest: number, longest: number) =>
  random.array(count, (): Animal => [random.int(0, latest), random.int(1, longest)])

export function valid(animals: Animal[]): string | undefined {
  if (animals.length < 1) return 'There must be at least one animal.'
  if (animals.length > 20_000) return 'There may be at most 20 000 animals.'
  if (animals.some((animal) => animal.length !== 2)) return 'An animal must be two numbers.'
  if (animals.some(([comes]) => comes < 0 || comes > 1e9)) return 'An animal must come from minute 0 to 10^9.'
  if (animals.some(([, treatment]) => treatment < 1 || treatment > 1e9))
    return 'A treatment must take from 1 to 10^9 minutes.'
  return undefined
}
