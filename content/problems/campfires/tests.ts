import type { Random } from '@callofcode/content/random'
import { evening, type Query, queriesOf } from './reference.ts'

const PEOPLE = 20_000
const QUERIES = 40_000

export const samples = [
  '5 7\njoin 1 2\nsame 1 3\njoin 3 2\nsize 1\njoin 1 3\nsize 2\nsame 3 1\n',
  '4 6\njoin 4 3\njoin 1 2\nsame 2 3\njoin 1 4\nsame 2 3\nsize 3\n',
]

const queries = (count: number, make: (at: number) => Query) =>
  Array.from({ length: count }, (_, at) => make(at))

/** Returns the joins, each followed by a query for the size of the same person's circle. */
const watched = (person: number, joins: Query[]) => joins.flatMap((join): Query[] => [join, ['size', person]])

export const tests = [
  evening(1, [['size', 1]]),
  evening(1, [['same', 1, 1]]),
  evening(1, [
    ['join', 1, 1],
    ['size', 1],
    ['same', 1, 1],
  ]),
  evening(2, [
    ['same', 1, 2],
    ['same', 2, 2],
    ['join', 2, 1],
    ['size', 2],
    ['same', 1, 2],
  ]),
  // The same circles are joined again and again, in both directions.
  evening(3, watched(1, [...queries(3, (): Query => ['join', 1, 2]), ['join', 2, 1], ['join', 2, 2]])),
  // Joins two pairs, and then adds a person to the middle of each.
  evening(6, [
    ['join', 1, 2],
    ['join', 2, 3],
    ['join', 4, 5],
    ['join', 5, 6],
    ['join', 2, 5],
    ['same', 1, 6],
    ['same', 3, 4],
    ['size', 6],
    ['size', 3],
  ]),
  // The joins form a ring. The last one closes it.
  evening(
    5,
    watched(
      3,
      queries(5, (at) => ['join', at + 1, ((at + 1) % 5) + 1]),
    ),
  ),
  (random: Random) => evening(10, queriesOf(random, 10, 60)),
  (random: Random) => evening(300, queriesOf(random, 300, 1000)),
  (random: Random) => evening(2000, queriesOf(random, 2000, 5000)),
  evening(
    PEOPLE,
    queries(QUERIES, (at) => ['same', (at % PEOPLE) + 1, PEOPLE]),
  ),
  // Everybody comes to the first person's fire, named first or second.
  evening(
    PEOPLE,
    watched(
      1,
      queries(PEOPLE - 1, (at) => ['join', 1, at + 2]),
    ),
  ),
  evening(
    PEOPLE,
    watched(
      1,
      queries(PEOPLE - 1, (at) => ['join', at + 2, 1]),
    ),
  ),
  evening(
    PEOPLE,
    watched(
      PEOPLE,
      queries(PEOPLE - 1, (at) => ['join', at + 1, at + 2]),
    ),
  ),
  evening(
    PEOPLE,
    watched(
      1,
      queries(PEOPLE - 1, (at) => ['join', at + 2, at + 1]),
    ),
  ),
  // Joins pairs, then pairs of pairs and so on, and then queries everybody.
  evening(16_384, [
    ...queries(16_383, (at): Query => {
      const step = 2 ** (13 - Math.floor(Math.log2(at + 1)))
      const begin = (at + 1 - 8192 / step) * 2 * step
      return ['join', begin + 1, begin + step + 1]
    }).reverse(),
    ...queries(16_384, (at): Query => ['size', at + 1]),
  ]),
  (random: Random) => evening(PEOPLE, queriesOf(random, PEOPLE, QUERIES)),
]
