type Observer<T> = { next: (v: T) => void; error?: (e: unknown) => void; complete?: () => void }
class Observable<T> {
  constructor(private readonly producer: (o: Required<Observer<T>>) => void) {}
  static of = <U>(...xs: U[]): Observable<U> => new Observable((o) => { xs.forEach((x) => o.next(x)); o.complete() })
  subscribe(observer: Observer<T> | ((v: T) => void)): void {
    const given = typeof observer === 'function' ? { next: observer } : observer
    let closed = false
    const guard = <A extends unknown[]>(f?: (...a: A) => void, last = false) => (...a: A): void => { if (!closed) { closed = last; f?.(...a) } }
    const full = { next: guard(given.next), error: guard(given.error, true), complete: guard(given.complete, true) }
    try {
      this.producer(full)
    } catch (e) {
      full.error(e)
    }
  }
  pipe<U>(f: (source: Observable<T>) => Observable<U>): Observable<U> {
    return f(this)
  }
}
const lift = <T, U>(step: (v: T, out: (u: U) => void) => void) => (src: Observable<T>): Observable<U> => new Observable((o) => src.subscribe({ ...o, next: (v) => step(v, o.next) }))
const map = <T, U>(f: (t: T) => U) => lift<T, U>((v, out) => out(f(v)))
const filter = <T>(p: (t: T) => boolean) => lift<T, T>((v, out) => p(v) && out(v))
const scan = <T, A>(f: (a: A, t: T) => A, acc: A) => lift<T, A>((v, out) => out((acc = f(acc, v))))
const seen: string[] = []
Observable.of(1, 2, 3, 4, 5).pipe(filter((x) => x % 2 === 1)).pipe(map((x) => x * 10)).pipe(scan((a: number, x) => a + x, 0)).subscribe({ next: (v) => seen.push(`next ${v}`), complete: () => seen.push('complete') })
console.log(seen)
new Observable<number>((o) => { o.next(1); o.complete(); o.next(2) }).subscribe((v) => console.log('value', v))
Observable.of('a', 'b').pipe(map((s) => { if (s === 'b') throw new Error(`bad ${s}`); return s.toUpperCase() })).subscribe({ next: console.log, error: (e) => console.log((e as Error).message) })
class Signal<T> {
  #value: T
  readonly #effects = new Set<(v: T) => void>()
  constructor(v: T) { this.#value = v }
  get value(): T { return this.#value }
  set value(v: T) { if (!Object.is(v, this.#value)) { this.#value = v; this.#effects.forEach((f) => f(v)) } }
  effect(f: (v: T) => void): () => boolean { this.#effects.add(f); f(this.#value); return () => this.#effects.delete(f) }
}
const s = new Signal(1)
const log: number[] = []
const stop = s.effect((v) => log.push(v))
s.value = 2
s.value = 2
console.log(stop(), (s.value += 5), log, s)
