/** A run on an input of size `n`, and the fuel that it used. */
export interface Point {
  readonly n: number
  readonly fuel: number
}

export const MODELS = ['1', 'log n', 'n', 'n log n', 'n²', 'n² log n', 'n³', '2^n'] as const
export type Model = (typeof MODELS)[number]

const SHAPES: Record<Model, (n: number) => number> = {
  '1': () => 0,
  'log n': Math.log2,
  n: (n) => n,
  'n log n': (n) => n * Math.log2(n),
  'n²': (n) => n ** 2,
  'n² log n': (n) => n ** 2 * Math.log2(n),
  'n³': (n) => n ** 3,
  '2^n': (n) => 2 ** n,
}

/** `fuel ≈ start + step · model(n)` */
export interface Fitted {
  readonly model: Model
  readonly start: number
  readonly step: number
  /** The mean distance of the points from the curve (root mean square), as a share of their fuel. */
  readonly error: number
}

export type Growth =
  | { readonly kind: 'clear'; readonly best: Fitted; readonly fits: readonly Fitted[] }
  /** Two or more models fit almost as well. */
  | { readonly kind: 'between'; readonly close: readonly Fitted[]; readonly fits: readonly Fitted[] }
  | { readonly kind: 'none fits'; readonly fits: readonly Fitted[] }
  | { readonly kind: 'too few'; readonly fits: readonly Fitted[] }

const FEWEST_POINTS = 5
/** The least factor from the smallest to the largest size. */
const LEAST_SPAN = 4
/** The largest error of a constant. */
const LEVEL = 0.02
const MOST_ERROR = 0.12
/** The second best model must have this many times the error of the best, and exceed it by this much. */
const TIMES_AS_FAR = 2
const FARTHER_BY = 0.01

/** Returns which model the points follow, and whether it is clear. */
export function growthOfPoints(points: readonly Point[]): Growth {
  const sizes = points.map(({ n }) => n)
  if (points.length < FEWEST_POINTS || Math.max(...sizes) < Math.min(...sizes) * LEAST_SPAN)
    return { kind: 'too few', fits: [] }
  const fits = MODELS.map((model) => ({ model, ...leastSquares(SHAPES[model], points) }))
    // 2^n is beyond all numbers where n is large.
    .filter(({ error }) => Number.isFinite(error))
    .sort((one, other) => one.error - other.error)
  const level = fits.find(({ model }) => model === '1')
  // Every other model also fits a constant, with a step near zero.
  if (level && level.error <= LEVEL) return { kind: 'clear', best: level, fits }
  const [best] = fits
  if (!best || best.error > MOST_ERROR) return { kind: 'none fits', fits }
  const near = fits.filter(
    ({ error }) => error < best.error * TIMES_AS_FAR || error < best.error + FARTHER_BY,
  )
  const above = near.length === 1 && hiddenPart(best, fits, points)
  const close = above ? [best, above] : near
  return close.length === 1 ? { kind: 'clear', best, fits } : { kind: 'between', close: inOrder(close), fits }
}

const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
/** A hidden part must reduce the error by at least this much. */
const TAKES_AWAY = 0.003
/** A larger remaining error is no sign of a hidden part, because a garbage collection bends a line too. */
const EXPLAINED = 0.015

/**
 * Returns the next larger model if a part of it explains much of the best model's error. On larger inputs that part would
 * dominate, like a sort that hardly shows beside a slow loop.
 */
function hiddenPart(best: Fitted, fits: readonly Fitted[], points: readonly Point[]): Fitted | undefined {
  const next = MODELS[MODELS.indexOf(best.model) + 1]
  const above = fits.find(({ model }) => model === next)
  if (!above || above.model === '2^n' || best.model === '1') return undefined
  const largest = Math.max(...points.map(({ n }) => n))
  const [lower, upper] = [SHAPES[best.model], SHAPES[above.model]]
  const mixed = (share: number) => (n: number) =>
    ((1 - share) * lower(n)) / lower(largest) + (share * upper(n)) / upper(largest)
  const error = Math.min(...SHARES.map((share) => leastSquares(mixed(share), points).error))
  const explains = error < Math.min(best.error / TIMES_AS_FAR, best.error - TAKES_AWAY, EXPLAINED)
  return explains ? above : undefined
}

const inOrder = (fits: readonly Fitted[]) =>
  [...fits].sort((one, other) => MODELS.indexOf(one.model) - MODELS.indexOf(other.model))

export const fittedAt = ({ model, start, step }: Fitted, n: number) => start + step * SHAPES[model](n)

/**
 * Least squares over shares: each point weighs 1 / fuel², so that small sizes count as much as large ones. Both parts must be at
 * least zero, because with a negative start every model would bend into its neighbour.
 */
function leastSquares(shape: (n: number) => number, points: readonly Point[]): Omit<Fitted, 'model'> {
  // fuel = start + step · x, divided by the fuel: 1 = start · u + step · v.
  const rows = points.map(({ n, fuel }) => ({ u: 1 / fuel, v: shape(n) / fuel }))
  const sum = (of: (row: { u: number; v: number }) => number) => rows.reduce((all, row) => all + of(row), 0)
  const uu = sum(({ u }) => u * u)
  const vv = sum(({ v }) => v * v)
  const uv = sum(({ u, v }) => u * v)
  const u1 = sum(({ u }) => u)
  const v1 = sum(({ v }) => v)
  const both = uu * vv - uv * uv
  const start = (u1 * vv - v1 * uv) / both
  const step = (v1 * uu - u1 * uv) / both
  const candidates = [
    { start: u1 / uu, step: 0 },
    ...(vv > 0 ? [{ start: 0, step: v1 / vv }] : []),
    ...(start >= 0 && step >= 0 ? [{ start, step }] : []),
  ]
  const errorOf = (one: { start: number; step: number }) =>
    Math.sqrt(sum(({ u, v }) => (one.start * u + one.step * v - 1) ** 2) / points.length)
  const fitted = candidates.map((one) => ({ ...one, error: errorOf(one) }))
  return fitted.reduce((best, one) => (one.error < best.error ? one : best))
}
