import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { boundedQueue } from '../../platform/queue/bounded-queue.ts'
import type { CertificateFacts } from './draw-certificate.ts'

// A certificate takes a quarter of a second of a processor, is drawn once, and nobody waits for hundreds of them.
const inTurn = boundedQueue(1, 40)
const PATIENCE = 30_000
const MEGABYTES = 192

const source = JSON.stringify(new URL('./certificate-thread.ts', import.meta.url))
const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`

/**
 * Draws a certificate in a thread of its own, one at a time, so that no other request waits. Throws a 429 Failure if too many
 * wait; who asks for most waits longest.
 */
export const printCertificate = (owner: string, facts: CertificateFacts): Promise<Buffer> =>
  inTurn(async () => {
    const options = { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES }, stdout: true, stderr: true }
    // In a build both files are in one folder. From source the thread has to register the TypeScript loader itself.
    const worker = import.meta.url.endsWith('.ts')
      ? new Worker(fromSource, { ...options, eval: true })
      : new Worker(new URL('./certificate-thread.js', import.meta.url), options)
    worker.stdout.resume()
    worker.stderr.resume()
    try {
      worker.postMessage(facts)
      const [pdf] = await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) })
      return Buffer.from(pdf as Uint8Array)
    } finally {
      await worker.terminate()
    }
  }, owner)
