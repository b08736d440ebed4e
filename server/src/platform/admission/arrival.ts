import type { IncomingMessage } from 'node:http'

const ARRIVED = Symbol('arrived')
type Noted = IncomingMessage & { [ARRIVED]?: number }

/** Notes when a request arrived, before it waits for anything. */
export function noteArrival(request: IncomingMessage) {
  ;(request as Noted)[ARRIVED] = performance.now()
}

/** When it arrived, on the clock of `performance.now()`; now, for one that this process makes itself. */
export const arrivalOf = (request: IncomingMessage): number =>
  (request as Noted)[ARRIVED] ?? performance.now()
