/**
 * Removes answers that may be a little old from the cache: once, some time after the first of many writes. So a
 * frequent write does not cost every reader the kept pages each time.
 */
export class LateInvalidation {
  readonly #invalidate: () => void
  readonly #after: number
  #timer: NodeJS.Timeout | undefined

  /** `after`: the most milliseconds that an answer may be old. */
  constructor(invalidate: () => void, after: number) {
    this.#invalidate = invalidate
    this.#after = after
  }

  note() {
    this.#timer ??= setTimeout(() => this.settle(), this.#after).unref()
  }

  /** Removes them now, if a write was noted. */
  settle() {
    if (!this.#timer) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#invalidate()
  }
}
