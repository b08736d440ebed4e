import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenSpan } from './tracing.ts'

/** What a statement or a line of the log belongs to: a request, a job, a run of the judge. */
export interface Doing {
  /** Of a request. */
  readonly requestId?: string
  /** The pattern of the route, or the name of the job. Never an address, which may hold a token. */
  readonly name: () => string
  readonly span?: OpenSpan | undefined
}

const store = new AsyncLocalStorage<Doing>()

/** What the code that runs now belongs to. */
export const doing = (): Doing | undefined => store.getStore()

/** Runs `work`, and all that it begins, as a part of `what`. */
export const during = <T>(what: Doing, work: () => T): T => store.run(what, work)
