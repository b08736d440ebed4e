import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** A process and everything that it started. */
export function treeOf(pid: number): number[] {
  return hasProc ? [pid, ...childrenInProc(pid).flatMap(treeOf)] : treeFromPs(pid).map(([one]) => one)
}

/** Bytes of memory that a process and everything it started hold. */
export function residentBytes(pid: number): number {
  if (!hasProc) return treeFromPs(pid).reduce((sum, [, kilobytes]) => sum + kilobytes * 1024, 0)
  return treeOf(pid).reduce((sum, one) => sum + residentInProc(one), 0)
}

/** SIGKILL to all of them: a process behind walls does not end with the one that made the walls. */
export function killTree(pid: number) {
  for (const one of treeOf(pid)) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
}

const hasProc = existsSync('/proc/self/status')

// A process may be started by any thread of its parent.
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

/** Microseconds that the processor worked for a process, for all it started, and for those of them that have ended. */
export function processorTime(pid: number): number {
  return treeOf(pid).reduce((sum, one) => sum + ticksInProc(one), 0) * TICK_MICROSECONDS
}

const ticksInProc = (pid: number) => ticksOf(`/proc/${pid}/stat`).reduce((sum, ticks) => sum + ticks, 0)

/** In user and in kernel mode; then of children that have ended. */
function ticksOf(file: string): number[] {
  try {
    const stat = readFileSync(file, 'utf8')
    // Behind the name, which may hold anything: fields 14 to 17 of the whole.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).map(Number)
  } catch {
    return []
  }
}

/** Microseconds that the processor worked for each thread of a process and of what it started; empty where nothing tells. */
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

/** Below the app and its database, for whose answers people wait. */
export const LOW_PRIORITY = 5

/** What was just started, and what it starts from now on, gets the processor after others. */
export function giveWay(pid: number) {
  const threads = hasProc ? treeOf(pid).flatMap(threadsInProc) : [pid]
  for (const thread of threads) {
    try {
      setPriority(thread, LOW_PRIORITY)
    } catch {
      // Refused, or gone: it works all the same.
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
