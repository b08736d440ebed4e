import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@callofcode/content/random'

/** Something that runs in processes of its own and ends by itself. */
export interface Action {
  /** Settles when it has ended, however it ended. */
  readonly ended: Promise<unknown>
  /** SIGKILL: what it does now stays half done. */
  kill(): void
}

interface Wishes {
  readonly random: Random
  /** How often it is killed before it may end. */
  readonly times: number
  /** Milliseconds in which it is killed, after its start. */
  readonly within: number
  /** What must hold after each kill. Throws where it does not. */
  readonly check?: () => Promise<unknown> | unknown
}

/**
 * Starts an action again and again and kills it at a random moment: a migration, a first start, a backup, a restore.
 * Returns after how many milliseconds it was killed each time; a time at which it had ended before is left out. The
 * caller then runs it to its end and looks at what it made.
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

/** A command as an action. A signal reaches it and what it started, as Ctrl-C does in a terminal. */
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
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
