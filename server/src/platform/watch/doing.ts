import { Context } from '../context.ts'
import type { OpenSpan } from './tracing.ts'

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
