import { Context } from '../context.ts'
import type { OpenSpan } from './tracing.ts'

/** What a statement or a line of the log belongs to: a request, a job, a run of the judge. */
export interface Doing {
  /** Of a request. */
  readonly requestId?: string
  /** The pattern of the route, or the name of the job. Never an address, which may hold a token. */
  readonly name: () => string
  readonly span?: OpenSpan | undefined
}

/** `doing.value` is what the code that runs now belongs to. */
export const doing = new Context<Doing>()
