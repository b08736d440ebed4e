import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The requests that this process is answering. */
export interface InFlight {
  /** Answers that are being made or sent. */
  readonly responses: Set<ServerResponse>
  /** True once the process is about to end: `/readyz` says so, and connections are closed after their answer. */
  stopping: boolean
}

/** Milliseconds. */
const CHECK_INTERVAL = 25

/**
 * Waits until a site that is about to stop has answered what it was asked. It goes on answering for `least` seconds, so
 * that a load balancer sees `/readyz` and sends nothing more, then until nothing is in flight, for `most` seconds at most.
 */
export async function drain(inFlight: InFlight, { least, most }: { least: number; most: number }) {
  inFlight.stopping = true
  for (const response of inFlight.responses) response.shouldKeepAlive = false
  const began = Date.now()
  const isDone = (passed: number) =>
    passed >= most * 1000 || (passed >= least * 1000 && inFlight.responses.size === 0)
  while (!isDone(Date.now() - began)) await sleep(CHECK_INTERVAL)
}
