import type { IncomingHttpHeaders } from 'node:http'
import { Context } from '../context.ts'
import { counted } from './counted.ts'

export type Facts = Readonly<Record<string, string | number | boolean | undefined>>

/** Work that has begun and takes time. */
export interface OpenSpan {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** Ends the span once. `name` replaces its first name. */
  end(facts: Facts, more?: { name?: string; failed?: boolean }): void
}

/** The owner of a statement or a log line: a request, a job, a run of the judge. */
export interface Doing {
  /** The id of a request. */
  readonly requestId?: string
  /** Returns the route pattern or the job name. Never an address, which may contain a token. */
  readonly name: () => string
  readonly span?: OpenSpan | undefined
}

/** `doing.value` is the owner of the code that runs now. */
export const doing = new Context<Doing>()

/** A statement that has ended. */
export interface Ended {
  readonly text: string
  readonly name: string | undefined
  readonly milliseconds: number
  readonly failed: boolean
  /** The owner of the statement. Undefined for the site's own statements. */
  readonly by: Doing | undefined
}

/** The target of traces. A site without an endpoint has none. */
export interface Tracing {
  request(headers: IncomingHttpHeaders, facts: Facts): OpenSpan
  span(name: string, facts: Facts, parent: OpenSpan | undefined): OpenSpan
  statement(ended: Ended): void
  close(): Promise<void>
}

export const traces: { to: Tracing | undefined } = { to: undefined }

/** Runs work outside requests as its own owner, for its statements and its trace. */
export async function watched<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T> {
  const span = traces.to?.span(name, facts, doing.value?.span)
  const what: Doing = { name: () => name, span }
  try {
    const result = await doing.run(what, work)
    span?.end({})
    return result
  } catch (error) {
    span?.end({}, { failed: true })
    throw error
  }
}

/** Runs a try of a job. It is counted, and owns its statements. */
export async function watchedJob(task: string, work: () => Promise<unknown>) {
  const began = performance.now()
  const note = (result: string) => {
    counted.jobs.add({ task, result })
    counted.jobSeconds.of({ task }).observe((performance.now() - began) / 1_000)
  }
  try {
    await watched(`job ${task}`, { 'job.task': task }, work)
    note('done')
  } catch (error) {
    note('failed')
    throw error
  }
}
