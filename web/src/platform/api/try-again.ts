import { CallError } from './client.ts'

const FIRST = 2_000
const LONGEST = 60_000

/** No answer came: it may have been done, and it may not. */
export const isUnanswered = (error: unknown) => error instanceof CallError && error.status === 0

/** The session is over: it is taken after the next sign-in. */
export const isEnded = (error: unknown) => error instanceof CallError && error.status === 401

/** What was said is kept on the device, and sent later. */
export const isForLater = (error: unknown) => isUnanswered(error) || isEnded(error)

/** Whether trying again may help: no answer came, or the server is busy or broken. */
export const mayPass = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500

/**
 * Milliseconds until the next try: longer each time, and never less than the server asks for. Varied at random, so that
 * waiting browsers do not all come back at once.
 */
export function pauseAfter(failures: number, error: unknown): number {
  const asked = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, Math.min(FIRST * 2 ** failures, LONGEST)) * (1 + Math.random() / 4)
}
