type EventMap = { click: { x: number; y: number }; key: { code: string } }
const keys = ['click', 'key'] as const satisfies readonly (keyof EventMap)[]
const defaults: { readonly [K in keyof EventMap]: EventMap[K] } = { click: { x: 0, y: 0 }, key: { code: 'Enter' } }
function describe<K extends keyof EventMap>(kind: K, e: EventMap[K] = defaults[kind]): string {
  return `${kind}:${Object.entries(e).map(([k, v]) => `${k}=${v}`).join(',')}`
}
console.log(keys.map((k) => describe(k)), describe('click', { x: 3, y: -4 }))
type Tail<T extends unknown[]> = T extends [unknown, ...infer R] ? R : []
const tail = <T extends unknown[]>(...[, ...rest]: T): Tail<T> => rest as unknown as Tail<T>
console.log(tail(1, 'two', true), tail())
function merge<A extends object, B extends object>(a: A, b: B): Omit<A, keyof B> & B {
  return { ...a, ...b }
}
const m = merge({ a: 1, b: 'x' }, { b: 2, c: [3] })
console.log(m, m.b + m.a + m.c[0]!)
const entries = Object.entries as <T extends object>(o: T) => [keyof T & string, T[keyof T]][]
const invert = <K extends string, V extends string>(o: Record<K, V>): Record<V, K> => Object.fromEntries(entries(o).map(([k, v]) => [v, k])) as Record<V, K>
console.log(invert({ a: 'x', b: 'y' }), invert({ one: 'eins', two: 'zwei' }).zwei)
class Typed<const T extends readonly string[]> {
  constructor(private readonly names: T) {}
  index(n: T[number]): number {
    return this.names.indexOf(n)
  }
}
console.log(new Typed(['r', 'g', 'b']).index('g'), new Typed([]))
type NonEmpty<T> = [T, ...T[]]
const head = <T>([h]: NonEmpty<T>): T => h
const maxBy = <T>(xs: NonEmpty<T>, f: (x: T) => number): T => xs.reduce((a, b) => (f(b) > f(a) ? b : a))
console.log(head([5, 6]), maxBy(['aa', 'bbbb', 'c'], (s) => s.length))
const result = ((): { status: 'ok'; data: number[] } | { status: 'error'; message: string } => ({ status: 'ok', data: [1, 2] }))()
console.log(result.status === 'ok' ? result.data.length : result.message)
abstract class Repo<T extends { id: number }> {
  protected readonly rows = new Map<T['id'], Readonly<T>>()
  save(row: T): Readonly<T> {
    this.rows.set(row.id, Object.freeze({ ...row }))
    return this.rows.get(row.id)!
  }
  abstract find(q: Partial<T>): T[]
}
class MemoryRepo<T extends { id: number }> extends Repo<T> {
  find(q: Partial<T>): T[] {
    return [...this.rows.values()].filter((r) => (Object.keys(q) as (keyof T)[]).every((k) => r[k] === q[k]))
  }
}
const repo = new MemoryRepo<{ id: number; name: string; age?: number }>()
repo.save({ id: 1, name: 'a' })
repo.save({ id: 2, name: 'b', age: 3 })
console.log(repo.find({ name: 'b' }), repo.find({}).length, repo)
