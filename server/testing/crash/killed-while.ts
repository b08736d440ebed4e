import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@callofcode/content/random'

/** Something that runs in its own processes and ends by itself. */
export interface Action {
  /** Settles when the action has ended in any way. */
  readonly ended: Promise<unknown>
  /** Sends SIGKILL. The current work stays half done. */
  kill(): void
}

interface Wishes {
  readonly random: Random
  /** The number of kills before the action may end. */
  readonly times: number
  /** Milliseconds after the start within which the kill happens. */
  readonly within: number
  /** Checks the state after each kill. Throws on a fault. */
  readonly check?: () => Promise<unknown> | unknown
}

/**
 * Starts an action repeatedly and kills it at a random moment: a migration, a first start, a backup, a restore. Returns the
 * milliseconds before each kill, without those of actions that had already ended. The caller then runs the action to its end and
 * checks the result.
 */
export async function killedWhile(start: () => Action, { random, times, within, check }: Wishes) {
  const killed: number[] = []
  for (let time = 0; time < times; time++) {
    const action = start()
    const after = random.int(0, within)
    const ended = action.ended.then(() => true)
    const first = await Promise.race([ended, sleep(after, false)])
    if (!first) killed.push(after)
    action.kill()
    await ended
    await check?.()
  }
  return killed
}

/** Wraps a command as an action. A signal reaches the command and its children, as Ctrl-C does in a terminal. */
export function command(program: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv }) {
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const signal = (name: NodeJS.Signals) => signalGroup(child, name)
  return { ended, kill: () => signal('SIGKILL'), signal, said: () => said }
}

function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, name)
  } catch (error) {
    // The process has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
