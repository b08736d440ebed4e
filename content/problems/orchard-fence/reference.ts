import type { Random } from '@callofcode/content/random'

const FURTHEST = 1_000_000

/** Uses Pick's theorem, with the area from trapeziums. */
export function solve(corners: number[][]): number {
  let [double, fence] = [0n, 0n]
  corners.forEach(([x = 0, y = 0], at) => {
    const [u = 0, v = 0] = corners[(at + 1) % corners.length] ?? []
    // The trapezium between this segment and the x-axis.
    double += BigInt(u - x) * BigInt(v + y)
    fence += BigInt(common(Math.abs(u - x), Math.abs(v - y)))
  })
  return Number(((double < 0n ? -double : double) - fence + 2n) / 2n)
}

const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other))

export function small(random: Random): [number[][]] {
  for (;;) {
    const places = random.distinct(random.int(3, 5), 0, 35)
    const corners = places.map((place) => [place % 6, Math.floor(place / 6)])
    if (valid(corners) === undefined) return [corners]
  }
}

export function valid(corners: number[][]): string | undefined {
  if (corners.length < 3 || corners.length > 1000) return 'There must be 3 to 1000 corners.'
  if (corners.some((corner) => corner.length !== 2)) return 'A corner must have two coordinates.'
  if (corners.flat().some((one) => Math.abs(one) > FURTHEST))
    return 'A coordinate must be from -10^6 to 10^6.'
  if (new Set(corners.map(String)).size < corners.length) return 'No corner may come twice.'
  if (corners.some((_, at) => turnsBack(corners, at)) || meetsItself(corners))
    return 'The fence must neither cross nor touch itself.'
  return undefined
}

const turn = (a: number[], b: number[], c: number[]) => {
  const [[ax = 0, ay = 0], [bx = 0, by = 0], [cx = 0, cy = 0]] = [a, b, c]
  return Math.sign((bx - ax) * (cy - ay) - (cx - ax) * (by - ay))
}

/** Returns whether the segment after a corner leads back over the segment before it. */
function turnsBack(corners: number[][], at: number): boolean {
  const of = (index: number) => corners[index % corners.length] ?? []
  const [a, b, c] = [of(at), of(at + 1), of(at + 2)]
  return turn(a, b, c) === 0 && !within(a, b, c)
}

/** Returns whether `b` is between `a` and `c`. All three are on one line. */
const within = (a: number[], b: number[], c: number[]) =>
  [0, 1].every((axis) => {
    const [from = 0, middle = 0, to = 0] = [a[axis], b[axis], c[axis]]
    return Math.min(from, to) <= middle && middle <= Math.max(from, to)
  })

/** Returns whether two segments that do not follow each other have a point in common. */
function meetsItself(corners: number[][]): boolean {
  const n = corners.length
  for (let one = 0; one < n; one++)
    for (let other = one + 2; other < n - (one === 0 ? 1 : 0); other++) {
      const [a = [], b = []] = [corners[one], corners[one + 1]]
      const [c = [], d = []] = [corners[other], corners[(other + 1) % n]]
      const apart = [0, 1].some(
        (axis) =>
          Math.max(a[axis] ?? 0, b[axis] ?? 0) < Math.min(c[axis] ?? 0, d[axis] ?? 0) ||
          Math.max(c[axis] ?? 0, d[axis] ?? 0) < Math.min(a[axis] ?? 0, b[axis] ?? 0),
      )
      if (!apart && turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0) return true
    }
  return false
}
