import type { IncomingMessage } from 'node:http'
import { FairQueue } from '../queue/fair-queue.ts'
import { EventLoopLag } from './event-loop-lag.ts'

/** Requests by what they cost: an answer from memory, a read, a write, a page that has to be rendered. */
type Kind = 'cached' | 'read' | 'write' | 'page'

/**
 * Milliseconds of lag from which on a request is refused, the most expensive kind first. Writes are accepted for longer
 * than reads, because browsers repeat reads by themselves. Refusing what is cached saves almost nothing.
 */
const REFUSED_FROM: Record<Kind, number> = { page: 300, read: 450, write: 700, cached: 1_000 }

export type LagGauge = Pick<EventLoopLag, 'countRequest' | 'close'>

/** Limits how much is done at once, and refuses requests when the process cannot keep up. */
export class LoadShedder {
  readonly lag: LagGauge
  /** Rendering needs the one processor, so more at once would only delay all of them. */
  readonly pages = new FairQueue({ atOnce: 2, short: 16, patience: 700 })
  /** Twice the connections to the database, so that nobody waits for a connection until its timeout. */
  readonly reads: FairQueue
  readonly writes: FairQueue

  /** `connections`: how many there are to the database. */
  constructor(connections: number, lag: LagGauge = new EventLoopLag()) {
    this.lag = lag
    this.reads = new FairQueue({ atOnce: connections * 2, short: 200, patience: 500 })
    // Some of them hash a password or queue a mail, and use no connection meanwhile.
    this.writes = new FairQueue({ atOnce: 64, short: 200, patience: 1_000 })
  }

  /** Counts a request, which was `waited` milliseconds in a crowd, and says whether it is refused for now. */
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

/** True for built files, which are named by a hash of their content. Every page fetches several of them. */
export const isFile = ({ url }: Pick<IncomingMessage, 'url'>) => url?.startsWith('/assets/') ?? false
