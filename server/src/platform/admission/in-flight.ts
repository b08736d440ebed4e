import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The requests that this process is answering. */
export interface InFlight {
  /** Answers in progress. */
  readonly responses: Set<ServerResponse>
  /** True when the process is about to stop: `/readyz` reports it, and each connection closes after its answer. */
  stopping: boolean
}

/** Milliseconds. */
const CHECK_INTERVAL = 25

/**
 * Waits until a stopping site has answered its open requests. It still answers new requests for `least` seconds, so
 * that a load balancer notices `/readyz`. Then it waits until no request is open, for `most` seconds at most.
 */
export async function drain(inFlight: InFlight, { least, most }: { least: number; most: number }) {
  inFlight.stopping = true
  for (const response of inFlight.responses) response.shouldKeepAlive = false
  const began = Date.now()
  const isDone = (passed: number) =>
    passed >= most * 1000 || (passed >= least * 1000 && inFlight.responses.size === 0)
  while (!isDone(Date.now() - began)) await sleep(CHECK_INTERVAL)
}
