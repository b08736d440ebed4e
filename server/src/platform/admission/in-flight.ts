import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the HTTP server has to do just now. */
export interface Traffic {
  /** Answers that are being made or sent. */
  readonly underWay: Set<ServerResponse>
  /** The process is about to end: `/readyz` says so, and no connection is kept for a next request. */
  stopping: boolean
}

const LOOK_AGAIN_AFTER = 25

/**
 * Lets a site that is to stop run dry. It goes on answering for `least` seconds, so that who watches `/readyz` sends
 * nobody more, and then until nothing is under way, for `most` seconds at most.
 */
export async function runDry(traffic: Traffic, { least, most }: { least: number; most: number }) {
  traffic.stopping = true
  for (const response of traffic.underWay) response.shouldKeepAlive = false
  const began = Date.now()
  const isDone = (passed: number) =>
    passed >= most * 1000 || (passed >= least * 1000 && traffic.underWay.size === 0)
  while (!isDone(Date.now() - began)) await sleep(LOOK_AGAIN_AFTER)
}
