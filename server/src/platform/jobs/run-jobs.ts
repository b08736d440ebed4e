import { randomUUID } from 'node:crypto'
import type { JobName } from '@callofcode/contract/operations/operations'
import type { Database } from '../database/database.ts'
import { errorLine } from '../error-facts.ts'
import { type Repeated, repeat } from './repeat.ts'
import { turnStore } from './turn-store.ts'

/** Milliseconds between two checks for turns that are due. */
const LOOK = 60_000

/** Periodic work, once for the whole site. */
export interface PeriodicJob {
  readonly name: JobName
  readonly every: 'minute' | 'hour'
  /** The beginning of a log line about a failure. Without it, only the page Operations shows failures. */
  readonly says?: string
  /** Runs a turn. The signal is aborted when the process ends. The process waits for the turn. */
  readonly run: (stopping: AbortSignal) => Promise<unknown>
}

interface Given {
  readonly database: Database
  readonly log: { info(text: string): void }
}

/**
 * Checks at once and then every minute which jobs are due, until it is stopped. Every process checks, and one of them gets the
 * turn. No job has two turns at a time, and a long turn delays no other job. `turn` of the result settles when all work that it
 * began has ended.
 */
export function runJobs({ database: { sql }, log }: Given, jobs: readonly PeriodicJob[]): Repeated {
  const holder = randomUUID()
  const inHand = new Map<string, Promise<void>>()

  const carryOut = async ({ name, says, run }: PeriodicJob, stopping: AbortSignal) => {
    const failure = await run(stopping).then(() => null, errorLine)
    if (failure && says) log.info(`${says}: ${failure}`)
    // If the database does not receive the end, the turn stays with this process, which takes the next one too.
    await turnStore.end(sql, holder, name, failure).catch(() => undefined)
    inHand.delete(name)
  }
  const look = async (stopping: AbortSignal) => {
    await turnStore.hold(sql, holder, [...inHand.keys()])
    const free = jobs.filter(({ name }) => !inHand.has(name))
    const taken = await turnStore.take(sql, holder, free)
    for (const job of free) if (taken.includes(job.name)) inHand.set(job.name, carryOut(job, stopping))
  }
  const clock = repeat(LOOK, look, (error) => log.info(`Jobs: ${errorLine(error)}`))
  const ended = () => Promise.all(inHand.values())
  clock.turn().catch(() => undefined)
  return {
    async turn() {
      await clock.turn()
      await ended()
    },
    async stop() {
      await clock.stop()
      await ended()
    },
  }
}
