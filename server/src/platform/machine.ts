import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

/** The resources that this process may use: the machine's, or less if its container or service has a limit. */
export interface Machine {
  /** Whole cores, at least 1. */
  readonly cores: number
  readonly bytes: number
}

/**
 * Reads the limits of the control groups (`cpu.max`, `memory.max`) from the own group upwards. Each of them applies. Node counts
 * the cores of the whole machine, which many containers may share.
 */
export function machineOf(groups = '/sys/fs/cgroup', own = ownGroup()): Machine {
  const folders = own.split('/').filter(Boolean)
  const each = [...folders.keys(), folders.length].map((depth) => join(groups, ...folders.slice(0, depth)))
  const cores = each.map((folder) => {
    const [quota, period] = wordsOf(join(folder, 'cpu.max')).map(Number)
    return quota && period ? quota / period : Number.POSITIVE_INFINITY
  })
  const bytes = each.map(
    (folder) => Number(wordsOf(join(folder, 'memory.max'))[0]) || Number.POSITIVE_INFINITY,
  )
  // For older control groups, Node returns the memory limit. Without a limit it returns 0, or more than there is.
  const known = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return {
    cores: Math.max(1, Math.floor(Math.min(availableParallelism(), ...cores))),
    bytes: Math.min(totalmem(), known, ...bytes),
  }
}

/** Returns the path in `0::/path`. In a container it is usually `/`. */
const ownGroup = () => /^0::(.*)$/m.exec(textOf('/proc/self/cgroup'))?.[1] ?? '/'
const wordsOf = (file: string) => textOf(file).trim().split(/\s+/)

/** Returns an empty text if there is no such limit, or no Linux. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const MEGABYTE = 2 ** 20
/** Megabytes of a process without its lanes, and megabytes for the system and our own database. */
const OF_PROCESS = 256
const OF_REST = 256

interface Asked {
  readonly LANES?: number | undefined
  readonly LANE_MEGABYTES: number
  readonly WEB_CONCURRENCY: number
}

/** Returns how many solutions are judged at once. The default is one for each core but one, limited by memory. */
export function lanesOf({ LANES, LANE_MEGABYTES, WEB_CONCURRENCY }: Asked, machine = machineOf()): number {
  if (LANES !== undefined) return LANES
  const left = machine.bytes / MEGABYTE - OF_REST - WEB_CONCURRENCY * OF_PROCESS
  return Math.max(1, Math.min(machine.cores - 1, Math.floor(left / LANE_MEGABYTES)))
}

/** With fewer, the program cannot even be loaded, and Node.js would end with a stack. */
const OPEN_FILES = 256

interface Limits {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } }
}

/**
 * Returns a message if this process may open too few files. Returns undefined if it may open enough, or the system has no such
 * limit.
 */
export function tooFewOpenFiles(): string | undefined {
  const report = process.report as { excludeNetwork?: boolean; getReport(): object }
  // Without this setting, the report looks up network names.
  report.excludeNetwork = true
  const soft = (report.getReport() as Limits).userLimits?.open_files?.soft
  if (typeof soft !== 'number' || soft >= OPEN_FILES) return undefined
  return (
    `This process may open ${soft} files at once, and Call of Code needs ${OPEN_FILES}, for many visitors 16384. Raise it: ` +
    'ulimit -n 16384, or LimitNOFILE=16384 in the unit of systemd.'
  )
}
