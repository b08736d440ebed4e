import type { Random } from '@callofcode/content/random'
import { type Request, written } from './reference.ts'

const MOST = 20_000
const LARGEST = 1e9

export const samples = [
  written([
    [1, 5, 60],
    [5, 9, 80],
    [6, 7, 30],
    [10, 10, 25],
    [2, 10, 100],
  ]),
  written([
    [4, 4, 10],
    [4, 4, 30],
    [4, 4, 20],
  ]),
  written([
    [200, 300, 7],
    [100, 199, 5],
  ]),
]

const requests = (count: number, request: (at: number) => Request) =>
  written(Array.from({ length: count }, (_, at) => request(at)))

const drawn = (random: Random, count: number, days: number, longest: number, dearest = LARGEST) =>
  requests(count, () => {
    const first = random.int(1, days)
    return [first, Math.min(days, first + random.int(0, longest)), random.int(1, dearest)]
  })

export const tests = [
  written([[1, 1, 1]]),
  written([[1, LARGEST, LARGEST]]),
  written([[LARGEST, LARGEST, 5]]),
  // A request ends on the day on which the next one begins, or one day earlier.
  written([
    [1, 2, 10],
    [2, 3, 11],
  ]),
  written([
    [1, 1, 10],
    [2, 3, 11],
  ]),
  // A long request competes with many short ones. It pays less than they do, or more.
  requests(6, (at) => (at < 5 ? [at + 1, at + 1, 10] : [1, 5, 49])),
  requests(6, (at) => (at < 5 ? [at + 1, at + 1, 10] : [1, 5, 51])),
  // The request that ends first blocks an expensive one.
  written([
    [1, 3, 5],
    [3, 6, 40],
    [7, 8, 5],
  ]),
  // The most expensive request blocks two that pay more together.
  written([
    [3, 5, 50],
    [1, 3, 30],
    [5, 9, 30],
  ]),
  // A request has the best price per day, but leaves no time for much else.
  written([
    [5, 5, 9],
    [1, 4, 20],
    [1, 9, 40],
  ]),
  // In the order of the first days, the requests that end in time are not next to each other.
  written([
    [1, 20, 30],
    [2, 3, 20],
    [4, 5, 20],
    [6, 7, 20],
    [21, 22, 1],
  ]),
  // Each request lies within the previous one.
  requests(50, (at) => [at + 1, 101 - at, 100 + at]),
  // Neighbours share a day. Every second request is accepted.
  requests(101, (at) => [at + 1, at + 2, 7]),
  (random: Random) => drawn(random, 30, 40, 8, 20),
  (random: Random) => drawn(random, 500, 1000, 30, 100),
  (random: Random) => drawn(random, 2000, 300, 300),
  // All requests can be accepted. They are listed from the last to the first.
  requests(MOST, (at) => [2 * (MOST - at), 2 * (MOST - at) + 1, LARGEST]),
  requests(MOST, () => [3, 3, LARGEST]),
  // Nearly all requests overlap.
  (random: Random) => drawn(random, MOST, LARGEST, LARGEST),
  (random: Random) => drawn(random, MOST, LARGEST, 1e6),
]
