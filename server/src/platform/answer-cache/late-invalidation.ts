/**
 * Removes responses that may be slightly stale from the cache once, some time after the first of many writes. A frequent write
 * then does not cost every reader the cached pages each time.
 */
export class LateInvalidation {
  readonly #invalidate: () => void
  readonly #after: number
  #timer: NodeJS.Timeout | undefined

  /** `after`: the longest time in milliseconds that a response may be stale. */
  constructor(invalidate: () => void, after: number) {
    this.#invalidate = invalidate
    this.#after = after
  }

  note() {
    this.#timer ??= setTimeout(() => this.settle(), this.#after).unref()
  }

  /** Removes the responses now, if a write was noted. */
  settle() {
    if (!this.#timer) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#invalidate()
  }
}
