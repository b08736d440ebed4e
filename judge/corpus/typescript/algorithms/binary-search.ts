function lowerBound<T>(xs: ArrayLike<T>, ok: (x: T) => boolean): number {
  let [lo, hi] = [0, xs.length]
  while (lo < hi) {
    const mid = (lo + hi) >>> 1
    if (ok(xs[mid]!)) hi = mid
    else lo = mid + 1
  }
  return lo
}
const xs = [1, 2, 2, 2, 5, 8, 13] as const
console.log(lowerBound(xs, (x) => x >= 2), lowerBound(xs, (x) => x > 2), lowerBound(xs, (x) => x > 99), lowerBound('abcxyz', (c) => c >= 'm'))
const isqrt = (n: bigint): bigint => {
  if (n < 2n) return n
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1)
  for (;;) {
    const y = (x + n / x) >> 1n
    if (y >= x) return x
    x = y
  }
}
console.log(isqrt(10n ** 50n), isqrt(99n), isqrt(2n * 10n ** 40n))
function median(a: number[], b: number[]): number {
  const all = [...a, ...b].sort((x, y) => x - y)
  const mid = all.length / 2
  return all.length % 2 ? all[Math.floor(mid)]! : (all[mid - 1]! + all[mid]!) / 2
}
const minSpeed = (piles: number[], hours: number): number => lowerBound([...Array(Math.max(...piles) + 1).keys()], (k) => k > 0 && piles.reduce((h, p) => h + Math.ceil(p / k), 0) <= hours)
console.log(median([1, 3], [2]), median([1, 2], [3, 4]), minSpeed([30, 11, 23, 4, 20], 6))
const rotated = (a: number[], t: number): number => {
  for (let l = 0, r = a.length - 1; l <= r; ) {
    const m = l + ((r - l) >> 1)
    if (a[m] === t) return m
    const leftSorted = a[l]! <= a[m]!
    const inLeft = leftSorted ? a[l]! <= t && t < a[m]! : !(a[m]! < t && t <= a[r]!)
    inLeft ? (r = m - 1) : (l = m + 1)
  }
  return -1
}
console.log([0, 3, 4, 7].map((t) => rotated([4, 5, 6, 7, 0, 1, 2], t)))
let [lo, hi] = [0, 10]
for (let i = 0; i < 100; i++) [lo, hi] = ((lo + hi) / 2) ** 3 < 50 ? [(lo + hi) / 2, hi] : [lo, (lo + hi) / 2]
console.log(lo.toFixed(10), Math.abs(lo - Math.cbrt(50)) < 1e-12)
