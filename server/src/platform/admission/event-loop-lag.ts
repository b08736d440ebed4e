/** Milliseconds. */
const INTERVAL = 50
/** Milliseconds, longer than drawing one page takes on a slow machine: a single page must not look like overload. */
const LATE = 250
/** Requests since the loop was last on time. Fewer are soon done, and refusing them would help nobody. */
const MANY = 250

/**
 * How long the event loop has been behind with its work. One long task does not count, however long it takes: only what
 * lasts does. Node's own histogram of delays shows the same too late, after the requests that caused it.
 */
export class EventLoopLag {
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  #sampled: number
  #onTime: number
  #requests = 0

  /** `now` answers milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#sampled = now()
    this.#onTime = this.#sampled
    this.#timer = setInterval(() => this.sample(), INTERVAL).unref()
  }

  /** Called by the timer. The more there is to do before it, the later it comes. */
  sample() {
    const now = this.#now()
    if (now - this.#sampled < INTERVAL + LATE) {
      this.#onTime = now
      this.#requests = 0
    }
    this.#sampled = now
  }

  /** Counts a request. Answers for how many milliseconds the loop has been behind, 0 where few requests wait for it. */
  countRequest(): number {
    this.#requests += 1
    const behind = this.#now() - this.#onTime
    return behind < INTERVAL + LATE || this.#requests < MANY ? 0 : behind
  }

  close() {
    clearInterval(this.#timer)
  }
}
