async function* countdown(from: number): AsyncGenerator<number, string, void> {
  for (let i = from; i > 0; i--) {
    await Promise.resolve()
    yield i
  }
  return 'liftoff'
}
class Range implements Iterable<number> {
  constructor(private from: number, private to: number, private step = 1) {}
  [Symbol.iterator](): Iterator<number> {
    let at = this.from
    return { next: () => (at < this.to ? { value: (at += this.step) - this.step, done: false } : { value: undefined, done: true }) }
  }
}
const lazy = <T>(it: Iterable<T>) => ({
  map: <U>(f: (t: T) => U) => lazy({ *[Symbol.iterator]() { for (const x of it) yield f(x) } }),
  filter: (f: (t: T) => boolean) => lazy({ *[Symbol.iterator]() { for (const x of it) if (f(x)) yield x } }),
  take: (n: number) => lazy({ *[Symbol.iterator]() { if (n > 0) { let i = 0; for (const x of it) { yield x; if (++i >= n) return } } } }),
  toArray: (): T[] => [...it],
})
const sleep = (ms: number): Promise<void> => new Promise((r) => setTimeout(r, ms))
async function main(): Promise<number> {
  for await (const n of countdown(3)) console.log(n)
  console.log([...new Range(0, 10, 3)], Array.from(new Range(1, 4), (x) => x ** x))
  console.log(lazy(new Range(1, Infinity)).filter((x) => x % 7 === 3).map((x) => x * x).take(4).toArray())
  const order: string[] = []
  await Promise.all(['a', 'b', 'c'].map(async (x, i) => {
    await sleep(10 - i * 3)
    order.push(x)
  }))
  const settled = await Promise.allSettled([sleep(1).then(() => 1), Promise.reject('no')])
  console.log(order, settled)
  const [x, y] = await Promise.all([Promise.resolve(1), 'two'] as const)
  console.log(x.toFixed(1), y.length)
  return order.length
}
main().then((n) => console.log('finished', n)).finally(() => console.log('cleanup'))
console.log('started')
