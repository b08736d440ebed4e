import { vi } from 'vitest'

/** Milliseconds. A wait ends when its condition holds. The limit ends hanging tests and does not measure speed. */
const LIMIT = 60_000
const { waitFor } = vi

type WaitFor = typeof vi.waitFor
const patient: WaitFor = (check, options) => {
  const { timeout = 0, ...rest } = typeof options === 'number' ? { timeout: options } : (options ?? {})
  return waitFor(check, { ...rest, timeout: Math.max(timeout, LIMIT) })
}
// Files share a worker, so the function is replaced once in each.
if (waitFor.name !== patient.name) vi.waitFor = patient
