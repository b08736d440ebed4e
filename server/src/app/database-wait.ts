import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../platform/env.ts'
import { databaseAwaited } from './start-failure.ts'
import { openWaitingRoom } from './waiting-room.ts'

/** Milliseconds. */
const AGAIN_AFTER = 1_000

/** What of a start it needs. */
interface Start {
  readonly env: Env
  readonly say: (line?: string) => void
  readonly stopping: AbortSignal
}

/**
 * Waits in the start for a database that comes later. A supervisor that starts the site again and again would give up, and then a
 * person must come.
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
    // A process that takes the place of another one leaves the port to those that serve.
    if (isFirst()) room ??= await openWaitingRoom(env)
    await sleep(AGAIN_AFTER, undefined, { signal: stopping })
  }

  function noteIsThere() {
    if (awaySince === undefined) return
    say(`The database is there, after ${Math.round((performance.now() - awaySince) / 1_000)} s.`)
    awaySince = undefined
  }

  return {
    /** Takes a step of the start as often as it needs. It must be one that can be taken again. */
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
    /** Leaves the port, which was `env.PORT` or, where that names none, the one that is returned. */
    async end(): Promise<number> {
      await room?.close()
      return room?.port ?? env.PORT
    },
  }
}

/** Whether no other process of this machine serves beside this one. */
const isFirst = () => !cluster.worker || process.env.SITE_ALONE === '1'
