import { setTimeout as sleep } from 'node:timers/promises'
import { errorLine } from '../../platform/error-facts.ts'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000
const LONGEST = 10 * 60_000

/** What PostgreSQL says of the data themselves: they are not taken later either. */
const REFUSED = /^(22|23|42)/

/**
 * Writes a verdict that was reached, again and again while the database is away, locked or read-only: nothing of that is
 * the worker's fault, or a reason to judge again. False where it could not be written at all. `stopping`: one last try.
 */
export async function retryVerdictWrite(
  attempt: () => Promise<void>,
  { id, stopping }: { id: string; stopping: AbortSignal },
): Promise<boolean> {
  const until = Date.now() + LONGEST
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const isLast = stopping.aborted || Date.now() > until
    try {
      await attempt()
      return true
    } catch (error) {
      if (isRefused(error)) throw error
      if (isLast) return false
      if (pause === FIRST_PAUSE)
        console.error(`The verdict of submission ${id} waits for the database: ${errorLine(error)}`)
    }
    await sleep(pause, undefined, { signal: stopping }).catch(() => undefined)
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && (REFUSED.test((error as { code?: string }).code ?? '') || isRefused(error.cause))
