import type { IncomingMessage } from 'node:http'
import { FairQueue } from '../queue/fair-queue.ts'
import { EventLoopLag } from './event-loop-lag.ts'

/** Requests by cost: an answer from memory, a read, a write, a page to render. */
type Kind = 'cached' | 'read' | 'write' | 'page'

/**
 * The lag in milliseconds at which requests of each kind are refused. Writes have a higher limit than reads, because
 * browsers repeat reads by themselves. Refusing a cached answer saves almost nothing.
 */
const REFUSED_FROM: Record<Kind, number> = { page: 300, read: 450, write: 700, cached: 1_000 }

export type LagGauge = Pick<EventLoopLag, 'countRequest' | 'close'>

/** Limits concurrent work, and refuses requests when the process cannot keep up. */
export class LoadShedder {
  readonly lag: LagGauge
  /** Rendering uses the processor all the time, so more pages at once would only delay all of them. */
  readonly pages = new FairQueue({ atOnce: 2, short: 16, patience: 700 })
  /** Twice the database connections, so that no request waits for a connection until it times out. */
  readonly reads: FairQueue
  readonly writes: FairQueue

  /** `connections`: the size of the database pool. */
  constructor(connections: number, lag: LagGauge = new EventLoopLag()) {
    this.lag = lag
    this.reads = new FairQueue({ atOnce: connections * 2, short: 200, patience: 500 })
    // Some writes hash a password or queue a mail. They use no connection during that time.
    this.writes = new FairQueue({ atOnce: 64, short: 200, patience: 1_000 })
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

/** True for built files, named by a hash of their content. Every page fetches several of them. */
export const isFile = ({ url }: Pick<IncomingMessage, 'url'>) => url?.startsWith('/assets/') ?? false
