import type { IncomingMessage } from 'node:http'
import { FairQueue } from '../queue/fair-queue.ts'

/** Requests by cost: a cached response, a read, a write, a page to render. */
type Kind = 'cached' | 'read' | 'write' | 'page'

/**
 * The lag in milliseconds at which requests of each kind are refused. Writes have a higher limit than reads, because browsers
 * repeat reads by themselves. Refusing a cached response saves almost nothing. An admitted request still has its own work before
 * it, and the total should stay below a second.
 */
const REFUSED_FROM: Record<Kind, number> = { page: 200, read: 300, write: 400, cached: 500 }

export type LagGauge = Pick<EventLoopLag, 'countRequest' | 'close'> & Partial<Pick<EventLoopLag, 'takeWorst'>>

/** Limits concurrent work, and refuses requests when the process cannot keep up. */
export class LoadShedder {
  readonly lag: LagGauge
  /** Rendering uses the processor all the time, so more pages at once would only delay all of them. */
  readonly pages = new FairQueue({ atOnce: 2, short: 16, patience: 400 })
  /** Twice the database connections, so that no request waits for a connection until it times out. */
  readonly reads: FairQueue
  readonly writes: FairQueue

  /** `connections`: the size of the database pool. */
  constructor(connections: number, lag: LagGauge = new EventLoopLag()) {
    this.lag = lag
    this.reads = new FairQueue({ atOnce: connections * 2, short: connections * 2, patience: 400 })
    // Some writes hash a password or queue a mail. They use no connection during that time. Writes of one member wait for each
    // other, and each may hold a connection while it waits. `ofOne` leaves connections for the other members.
    this.writes = new FairQueue({
      atOnce: 64,
      short: 32,
      patience: 500,
      ofOne: Math.max(1, Math.floor(connections / 4)),
    })
  }

  /** Counts a request that waited `waited` milliseconds in a crowd. Returns whether to refuse it. */
  shouldRefuse(request: IncomingMessage, isCached: boolean, waited: number): boolean {
    return Math.max(this.lag.countRequest(), waited) >= REFUSED_FROM[isCached ? 'cached' : kindOf(request)]
  }

  close() {
    this.lag.close()
  }
}

function kindOf({ method, url = '' }: IncomingMessage): Kind {
  if (method !== 'GET' && method !== 'HEAD') return 'write'
  if (url.startsWith('/api/')) return 'read'
  return isFile({ url }) ? 'cached' : 'page'
}

/** Returns true for built files, whose names contain a hash of their content. Every page fetches several of them. */
export const isFile = ({ url }: Pick<IncomingMessage, 'url'>) => url?.startsWith('/assets/') ?? false

/** Milliseconds. */
const INTERVAL = 50
/** Milliseconds, longer than drawing one page takes on a slow machine: a single page must not look like overload. */
const LATE = 250
/** Requests since the loop was last on time. With fewer, refusing does not help: they are done soon. */
const MANY = 100

/**
 * Measures how long the event loop has been late. Only lasting delays count, not a single long task. Node's own delay histogram
 * shows the delay too late, after the requests that caused it.
 */
export class EventLoopLag {
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  #sampled: number
  #onTime: number
  #requests = 0
  #worst = 0

  /** `now` returns milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#sampled = now()
    this.#onTime = this.#sampled
    this.#timer = setInterval(() => this.sample(), INTERVAL).unref()
  }

  /** The timer calls this. It is late when the event loop is busy. */
  sample() {
    const now = this.#now()
    this.#worst = Math.max(this.#worst, now - this.#sampled - INTERVAL)
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

  /** Returns the worst lag in milliseconds since the last call. */
  takeWorst(): number {
    const worst = this.#worst
    this.#worst = 0
    return worst
  }

  close() {
    clearInterval(this.#timer)
  }
}
