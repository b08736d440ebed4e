import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Returns the ids of a process and all its descendants. */
export function treeOf(pid: number): number[] {
  return hasProc ? [pid, ...childrenInProc(pid).flatMap(treeOf)] : treeFromPs(pid).map(([one]) => one)
}

/** Returns the resident bytes of a process and all its descendants. */
export function residentBytes(pid: number): number {
  if (!hasProc) return treeFromPs(pid).reduce((sum, [, kilobytes]) => sum + kilobytes * 1024, 0)
  return treeOf(pid).reduce((sum, one) => sum + residentInProc(one), 0)
}

/**
 * Sends SIGKILL to a process and all its descendants, because a process in a sandbox outlives the process that made the sandbox.
 */
export function killTree(pid: number) {
  for (const one of treeOf(pid)) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // The process has already ended.
    }
  }
}

const hasProc = existsSync('/proc/self/status')

// Returns the children of a process. Linux lists them by the thread that started them.
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

/**
 * Returns the CPU time in microseconds of a process and all its descendants, ended ones included. The result is 0 where there is
 * no /proc.
 */
export function processorTime(pid: number): number {
  return treeOf(pid).reduce((sum, one) => sum + ticksInProc(one), 0) * TICK_MICROSECONDS
}

const ticksInProc = (pid: number) => ticksOf(`/proc/${pid}/stat`).reduce((sum, ticks) => sum + ticks, 0)

/** Returns user and kernel time, then the same for ended children. */
function ticksOf(file: string): number[] {
  try {
    const stat = readFileSync(file, 'utf8')
    // Fields 14 to 17, counted from after the name, because a name may contain any character.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).map(Number)
  } catch {
    return []
  }
}

/** Returns the CPU time in microseconds by thread id, for a process and all its descendants. Empty where there is no /proc. */
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

/** A nice value. The app and its database come first, because people wait for them. */
export const LOW_PRIORITY = 5

/** Lowers the priority of a process, its descendants and their later children. */
export function giveWay(pid: number) {
  const threads = hasProc ? treeOf(pid).flatMap(threadsInProc) : [pid]
  for (const thread of threads) {
    try {
      setPriority(thread, LOW_PRIORITY)
    } catch {
      // The change was refused or the process has ended. Only the priority is lost.
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
