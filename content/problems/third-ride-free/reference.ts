import type { Random } from '@callofcode/content/random'

const STATIONS = 3000
const CARS = 6000
const FARE = 1e9

export type Car = [a: number, b: number, fare: number]

/** Adds rides to the stations that just became cheaper, until no cost changes. */
export function solve(stdin: string): string {
  const [[stations = 0] = [], ...cars] = rowsOf(stdin)
  const near = Array.from({ length: stations + 1 }, (): [number, number][] => [])
  for (const [a = 0, b = 0, fare = 0] of cars) {
    near[a]?.push([b, fare])
    near[b]?.push([a, fare])
  }
  // The cost of station s after k rides of three is at 3s + k.
  const costs = new Array<number>(3 * stations + 3).fill(Number.POSITIVE_INFINITY)
  costs[3] = 0
  let cheaper = new Set([3])
  while (cheaper.size > 0) {
    const next = new Set<number>()
    for (const state of cheaper)
      for (const [to, fare] of near[Math.floor(state / 3)] ?? []) {
        const cost = (costs[state] ?? 0) + (state % 3 === 2 ? 0 : fare)
        const after = 3 * to + ((state + 1) % 3)
        if (cost >= (costs[after] ?? 0)) continue
        costs[after] = cost
        next.add(after)
      }
    cheaper = next
  }
  const least = Math.min(...costs.slice(3 * stations))
  return `${least === Number.POSITIVE_INFINITY ? -1 : least}\n`
}

export function small(random: Random): string {
  const stations = random.int(2, 5)
  return valley(stations, anyCars(random, stations, random.int(1, 6), 9))
}

export function valid(stdin: string): string | undefined {
  if (!/^\d+ \d+\n(\d+ \d+ \d+\n)*$/.test(stdin))
    return 'There must be a line with n and m, and then lines of three numbers.'
  const [[stations = 0, count = 0] = [], ...cars] = rowsOf(stdin)
  if (stations < 2 || stations > STATIONS) return 'n must be from 2 to 3000.'
  if (count > CARS) return 'm must be from 0 to 6000.'
  if (cars.length !== count) return 'There must be m cable cars.'
  const isStation = (one = 0) => one >= 1 && one <= stations
  if (!cars.every(([a, b]) => isStation(a) && isStation(b) && a !== b))
    return 'A car must go between two different stations from 1 to n.'
  if (cars.some(([, , fare = 0]) => fare < 1 || fare > FARE)) return 'A fare must be from 1 to 10^9.'
  return undefined
}

/** Returns the input of these cars. */
export const valley = (stations: number, cars: Car[]) =>
  [[stations, cars.length], ...cars].map((row) => `${row.join(' ')}\n`).join('')

export const anyCars = (random: Random, stations: number, count: number, most: number) =>
  random.array(count, (): Car => {
    const [a = 1, b = 2] = random.distinct(2, 1, stations)
    return [a, b, random.int(1, most)]
  })

const rowsOf = (stdin: string) =>
  stdin
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').map(Number))
