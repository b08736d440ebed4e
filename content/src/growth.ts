import type { Random } from './random.ts'

type Given = number | string | Given[]

/** Inputs of any size, which measure how the cost of a solution grows. They are not hidden tests. */
export interface Growth {
  /** The counted thing, named as in the signature. */
  readonly n: string
  /** The largest size that the constraints allow. */
  readonly most: number
  /** Makes an input of that size on which solutions must work. An early answer would hide how their cost grows. */
  readonly make: (random: Random, size: number) => Given[]
}

const MANY = 20_000

const numbers = (name: string, most: number, high: number, low = 0): Growth => ({
  n: `${name}.length`,
  most,
  make: (random, size) => [random.ints(size, low, high)],
})

/** A slow fall with small waves: code that searches ahead from each place has to go far. */
const falling = (random: Random, size: number, high: number) =>
  Array.from({ length: size }, (_, at) => Math.floor(((size - at) * (high - 10)) / size) + random.int(0, 10))

const spans = (random: Random, size: number, most: number) =>
  random.array(size, () => {
    const from = random.int(0, most - 1)
    return [from, random.int(from + 1, Math.min(most, from + 1 + Math.ceil(most / size)))]
  })

/** The only pair is the last two numbers, which cancel each other out. */
function lastPair(random: Random, size: number): Given[] {
  const others = random.distinct(size - 2, 1, 10 ** 8)
  return [[...others, 5 * 10 ** 8, 5 * 10 ** 8 - 1], 10 ** 9 - 1]
}

function gloves(random: Random, size: number): Given[] {
  const [single = 0, ...paired] = random.distinct(Math.floor(size / 2) + 1, 0, 10 ** 9)
  return [random.shuffle([single, ...paired, ...paired])]
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

const GROWTHS: Record<string, Growth> = {
  aground: {
    n: 'tides.length',
    most: MANY,
    make: (random, size) => [falling(random, size, 10_000)],
  },
  'back-on-the-square': numbers('cards', 1000, 1e5, -1e5),
  'barefoot-to-the-sea': numbers('heat', 5000, 1e5),
  'blocked-view': { n: 'heights.length', most: MANY, make: (random, size) => [falling(random, size, 1e9)] },
  'cave-descent': {
    n: 'cave',
    most: 5000,
    make: (random, size) => [random.binaryTree(size, (at) => at, 'complete') as Given[]],
  },
  'cloakroom-tickets': {
    n: 'tickets.length',
    most: MANY,
    make: (random, size) => [random.permutation(size, 1)],
  },
  cloudburst: numbers('stacks', MANY, 1e5),
  'ever-taller': { n: 'heights.length', most: MANY, make: (random, size) => [random.permutation(size, 1)] },
  'exact-postage': { n: 'postage', most: 5000, make: (_, size) => [[1, 5, 7, 11], size] },
  'fair-cuts': numbers('weights', MANY, 1e6, -1e6),
  'frost-watch': numbers('readings', 10_000, 1e6, -1e6),
  'last-bed': {
    n: 'scores.length',
    most: MANY,
    make: (random, size) => [random.distinct(size, 0, 1e9), Math.ceil(size / 2)],
  },
  'last-wagon-first': numbers('train', 10_000, 1e9),
  'lonely-glove': { n: 'gloves.length', most: 19_999, make: gloves },
  'night-bus': numbers('reach', MANY, 5, 1),
  'number-parade': numbers('numbers', 5000, 1e9),
  'one-stage': {
    n: 'shows.length',
    most: 10_000,
    make: (random, size) => [spans(random, size, 1_000_000)],
  },
  'open-air-cinema': {
    n: 'fronts.length',
    most: 15_000,
    make: (random, size) => [falling(random, size, 100_000).reverse()],
  },
  'packing-log': {
    n: 'log.length',
    most: MANY,
    make: (_, size) => [`${'('.repeat(Math.floor(size / 2))}${')'.repeat(Math.ceil(size / 2))}`],
  },
  'quayside-banner': numbers('poles', MANY, 10_000),
  'reversible-ribbon': { n: 'ribbon.length', most: 1000, make: (_, size) => ['a'.repeat(size)] },
  'road-works': {
    n: 'works.length',
    most: 10_000,
    make: (random, size) => [spans(random, size, 1_000_000_000)],
  },
  'saffron-trade': numbers('prices', MANY, 1e9),
  'sandbags-and-balloons': { n: 'pulls.length', most: MANY, make: lastPair },
  'shared-birdsong': {
    n: 'morning.length = evening.length',
    most: 700,
    make: (random, size) => [random.string(size), random.string(size)],
  },
  'shop-sign': {
    n: 'sign.length = wanted.length',
    most: 300,
    make: (random, size) => [random.string(size), random.string(size)],
  },
  'single-file': { n: 'n', most: 300_000, make: (_, size) => [size] },
  'sled-dog-biscuits': numbers('effort', MANY, 1e9),
  'spare-locker': {
    n: 'wristbands.length',
    most: MANY,
    make: (random, size) => [random.permutation(size, 1)],
  },
  'tide-table': {
    n: 'changes.length',
    most: MANY,
    make: (random, size) => [random.ints(size, -100, 100), 50],
  },
  'tomato-belt': numbers('belt', MANY, 2),
  'two-buttons': numbers('buttons', MANY, 2 ** 20 - 1),
  'wagon-spotter': {
    n: 'wagons.length',
    most: MANY,
    make: (random, size) => [random.string(size, SIGNS)],
  },
}

export const growthOf = (slug: string): Growth | undefined => GROWTHS[slug]
export const grown = Object.keys(GROWTHS)
