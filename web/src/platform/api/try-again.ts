import { CallError } from './client.ts'

const FIRST = 2_000
const LONGEST = 60_000

/** The same may be answered otherwise later: no answer came, or the server is busy or broken. */
export const mayPass = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500

/**
 * Milliseconds until what failed is tried again: longer each time, and not before the server asks for it. Never quite the
 * same, so that all who wait for a server do not come back at once.
 */
export function pauseAfter(failures: number, error: unknown): number {
  const asked = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, Math.min(FIRST * 2 ** failures, LONGEST)) * (1 + Math.random() / 4)
}
