type Fn<A, B> = (a: A) => B
const compose = <A, B, C>(f: Fn<B, C>, g: Fn<A, B>): Fn<A, C> => (a) => f(g(a))
function pipe<A>(a: A): A
function pipe<A, B>(a: A, f: Fn<A, B>): B
function pipe<A, B, C>(a: A, f: Fn<A, B>, g: Fn<B, C>): C
function pipe<A, B, C, D>(a: A, f: Fn<A, B>, g: Fn<B, C>, h: Fn<C, D>): D
function pipe(a: unknown, ...fs: Fn<unknown, unknown>[]): unknown {
  return fs.reduce((v, f) => f(v), a)
}
class Maybe<T> {
  private constructor(private readonly value: T | null) {}
  static of = <U>(v: U | null | undefined): Maybe<U> => new Maybe(v ?? null)
  map<U>(f: (t: T) => U | null | undefined): Maybe<U> {
    return this.value === null ? Maybe.of<U>(null) : Maybe.of(f(this.value))
  }
  orElse(d: T): T {
    return this.value ?? d
  }
}
const byName = new Map([['ann', { boss: 'bob' }], ['bob', { boss: null }]])
const bossOf = (n: string) => Maybe.of(byName.get(n)).map((p) => p.boss).map((b) => b.toUpperCase()).orElse('nobody')
console.log(['ann', 'bob', 'zoe'].map(bossOf), Maybe.of(5), Maybe.of(0).orElse(9))
console.log(pipe('hello world', (s) => s.split(' '), (ws) => ws.map((w) => w.length), (ls) => ls.reduce((a, b) => a + b)))
console.log(compose((n: number) => n + 1, (s: string) => s.length)('four'), pipe(1))
const partition = <T, U extends T>(xs: T[], p: (x: T) => x is U): [U[], Exclude<T, U>[]] => [xs.filter(p), xs.filter((x): x is Exclude<T, U> => !p(x))]
console.log(partition([1, 'a', 2, 'b'] as (number | string)[], (x): x is string => typeof x === 'string'))
const range = (n: number): number[] => [...Array(n).keys()]
const cartesian = <T>(...lists: T[][]): T[][] => lists.reduce<T[][]>((acc, l) => acc.flatMap((a) => l.map((x) => [...a, x])), [[]])
console.log(cartesian(range(2), [7, 8]), cartesian(['a'], ['b', 'c'], ['d']).map((x) => x.join('')))
const lens = <S, A>(get: (s: S) => A, set: (a: A, s: S) => S) => ({ get, set, over: (f: (a: A) => A) => (s: S) => set(f(get(s)), s) })
const city = lens((p: { name: string; home: { city: string } }) => p.home.city, (c, p) => ({ ...p, home: { ...p.home, city: c } }))
console.log(city.over((c) => c.toUpperCase())({ name: 'x', home: { city: 'oslo' } }))
type Church = <T>(f: (x: T) => T) => (x: T) => T
const two: Church = (f) => (x) => f(f(x))
const add = (m: Church, n: Church): Church => (f) => (x) => m(f)(n(f)(x))
console.log(add(two, add(two, two))((n: number) => n + 1)(0), two((s: string) => s + '!')('hi'))
