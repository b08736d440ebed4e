const LOOKS_EVERY = 50
// Later than one page takes to draw, on a slow machine too: who waits for one is no crowd.
const LATE = 250
/** Requests that came since the loop was last in time. Fewer are soon done, and refusing them would help nobody. */
const CROWD = 250

/**
 * For how long the event loop has been behind with its work. A single long task, after which it is in time again, is no
 * strain, however long: only what lasts is. Node's own histogram of delays tells the same too late, after the batch of
 * requests that it was made of.
 */
export class LoopStrain {
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  #looked: number
  #inTime: number
  #asked = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#looked = now()
    this.#inTime = this.#looked
    this.#timer = setInterval(() => this.look(), LOOKS_EVERY).unref()
  }

  /** To be called by the timer, which comes the later the more there is to do before it. */
  look() {
    const now = this.#now()
    if (now - this.#looked < LOOKS_EVERY + LATE) {
      this.#inTime = now
      this.#asked = 0
    }
    this.#looked = now
  }

  /** Counts a request. Answers for how many milliseconds now too many have waited for the loop. */
  ask(): number {
    this.#asked += 1
    const behind = this.#now() - this.#inTime
    return behind < LOOKS_EVERY + LATE || this.#asked < CROWD ? 0 : behind
  }

  close() {
    clearInterval(this.#timer)
  }
}
