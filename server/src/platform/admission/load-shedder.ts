import type { IncomingMessage } from 'node:http'
import { FairQueue } from '../queue/fair-queue.ts'
import { LoopStrain } from './event-loop-lag.ts'

/**
 * What is asked, by what it costs: what lies ready, what has to be read, what somebody wrote, a page that has to be
 * drawn.
 */
type Kind = 'ready' | 'read' | 'write' | 'page'

/**
 * Milliseconds of strain from which on each is refused. The dearest goes first. What somebody wrote is taken for longer
 * than what is read, because browsers read again by themselves; refusing what lies ready saves next to nothing.
 */
const REFUSED_FROM: Record<Kind, number> = { page: 300, read: 450, write: 700, ready: 1_000 }

export type Strain = Pick<LoopStrain, 'ask' | 'close'>

/** What there is to do at once, and what of it is put off. */
export class Load {
  readonly strain: Strain
  /** Drawing holds the one processor, so more at once would only make all of them late. */
  readonly pages = new FairQueue({ atOnce: 2, short: 16, patience: 700 })
  /** Twice the connections to the database: who waits here does not run into its timeout. */
  readonly reads: FairQueue
  readonly writes: FairQueue

  constructor(connections: number, strain: Strain = new LoopStrain()) {
    this.strain = strain
    this.reads = new FairQueue({ atOnce: connections * 2, short: 200, patience: 500 })
    // Some of them wait for a password to be hashed or a mail to be queued, which takes no connection.
    this.writes = new FairQueue({ atOnce: 64, short: 200, patience: 1_000 })
  }

  /** True where a request that has waited so many milliseconds in a crowd is to be put off. Counts it. */
  refuses(request: IncomingMessage, isReady: boolean, waited: number): boolean {
    return Math.max(this.strain.ask(), waited) >= REFUSED_FROM[isReady ? 'ready' : kindOf(request)]
  }

  close() {
    this.strain.close()
  }
}

function kindOf({ method, url = '' }: IncomingMessage): Kind {
  if (method !== 'GET' && method !== 'HEAD') return 'write'
  if (url.startsWith('/api/')) return 'read'
  return isFile({ url }) ? 'ready' : 'page'
}

/** Files that are named by their content, of which every page fetches several. */
export const isFile = ({ url }: Pick<IncomingMessage, 'url'>) => url?.startsWith('/assets/') ?? false
