import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A value that all code has which a piece of work begins, however late it runs. Node.js 20 and 22 pay for it with hooks on each promise and each
 * tick of the process, a large part of what a ready-made answer costs. So it is switched off while no work has one (docs/decisions/0110).
 * What a work begins and does not wait for may have no value once the work has ended.
 */
export class Context<T> {
  readonly #storage = new AsyncLocalStorage<T>()
  #works = 0

  get value(): T | undefined {
    return this.#storage.getStore()
  }

  /** Runs `work` with the value, which it has until the promise that it returns is settled. */
  run<R>(value: T, work: () => Promise<R>): Promise<R> {
    return this.hold(() => this.#storage.run(value, work))
  }

  /** Runs the rest of something in a callback. The value lasts as long as what keeps it. */
  enter(value: T, rest: () => void) {
    this.#storage.run(value, rest)
  }

  /** Values last at least until the promise of `work` is settled. */
  async hold<R>(work: () => Promise<R>): Promise<R> {
    const leave = this.keep()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Values last at least until the returned function is called, once. */
  keep(): () => void {
    this.#works += 1
    return () => {
      this.#works -= 1
      if (this.#works === 0) this.#storage.disable()
    }
  }
}
