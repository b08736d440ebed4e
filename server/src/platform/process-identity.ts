import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const UNKNOWN = 'unknown'

/**
 * Returns the start time of a process, as a text that stays the same while it lives. Returns undefined when it is gone (a zombie
 * counts as gone). With the pid, it distinguishes the process from a later one with the same pid.
 */
export function processStartTime(pid: number): string | undefined {
  if (!exists(pid)) return undefined
  const [state, birth] = (existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)) ?? ['?', UNKNOWN]
  return /^[ZX]/.test(state) ? undefined : birth
}

export function isSameProcess(pid: number, birth: string): boolean {
  const now = processStartTime(pid)
  return now !== undefined && (now === birth || now === UNKNOWN || birth === UNKNOWN)
}

/** Returns the command line of a process, or undefined if it cannot be read. */
export function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ps(pid, 'args=')
  }
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Not permitted: the process exists, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Reads /proc. Its clock ticks count from the start of the machine, so the result also names the boot. */
function fromProc(pid: number): [state: string, birth: string] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain anything. The fields after it are plain: `state` is the 3rd, `starttime` the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return [fields[0] ?? '?', `${boot}:${fields[19]}`]
  } catch {
    return undefined
  }
}

function fromPs(pid: number): [state: string, birth: string] | undefined {
  const [state, ...birth] = ps(pid, 'state=,lstart=')?.split(/\s+/) ?? []
  return state ? [state, birth.join(' ')] : undefined
}

function ps(pid: number, columns: string): string | undefined {
  const asked = spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' })
  return asked.stdout?.trim() || undefined
}
