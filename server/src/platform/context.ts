import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A value for all code that a piece of work starts, however late it runs. Node.js 20 and 22 pay for it with hooks on each promise
 * and each tick. That is a large part of the cost of a cached response. So it is switched off while no work has a value
 * (docs/decisions/0110). Work that nobody waits for may lose the value once its starter has ended.
 */
export class Context<T> {
  readonly #storage = new AsyncLocalStorage<T>()
  #works = 0

  get value(): T | undefined {
    return this.#storage.getStore()
  }

  /** Runs `work` with the value until its promise is settled. */
  run<R>(value: T, work: () => Promise<R>): Promise<R> {
    return this.hold(() => this.#storage.run(value, work))
  }

  /** Runs the rest of some work in a callback. The value lasts as long as the work that holds it. */
  enter(value: T, rest: () => void) {
    this.#storage.run(value, rest)
  }

  /** Keeps values at least until the promise of `work` is settled. */
  async hold<R>(work: () => Promise<R>): Promise<R> {
    const leave = this.keep()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Keeps values at least until the returned function is called, once. */
  keep(): () => void {
    this.#works += 1
    return () => {
      this.#works -= 1
      if (this.#works === 0) this.#storage.disable()
    }
  }
}
