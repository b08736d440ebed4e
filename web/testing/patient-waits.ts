import { vi } from 'vitest'

/** Milliseconds. A wait ends when what it waits for is there; its limit ends what hangs, and judges no speed. */
const LIMIT = 60_000
const { waitFor } = vi

type WaitFor = typeof vi.waitFor
const patient: WaitFor = (check, options) => {
  const { timeout = 0, ...rest } = typeof options === 'number' ? { timeout: options } : (options ?? {})
  return waitFor(check, { ...rest, timeout: Math.max(timeout, LIMIT) })
}
// Files share a worker: it is done once in each.
if (waitFor.name !== patient.name) vi.waitFor = patient
