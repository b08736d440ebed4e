import { randomUUID } from 'node:crypto'
import type { JobName } from '@callofcode/contract/operations/operations'
import type { Database } from '../database/database.ts'
import { errorLine } from '../error-facts.ts'
import { type Repeated, repeat } from './repeat.ts'
import { turnStore } from './turn-store.ts'

/** Milliseconds between two looks for turns that are due. */
const LOOK = 60_000

/** Work that is done from time to time, once for the whole site. */
export interface PeriodicJob {
  readonly name: JobName
  readonly every: 'minute' | 'hour'
  /** How a line of the log about a failure begins. Without it the page Operations alone tells of failures. */
  readonly says?: string
  /** A turn. The signal is aborted when the process ends, which waits for the turn. */
  readonly run: (stopping: AbortSignal) => Promise<unknown>
}

interface Given {
  readonly database: Database
  readonly log: { info(text: string): void }
}

/**
 * Looks at once and then every minute which jobs are due, until it is stopped. Every process looks, and one of them gets the turn. No job
 * has two turns at a time, and a long turn keeps no other job waiting. A `turn` of the result settles when all that it began has ended.
 */
export function runJobs({ database: { sql }, log }: Given, jobs: readonly PeriodicJob[]): Repeated {
  const holder = randomUUID()
  const inHand = new Map<string, Promise<void>>()

  const carryOut = async ({ name, says, run }: PeriodicJob, stopping: AbortSignal) => {
    const failure = await run(stopping).then(() => null, errorLine)
    if (failure && says) log.info(`${says}: ${failure}`)
    // What the database does not hear of, this process knows: the next turn is its own.
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
