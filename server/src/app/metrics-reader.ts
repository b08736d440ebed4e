import { destinationOf } from '../features/backup/scheduled/backup-settings.ts'
import type { Family } from '../platform/watch/figures.ts'
import { type NodeMetrics, openNodeMetrics } from './metrics-of-node.ts'
import { familiesOf, ofProcess, type Parts, processNumber } from './metrics-of-process.ts'
import { siteFamilies } from './metrics-of-site.ts'
import { readDisk, readMetrics } from './metrics-store.ts'

/** Milliseconds for which an answer of the database is cached, so that many requests cost one query. */
const HOLDS = 1_000

export interface MetricsReader {
  /** Returns the figures of this process, with its number. */
  ofProcess(): Promise<Family[]>
  /** Returns the figures of the site. They are the same in all processes and have no number. */
  ofSite(): Promise<Family[]>
}

/** Reads the figures of the site and the process. Reading begins with the first request. */
export function metricsReader(parts: Parts): MetricsReader {
  const { env, database } = parts
  const place = destinationOf(env)?.place
  let node: Promise<NodeMetrics> | undefined
  let known: { readonly families: Promise<Family[]>; readonly until: number } | undefined

  const readSite = async () => {
    // Figures that cannot be read now are left out.
    const [read, disk] = await Promise.all([
      readMetrics(database.pool, place).catch(() => undefined),
      readDisk(env.DATA_DIR).catch(() => undefined),
    ])
    return siteFamilies(read, disk, env.BACKUP_TO !== 'off')
  }
  return {
    async ofProcess() {
      node ??= openNodeMetrics()
      return ofProcess([...familiesOf(parts), ...(await (await node)())], processNumber())
    },
    ofSite() {
      const now = performance.now()
      if (!known || now >= known.until) known = { families: readSite(), until: now + HOLDS }
      return known.families
    },
  }
}
