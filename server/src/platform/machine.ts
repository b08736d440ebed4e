import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

/** What this process may use: of the machine, or less where its container or service has a bound. */
export interface Machine {
  /** Whole ones, at least 1. */
  readonly cores: number
  readonly bytes: number
}

/**
 * Reads the bounds of the control groups (`cpu.max`, `memory.max`) from the own one up: each of them holds. Node counts the
 * cores of the whole machine, on which many containers may be.
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
  // Of older control groups Node knows the bound of memory; without one it gives 0, or more than there is.
  const known = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return {
    cores: Math.max(1, Math.floor(Math.min(availableParallelism(), ...cores))),
    bytes: Math.min(totalmem(), known, ...bytes),
  }
}

/** `0::/path`; in a container it is mostly `/`. */
const ownGroup = () => /^0::(.*)$/m.exec(textOf('/proc/self/cgroup'))?.[1] ?? '/'
const wordsOf = (file: string) => textOf(file).trim().split(/\s+/)

/** Empty where there is no such bound, or no Linux. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const MEGABYTE = 2 ** 20
/** What a process of the site holds beside its lanes, and what is left to the system and to our own database. */
const OF_PROCESS = 256
const OF_REST = 256

interface Asked {
  readonly LANES?: number | undefined
  readonly LANE_MEGABYTES: number
  readonly WEB_CONCURRENCY: number
}

/** How many solutions are judged at once: as said, else one for each core but one, as far as all of them find memory. */
export function lanesOf({ LANES, LANE_MEGABYTES, WEB_CONCURRENCY }: Asked, machine = machineOf()): number {
  if (LANES !== undefined) return LANES
  const left = machine.bytes / MEGABYTE - OF_REST - WEB_CONCURRENCY * OF_PROCESS
  return Math.max(1, Math.min(machine.cores - 1, Math.floor(left / LANE_MEGABYTES)))
}
