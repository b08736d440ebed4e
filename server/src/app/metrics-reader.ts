import { destinationOf } from '../features/backup/scheduled/backup-settings.ts'
import type { Family } from '../platform/watch/figures.ts'
import { type NodeMetrics, openNodeMetrics } from './metrics-of-node.ts'
import { familiesOf, ofProcess, type Parts, processNumber } from './metrics-of-process.ts'
import { siteFamilies } from './metrics-of-site.ts'
import { readDisk, readMetrics } from './metrics-store.ts'

/** Milliseconds for which an answer of the database holds, so that many questions cost one. */
const HOLDS = 1_000

export interface MetricsReader {
  /** Those of this process, with its number. */
  ofProcess(): Promise<Family[]>
  /** Those of the site, which are the same in all processes and have no number. */
  ofSite(): Promise<Family[]>
}

/** What of the site can be told in figures. Nothing of it is read before somebody asks. */
export function metricsReader(parts: Parts): MetricsReader {
  const { env, database } = parts
  const place = destinationOf(env)?.place
  let node: Promise<NodeMetrics> | undefined
  let known: { readonly families: Promise<Family[]>; readonly until: number } | undefined

  const readSite = async () => {
    // What cannot be asked now is missing among them.
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
