import {
  type Comparison,
  FEWEST_COMPARED,
  type ShapeKind,
  type SolutionShape,
} from '@callofcode/contract/explain/comparison'

/** The number of members by the shape of their best solution and its bucket of fuel. Eight buckets double the fuel. */
interface Count {
  readonly kind: ShapeKind
  readonly bucket: number
  readonly members: number
}

export interface Stand {
  readonly counts: readonly Count[]
  /** The member's own best solution, which is included in the counts. Null if it is not counted yet. */
  readonly best: (Omit<Count, 'members'> & { readonly fuel: number }) | null
  /** The bucket of the compared solution. */
  readonly bucket: number
  readonly isComplete: boolean
}

type Compared = Extract<Comparison, { state: 'compared' }>
export type Standing = Omit<Compared, 'language' | 'shape'> | { readonly state: 'few' }

/**
 * Compares a solution with those of others. It shows nothing of the others if they are so few that their authors could be
 * guessed.
 */
export function compare(stand: Stand, fuel: number, { kind }: Pick<SolutionShape, 'kind'>): Standing {
  const best = stand.best ?? { kind, bucket: stand.bucket, fuel }
  const counts = stand.best ? stand.counts : [...stand.counts, { ...best, members: 1 }]
  if (sumOf(counts) < FEWEST_COMPARED) return { state: 'few' }
  const others = [...counts, { ...best, members: -1 }]
  return {
    state: 'compared',
    fuel,
    best: best.fuel,
    isComplete: stand.isComplete,
    others: {
      more: sumOf(others.filter(({ bucket }) => bucket > stand.bucket)),
      same: sumOf(others.filter(({ bucket }) => bucket === stand.bucket)),
      less: sumOf(others.filter(({ bucket }) => bucket < stand.bucket)),
    },
    bars: barsOf(counts, best.bucket),
    shapes: shapesOf(counts, best.kind),
  }
}

const sumOf = (counts: readonly Pick<Count, 'members'>[]) =>
  counts.reduce((sum, { members }) => sum + members, 0)

const BUCKETS_TO_DOUBLE = 8
const fuelAt = (bucket: number) => Math.ceil(2 ** (bucket / BUCKETS_TO_DOUBLE))
const MOST_BARS = 8

function barsOf(counts: readonly Count[], own: number): Compared['bars'] {
  const buckets = counts.map(({ bucket }) => bucket)
  const [lowest, highest] = [Math.min(...buckets), Math.max(...buckets)]
  const step = Math.ceil((highest - lowest + 1) / MOST_BARS)
  const bars = Math.ceil((highest - lowest + 1) / step)
  return Array.from({ length: bars }, (_, at) => {
    const from = lowest + at * step
    const isIn = (bucket: number) => bucket >= from && bucket < from + step
    const members = sumOf(counts.filter(({ bucket }) => isIn(bucket)))
    return { from: fuelAt(from), to: fuelAt(from + step), members, own: isIn(own) }
  })
}

/** Lists the least fuel first. Kinds with few members are combined. */
function shapesOf(counts: readonly Count[], own: ShapeKind): Compared['shapes'] {
  const kinds = [...new Set(counts.map(({ kind }) => kind))]
  const groups = kinds.map((kind) => ({ kind, counts: counts.filter((one) => one.kind === kind) }))
  const isLarge = ({ counts }: (typeof groups)[number]) => sumOf(counts) >= FEWEST_COMPARED
  const shown = groups
    .filter(isLarge)
    .map(({ kind, counts }) => ({
      kind,
      members: sumOf(counts),
      median: medianOf(counts),
      own: kind === own,
    }))
    .sort((one, other) => one.median - other.median)
  const small = groups.filter((group) => !isLarge(group))
  if (small.length === 0) return shown
  const folded = small.flatMap(({ counts }) => counts)
  const members = sumOf(folded)
  const median = members >= FEWEST_COMPARED ? medianOf(folded) : null
  return [...shown, { kind: 'others', members, median, own: small.some(({ kind }) => kind === own) }]
}

/** Returns the middle of the median member's bucket, to two digits. The buckets allow no more precision. */
function medianOf(counts: readonly Count[]): number {
  const sorted = [...counts].sort((one, other) => one.bucket - other.bucket)
  let left = Math.ceil(sumOf(counts) / 2)
  for (const { bucket, members } of sorted) {
    left -= members
    if (left <= 0) return Number((2 ** ((bucket + 0.5) / BUCKETS_TO_DOUBLE)).toPrecision(2))
  }
  return 0
}
