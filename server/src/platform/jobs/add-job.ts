import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../database/database.ts'

interface JobOptions {
  /** Attempts, with growing pauses between them. */
  readonly tries: number
  /** The earliest time: a date, or a timestamp of the statement. */
  readonly at?: Date | SQL | undefined
  /** Jobs with the same queue never run in parallel. */
  readonly queue?: string
  /** Replaces a waiting job with this key. */
  readonly key?: string | SQL | undefined
  /** With a key, the waiting job keeps its time. */
  readonly keepsTime?: boolean
  /** A larger number is less urgent. */
  readonly priority?: number
}

/** Returns a timestamp of the statement. */
export const inSeconds = (seconds: number): SQL => raw`now() + make_interval(secs => ${seconds})`

/** Returns the expression that queues a job, for a statement that queues several. The payload is an expression of JSON. */
export function queuedJob(
  name: string,
  payload: SQL,
  { tries, at, queue, key, keepsTime, priority }: JobOptions,
): SQL {
  const time = at instanceof Date ? raw`${at.toISOString()}::timestamptz` : at
  return raw`graphile_worker.add_job(${name}, payload := ${payload}, queue_name := ${queue ?? null}::text,
    run_at := ${time ?? null}, max_attempts := ${tries}, job_key := ${key ?? null}, priority := ${priority ?? null}::int,
    job_key_mode := ${keepsTime ? 'preserve_run_at' : 'replace'})`
}

/** Queues a job in the caller's transaction. After the commit it is done even if a process crashes. */
export const addJob = (tx: Sql, name: string, payload: object, options: JobOptions) =>
  tx.execute(raw`select ${queuedJob(name, raw`${JSON.stringify(payload)}::json`, options)}`)
