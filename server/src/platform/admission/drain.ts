import { setTimeout as sleep } from 'node:timers/promises'
import type { Connections } from './connections.ts'

/** Milliseconds. */
const CHECK_INTERVAL = 25

/**
 * Waits until a stopping site has answered its open requests. It still answers new requests for `least` seconds, so
 * that a load balancer notices `/readyz`. Then it waits until no request is open, for `most` seconds at most.
 */
export async function drain(connections: Connections, { least, most }: { least: number; most: number }) {
  connections.closeAfterAnswers()
  const began = performance.now()
  const isDone = (passed: number) =>
    passed >= most * 1000 || (passed >= least * 1000 && connections.unsent === 0)
  while (!isDone(performance.now() - began)) await sleep(CHECK_INTERVAL)
}
