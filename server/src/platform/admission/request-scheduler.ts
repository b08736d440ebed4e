/** Milliseconds in one turn of the event loop for starting requests. */
const SLICE = 0.5
/** The same while many have waited for more than LATE milliseconds. */
const LONG_SLICE = 10
const LATE = 150
/** Turns after a long slice in which no request starts, so that new connections get in. */
const RESTS = 10
/** With fewer waiting requests there is no crowd: they are served soon. */
const CROWD = 32

interface Waiting {
  readonly since: number
  readonly begin: (waited: number) => void
}

/**
 * Starts requests in order of arrival, a few in each turn of the event loop. Node accepts one new connection in each
 * turn. If a turn served all open connections, new clients would not get in, and their waiting time would be unknown.
 */
export class RequestScheduler {
  readonly #now: () => number
  /** Not a set: its old tables would keep finished requests alive. */
  readonly #waiting: Waiting[] = []
  #began = 0
  #ticking = false
  #rests = 0

  /** `now` returns milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Calls `begin` now or in a later turn, with the milliseconds that the request waited in a crowd. They are 0 without a crowd.
   */
  schedule(begin: Waiting['begin']) {
    if (this.#waiting.length === 0 && this.#hasTime()) return begin(0)
    this.#waiting.push({ since: this.#now(), begin })
  }

  #hasTime() {
    if (!this.#ticking) this.#tick()
    return this.#now() - this.#began < SLICE
  }

  /** Returns a longer slice while the first requests have waited long. Most of them are refused, which is cheap. */
  #slice(): number {
    const since = this.#waiting[0]?.since ?? this.#began
    const isLate = this.#waiting.length >= CROWD && this.#began - since > LATE
    return isLate ? LONG_SLICE : SLICE
  }

  #tick() {
    this.#ticking = true
    this.#began = this.#now()
    setImmediate(() => this.#next())
  }

  #next() {
    this.#ticking = false
    if (this.#waiting.length === 0) return
    this.#tick()
    if (this.#rests > 0) {
      this.#rests -= 1
      return
    }
    do {
      const isCrowd = this.#waiting.length >= CROWD
      const one = this.#waiting.shift()
      one?.begin(isCrowd ? this.#now() - one.since : 0)
    } while (this.#waiting.length > 0 && this.#now() - this.#began < this.#slice())
    if (this.#now() - this.#began >= LONG_SLICE) this.#rests = RESTS
  }
}

/** Turns of the event loop between two long tasks. */
const TURNS = 20

/** Lets new connections in between two long tasks. */
export async function yieldToEventLoop() {
  for (let turn = 0; turn < TURNS; turn++) await new Promise(setImmediate)
}
