import { CallError } from './client.ts'

const FIRST = 2_000
const LONGEST = 60_000

/** Returns whether the response is missing. The request may have run or not. */
export const isUnanswered = (error: unknown) => error instanceof CallError && error.status === 0

/** Returns whether the session has ended. A retry works after the next sign-in. */
export const isEnded = (error: unknown) => error instanceof CallError && error.status === 401

/** Returns whether a change stays on the device and is sent later. */
export const isForLater = (error: unknown) => isUnanswered(error) || isEnded(error)

/** Returns whether a retry may help: the response is missing, or the server is busy or broken. */
export const mayPass = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500

/**
 * Returns the milliseconds until the next try. They grow each time, and are at least what the server asks for. Random variation
 * keeps waiting browsers from coming back at once.
 */
export function pauseAfter(failures: number, error: unknown): number {
  const asked = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, Math.min(FIRST * 2 ** failures, LONGEST)) * (1 + Math.random() / 4)
}
