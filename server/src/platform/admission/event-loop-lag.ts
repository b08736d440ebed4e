/** Milliseconds. */
const INTERVAL = 50
/** Milliseconds, longer than drawing one page takes on a slow machine: a single page must not look like overload. */
const LATE = 250
/** Requests since the loop was last on time. With fewer, refusing does not help: they are done soon. */
const MANY = 250

/**
 * How long the event loop has been late. Only lasting delays count, not a single long task. Node's own delay histogram
 * shows the delay too late, after the requests that caused it.
 */
export class EventLoopLag {
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  #sampled: number
  #onTime: number
  #requests = 0

  /** `now` returns milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#sampled = now()
    this.#onTime = this.#sampled
    this.#timer = setInterval(() => this.sample(), INTERVAL).unref()
  }

  /** The timer calls this. It is late when the loop has much to do. */
  sample() {
    const now = this.#now()
    if (now - this.#sampled < INTERVAL + LATE) {
      this.#onTime = now
      this.#requests = 0
    }
    this.#sampled = now
  }

  /** Counts a request. Returns the milliseconds that the loop has been late, or 0 if few requests wait. */
  countRequest(): number {
    this.#requests += 1
    const behind = this.#now() - this.#onTime
    return behind < INTERVAL + LATE || this.#requests < MANY ? 0 : behind
  }

  close() {
    clearInterval(this.#timer)
  }
}
