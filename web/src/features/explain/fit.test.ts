import { expect, test } from 'vitest'
import { growthOfPoints, MODELS, type Model, type Point } from './fit.ts'

const SIZES = [8, 12, 16, 24, 32, 48, 64, 96, 128, 256, 512, 1024]
const pointsOf = (fuel: (n: number) => number, sizes = SIZES): Point[] =>
  sizes.map((n) => ({ n, fuel: Math.round(fuel(n)) }))
const said = (points: readonly Point[]) => {
  const growth = growthOfPoints(points)
  if (growth.kind === 'clear') return growth.best.model
  return growth.kind === 'between' ? growth.close.map(({ model }) => model).join(' or ') : growth.kind
}

const log = Math.log2
const KNOWN: Record<Model, (n: number) => number> = {
  '1': () => 5000,
  'log n': (n) => 900 + 300 * log(n),
  n: (n) => 4000 + 120 * n,
  'n log n': (n) => 4000 + 40 * n * log(n),
  'n²': (n) => 4000 + 9 * n ** 2,
  'n² log n': (n) => 4000 + 9 * n ** 2 * log(n),
  'n³': (n) => 4000 + 2 * n ** 3,
  '2^n': (n) => 4000 + 3 * 2 ** n,
}

test.each(MODELS)(
  'LEARN-247 fuel that grows like %s is found to grow so, with a waver of two in a hundred too',
  (model) => {
    const sizes = model === '2^n' ? [4, 6, 8, 10, 12, 15, 18, 20] : SIZES
    expect(said(pointsOf(KNOWN[model], sizes))).toBe(model)
    const wavering = (n: number) => KNOWN[model](n) * (1 + 0.02 * Math.sin(n * 7))
    if (model !== '1') expect(said(pointsOf(wavering, sizes))).toContain(model)
  },
)

test('LEARN-247 a table that doubles now and then still grows like n', () => {
  expect(said(pointsOf((n) => 3000 + 100 * n + 20 * 2 ** Math.ceil(log(n))))).toBe('n')
})

test('LEARN-248 what lies between two models, fits none, or has too few points is said to be unclear', () => {
  // An interpreter spends so much work on each element that the sort hardly shows.
  expect(said(pointsOf((n) => 90_000 + 180 * n + 4 * n * log(n)))).toBe('n or n log n')
  expect(said(pointsOf((n) => 100 * n ** 1.5))).toBe('none fits')
  expect(said(pointsOf((n) => 100 * n, [10, 20, 40, 80]))).toBe('too few')
  expect(said(pointsOf((n) => 100 * n, [10, 11, 12, 13, 14, 15]))).toBe('too few')
})

// Measurements of the judge: JavaScript with a garbage collection in the middle, and bisection in Python.
const TIDIED = [
  [4, 20685],
  [7, 22169],
  [12, 24585],
  [22, 29460],
  [39, 37730],
  [68, 52072],
  [121, 78388],
  [213, 125184],
  [376, 210619],
  [663, 369202],
  [1170, 677778],
  [2064, 1321037],
  [3641, 2746501],
  [6424, 4582919],
  [11335, 7508746],
  [20000, 12727441],
] as const
const BISECTED = [
  [4, 111650],
  [7, 112180],
  [12, 113096],
  [22, 114889],
  [39, 117961],
  [68, 123286],
  [121, 133160],
  [213, 150753],
  [376, 182719],
  [663, 240367],
  [1170, 342635],
  [2064, 527602],
  [3641, 855058],
  [6424, 1441938],
  [11335, 2495473],
  [20000, 4390303],
] as const

test('LEARN-248 what the tidying of an engine bends, or a bisection beside its loop, is not said to grow like n alone', () => {
  const points = (measured: readonly (readonly [number, number])[]) =>
    measured.map(([n, fuel]) => ({ n, fuel }))
  expect(said(points(BISECTED))).toBe('n or n log n')
  expect(said(points(TIDIED))).toBe('n or n log n')
  expect(growthOfPoints(points(TIDIED)).fits.every(({ error }) => Number.isFinite(error))).toBe(true)
})
