import { setTimeout as sleep } from 'node:timers/promises'
import { errorLine } from '../../platform/error-facts.ts'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000
const LONGEST = 10 * 60_000

/** Errors about the data itself: trying again cannot help. */
const REFUSED = /^(22|23|42)/

/**
 * Writes a verdict, and tries again while the database is away, locked or read-only: that is no reason to judge
 * again. False when all attempts failed. When `stopping` is aborted, there is one last attempt. Throws when
 * PostgreSQL refuses the data.
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
