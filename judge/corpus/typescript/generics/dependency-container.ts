type Constructor<T = object> = new (...args: never[]) => T
class Token<T> {
  declare readonly type: T
  constructor(readonly name: string) {}
}
class Container {
  private readonly factories = new Map<Token<unknown>, (c: Container) => unknown>()
  private readonly made = new Map<Token<unknown>, unknown>()
  provide<T>(token: Token<T>, factory: (c: Container) => T): this {
    this.factories.set(token, factory)
    return this
  }
  get<T>(token: Token<T>): T {
    if (!this.made.has(token)) {
      const f = this.factories.get(token)
      if (!f) throw new ReferenceError(`nothing provides ${token.name}`)
      this.made.set(token, f(this))
    }
    return this.made.get(token) as T
  }
}
interface Logger {
  log(m: string): void
  readonly lines: readonly string[]
}
class MemoryLogger implements Logger {
  readonly lines: string[] = []
  log = (m: string): void => void this.lines.push(m)
}
class Service {
  constructor(private readonly logger: Logger, readonly limit: number) {}
  work(n: number): boolean {
    this.logger.log(`work ${n}`)
    return n <= this.limit
  }
}
const LOGGER = new Token<Logger>('logger')
const LIMIT = new Token<number>('limit')
const SERVICE = new Token<Service>('service')
const c = new Container().provide(LOGGER, () => new MemoryLogger()).provide(SERVICE, (k) => new Service(k.get(LOGGER), k.get(LIMIT)))
try {
  c.get(SERVICE)
} catch (e) {
  console.log((e as Error).name, (e as Error).message)
}
c.provide(LIMIT, () => 3)
const s = c.get(SERVICE)
console.log(s.work(2), s.work(5), c.get(SERVICE) === s, c.get(LOGGER).lines)
function Timestamped<B extends Constructor>(Base: B) {
  return class extends (Base as Constructor) {
    stamp = 1234
  }
}
class Plain {
  name = 'plain'
}
const T = Timestamped(Plain)
const t = new T() as Plain & { stamp: number }
console.log(t.name, t.stamp, t instanceof Plain)
