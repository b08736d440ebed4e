type Compare<T> = (a: T, b: T) => number
const ascending: Compare<number> = (a, b) => a - b
function quickSort<T>(xs: readonly T[], cmp: Compare<T>): T[] {
  if (xs.length < 2) return [...xs]
  const [pivot, ...rest] = xs as [T, ...T[]]
  return [...quickSort(rest.filter((x) => cmp(x, pivot) < 0), cmp), pivot, ...quickSort(rest.filter((x) => cmp(x, pivot) >= 0), cmp)]
}
function mergeSort<T>(xs: T[], cmp: Compare<T>): T[] {
  if (xs.length < 2) return xs
  const mid = xs.length >> 1
  const [l, r] = [mergeSort(xs.slice(0, mid), cmp), mergeSort(xs.slice(mid), cmp)]
  const out: T[] = []
  while (l.length && r.length) out.push((cmp(l[0]!, r[0]!) <= 0 ? l : r).shift()!)
  return out.concat(l, r)
}
function heapSort(a: Int32Array): Int32Array {
  const sift = (i: number, n: number): void => {
    for (let c = 2 * i + 1; c < n; i = c, c = 2 * i + 1) {
      if (c + 1 < n && a[c + 1]! > a[c]!) c++
      if (a[i]! >= a[c]!) return
      ;[a[i], a[c]] = [a[c]!, a[i]!]
    }
  }
  for (let i = a.length >> 1; i >= 0; i--) sift(i, a.length)
  for (let n = a.length - 1; n > 0; n--) {
    ;[a[0], a[n]] = [a[n]!, a[0]!]
    sift(0, n)
  }
  return a
}
const countingSort = (xs: number[], max: number): number[] => xs.reduce((c, x) => (c[x]!++, c), Array<number>(max + 1).fill(0)).flatMap((n, v) => Array<number>(n).fill(v))
const data = Array.from({ length: 15 }, (_, i) => (i * 37 + 11) % 50)
console.log(data.join())
for (const sorted of [quickSort(data, ascending), mergeSort(data, ascending), [...heapSort(Int32Array.from(data))], countingSort(data, 50)]) console.log(sorted.join())
console.log(heapSort(new Int32Array([3, -1, 2])))
const people: { name: string; age: number }[] = [{ name: 'Al', age: 30 }, { name: 'Bo', age: 25 }, { name: 'Cy', age: 30 }]
console.log(mergeSort(people, (a, b) => b.age - a.age))
console.log(quickSort(['b', 'C', 'a'], (a, b) => a.localeCompare(b)), quickSort([3n, 1n, 2n], (a, b) => Number(a - b)))
