import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

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

function childrenInProc(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children.split(' ').filter(Boolean).map(Number)
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
