import type { IncomingMessage } from 'node:http'

const ARRIVED = Symbol('arrived')
type Noted = IncomingMessage & { [ARRIVED]?: number }

/** Records when a request arrived, before it waits for anything. */
export function noteArrival(request: IncomingMessage) {
  ;(request as Noted)[ARRIVED] = performance.now()
}

/**
 * Returns when a request arrived, on the clock of `performance.now()`. Returns now for a request that this process makes itself.
 */
export const arrivalOf = (request: IncomingMessage): number =>
  (request as Noted)[ARRIVED] ?? performance.now()
