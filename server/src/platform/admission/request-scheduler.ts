/** Milliseconds of one turn of the event loop in which requests are begun. */
const SLICE = 0.5
/** So many who wait are soon served, and are no crowd. */
const CROWD = 250

interface Waiting {
  readonly since: number
  readonly begin: (waited: number) => void
}

/**
 * Begins requests in the order in which they came, a few in each turn of the event loop. The system hands over one new
 * connection a turn: where each turn served all who are connected already, nobody else would ever come in, and
 * how long they have waited would not be known.
 */
export class Entrance {
  readonly #now: () => number
  readonly #waiting = new Set<Waiting>()
  #began = 0
  #ticking = false

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Calls `begin` in its turn, with the milliseconds that it has waited in a crowd; 0 where there is none. */
  enter(begin: Waiting['begin']) {
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

/** Lets those in who knock while long pieces of work follow each other. */
export async function letOthersIn() {
  for (let turn = 0; turn < TURNS; turn++) await new Promise(setImmediate)
}
