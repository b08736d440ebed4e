/** Milliseconds of one turn of the event loop in which requests are begun. */
const SLICE = 0.5
/** Fewer waiting requests are soon served, and are no crowd. */
const CROWD = 250

interface Waiting {
  readonly since: number
  readonly begin: (waited: number) => void
}

/**
 * Begins requests in the order in which they came, a few in each turn of the event loop. The system hands over one new
 * connection in each turn. If a turn served everybody who is connected already, new clients would not get in, and nobody
 * would know how long they have waited.
 */
export class RequestScheduler {
  readonly #now: () => number
  readonly #waiting = new Set<Waiting>()
  #began = 0
  #ticking = false

  /** `now` answers milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Calls `begin`, at once or in a later turn, with the milliseconds it waited in a crowd; 0 where there is no crowd. */
  schedule(begin: Waiting['begin']) {
    if (this.#waiting.size === 0 && this.#hasTime()) return begin(0)
    this.#waiting.add({ since: this.#now(), begin })
  }

  #hasTime() {
    if (!this.#ticking) this.#tick()
    return this.#now() - this.#began < SLICE
  }

  #tick() {
    this.#ticking = true
    this.#began = this.#now()
    setImmediate(() => this.#next())
  }

  #next() {
    this.#ticking = false
    if (this.#waiting.size === 0) return
    this.#tick()
    for (const one of this.#waiting) {
      const isCrowd = this.#waiting.size >= CROWD
      this.#waiting.delete(one)
      one.begin(isCrowd ? this.#now() - one.since : 0)
      if (this.#now() - this.#began >= SLICE) return
    }
  }
}

/** Turns of the event loop between two long pieces of work. */
const TURNS = 20

/** Lets new connections in between two long pieces of work. */
export async function yieldToEventLoop() {
  for (let turn = 0; turn < TURNS; turn++) await new Promise(setImmediate)
}
