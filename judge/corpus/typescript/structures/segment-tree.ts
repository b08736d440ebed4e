interface Monoid<T> {
  readonly empty: T
  concat(a: T, b: T): T
}
const sum: Monoid<number> = { empty: 0, concat: (a, b) => a + b }
const max: Monoid<number> = { empty: -Infinity, concat: Math.max }
const text: Monoid<string> = { empty: '', concat: (a, b) => a + b }
class SegmentTree<T> {
  private readonly tree: T[]
  private readonly n: number
  constructor(values: readonly T[], private readonly m: Monoid<T>) {
    this.n = values.length
    this.tree = [...Array<T>(this.n).fill(m.empty), ...values]
    for (let i = this.n - 1; i > 0; i--) this.tree[i] = m.concat(this.tree[2 * i]!, this.tree[2 * i + 1]!)
  }
  set(i: number, v: T): void {
    this.tree[(i += this.n)] = v
    for (i >>= 1; i > 0; i >>= 1) this.tree[i] = this.m.concat(this.tree[2 * i]!, this.tree[2 * i + 1]!)
  }
  query(l: number, r: number): T {
    let [a, b] = [this.m.empty, this.m.empty]
    for (l += this.n, r += this.n; l < r; l >>= 1, r >>= 1) {
      if (l & 1) a = this.m.concat(a, this.tree[l++]!)
      if (r & 1) b = this.m.concat(this.tree[--r]!, b)
    }
    return this.m.concat(a, b)
  }
}
const nums = [5, 3, 8, 6, 2, 7, 4]
const s = new SegmentTree(nums, sum)
const mx = new SegmentTree(nums, max)
console.log(s.query(1, 5), mx.query(0, 3), mx.query(2, 2))
s.set(2, 100)
console.log(s.query(0, 7), s.query(2, 3), new SegmentTree([...'abcdefg'], text).query(2, 6))
console.log(new SegmentTree([1, 2, 3], sum))
class Fenwick {
  readonly #t: Float64Array
  constructor(n: number) {
    this.#t = new Float64Array(n + 1)
  }
  add(i: number, v: number): void {
    for (i++; i < this.#t.length; i += i & -i) this.#t[i]! += v
  }
  prefix(i: number): number {
    let r = 0
    for (; i > 0; i &= i - 1) r += this.#t[i]!
    return r
  }
}
const f = new Fenwick(10)
let inversions = 0
;[3, 1, 4, 1, 5, 9, 2, 6].forEach((x, i) => {
  inversions += i - f.prefix(x + 1)
  f.add(x, 1)
})
console.log(inversions, f)
