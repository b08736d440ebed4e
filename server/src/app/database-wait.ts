import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../platform/env.ts'
import { databaseAwaited } from './start-failure.ts'
import { openWaitingRoom } from './waiting-room.ts'

/** Milliseconds. */
const AGAIN_AFTER = 1_000

/** The parts of a start that the wait needs. */
interface Start {
  readonly env: Env
  readonly say: (line?: string) => void
  readonly stopping: AbortSignal
}

/**
 * Waits during the start for a database that comes up later. A supervisor that restarts the site repeatedly would give up, and a
 * person would have to act.
 */
export function databaseWait({ env, say, stopping }: Start) {
  let room: Awaited<ReturnType<typeof openWaitingRoom>> | undefined
  let awaySince: number | undefined

  async function wait(error: unknown) {
    stopping.throwIfAborted()
    const line = databaseAwaited(error, env)
    if (line === undefined) throw error
    if (awaySince === undefined) say(line)
    awaySince ??= performance.now()
    // A process that replaces another one leaves the port to the processes that serve.
    if (isFirst()) room ??= await openWaitingRoom(env)
    await sleep(AGAIN_AFTER, undefined, { signal: stopping })
  }

  function noteIsThere() {
    if (awaySince === undefined) return
    say(`The database is there, after ${Math.round((performance.now() - awaySince) / 1_000)} s.`)
    awaySince = undefined
  }

  return {
    /** Retries a step of the start until it succeeds. The step must be safe to repeat. */
    async step<T>(take: () => Promise<T>): Promise<T> {
      for (;;) {
        stopping.throwIfAborted()
        try {
          const result = await take()
          noteIsThere()
          return result
        } catch (error) {
          await wait(error)
        }
      }
    },
    /** Releases the port and returns it. This is `env.PORT`, or the port that was chosen when that names none. */
    async end(): Promise<number> {
      await room?.close()
      return room?.port ?? env.PORT
    },
  }
}

/** Returns whether this is the only process of this machine that serves. */
const isFirst = () => !cluster.worker || process.env.SITE_ALONE === '1'
