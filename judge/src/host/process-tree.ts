import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** The ids of a process and all its descendants. */
export function treeOf(pid: number): number[] {
  return hasProc ? [pid, ...childrenInProc(pid).flatMap(treeOf)] : treeFromPs(pid).map(([one]) => one)
}

/** Resident bytes of a process and all its descendants. */
export function residentBytes(pid: number): number {
  if (!hasProc) return treeFromPs(pid).reduce((sum, [, kilobytes]) => sum + kilobytes * 1024, 0)
  return treeOf(pid).reduce((sum, one) => sum + residentInProc(one), 0)
}

/**
 * Sends SIGKILL to a process and all its descendants: a process in a sandbox outlives the one that made the sandbox.
 */
export function killTree(pid: number) {
  for (const one of treeOf(pid)) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
}

const hasProc = existsSync('/proc/self/status')

// Linux lists children by the thread that started them.
function childrenInProc(pid: number): number[] {
  try {
    return threadsInProc(pid).flatMap((task) => {
      const children = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      return children.split(' ').filter(Boolean).map(Number)
    })
  } catch {
    return []
  }
}

function threadsInProc(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return []
  }
}

function residentInProc(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

const TICK_MICROSECONDS = 10_000

/** CPU time in microseconds of a process and all its descendants, ended ones included; 0 where there is no /proc. */
export function processorTime(pid: number): number {
  return treeOf(pid).reduce((sum, one) => sum + ticksInProc(one), 0) * TICK_MICROSECONDS
}

const ticksInProc = (pid: number) => ticksOf(`/proc/${pid}/stat`).reduce((sum, ticks) => sum + ticks, 0)

/** User and kernel time, then the same of children that have ended. */
function ticksOf(file: string): number[] {
  try {
    const stat = readFileSync(file, 'utf8')
    // Fields 14 to 17, counted from after the name, which may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).map(Number)
  } catch {
    return []
  }
}

/** CPU time in microseconds by thread id, of a process and all its descendants; empty where there is no /proc. */
export function threadTimes(pid: number): Map<number, number> {
  if (!hasProc) return new Map()
  const times = treeOf(pid).flatMap((one) =>
    threadsInProc(one).map((thread) => {
      const [user = 0, kernel = 0] = ticksOf(`/proc/${one}/task/${thread}/stat`)
      return [thread, (user + kernel) * TICK_MICROSECONDS] as const
    }),
  )
  return new Map(times)
}

/** A nice value: the app and its database, for which people wait, come first. */
export const LOW_PRIORITY = 5

/** Lowers the priority of a process, its descendants and what they start from now on. */
export function giveWay(pid: number) {
  const threads = hasProc ? treeOf(pid).flatMap(threadsInProc) : [pid]
  for (const thread of threads) {
    try {
      setPriority(thread, LOW_PRIORITY)
    } catch {
      // Refused or already ended: only the priority is lost.
    }
  }
}

function treeFromPs(root: number): [pid: number, kilobytes: number][] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const rows = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const below = (pid: number): [number, number][] =>
    rows.flatMap(([one = 0, parent, kilobytes = 0]) =>
      parent === pid ? [[one, kilobytes] as [number, number], ...below(one)] : [],
    )
  const own = rows.find(([one]) => one === root)
  return [[root, own?.[2] ?? 0], ...below(root)]
}
