interface HasLength {
  length: number
}
const longest = <T extends HasLength>(a: T, b: T): T => (a.length >= b.length ? a : b)
function groupBy<T, K extends string | number>(xs: readonly T[], key: (x: T) => K): Record<K, T[]> {
  return xs.reduce((acc, x) => {
    ;(acc[key(x)] ??= []).push(x)
    return acc
  }, {} as Record<K, T[]>)
}
const pluck = <T, K extends keyof T>(xs: T[], k: K): T[K][] => xs.map((x) => x[k])
function zip<A, B>(a: A[], b: B[]): [A, B][] {
  return a.slice(0, Math.min(a.length, b.length)).map((x, i) => [x, b[i]!])
}
class Container<T = string> {
  private items = new Set<T>()
  constructor(items: Iterable<T> = []) {
    for (const i of items) this.items.add(i)
  }
  add(...more: T[]): Container<T> {
    return new Container([...this.items, ...more])
  }
  map<U>(f: (x: T, i: number) => U): Container<U> {
    return new Container([...this.items].map(f))
  }
  toJSON(): T[] {
    return [...this.items]
  }
}
const users = [{ id: 1, name: 'Ann', team: 'red' }, { id: 2, name: 'Bo', team: 'blue' }, { id: 3, name: 'Cy', team: 'red' }]
console.log(longest('abc', 'de'), longest([1], [2, 3]), pluck(users, 'name'), zip([1, 2, 3], ['a', 'b']))
console.log(groupBy(users, (u) => u.team))
console.log(groupBy([1.2, 1.8, 2.1], Math.floor))
console.log(JSON.stringify(new Container([1, 2]).add(2, 3).map((x) => x * 2)), new Container('hello'))
const sortBy = <T>(...keys: ((x: T) => string | number)[]) => (a: T, b: T): number => {
  for (const k of keys) if (k(a) !== k(b)) return k(a) < k(b) ? -1 : 1
  return 0
}
console.log([...users].sort(sortBy((u) => u.team, (u) => -u.id)).map((u) => u.id))
const memoize = <A extends unknown[], R>(f: (...a: A) => R): ((...a: A) => R) & { cache: Map<string, R> } => {
  const cache = new Map<string, R>()
  return Object.assign((...a: A) => { const k = JSON.stringify(a); if (!cache.has(k)) cache.set(k, f(...a)); return cache.get(k)! }, { cache })
}
const binom: ((n: number, k: number) => number) & { cache: Map<string, number> } = memoize((n: number, k: number): number => (k === 0 || k === n ? 1 : binom(n - 1, k - 1) + binom(n - 1, k)))
console.log(binom(20, 10), binom.cache.size)
